import type { SystemLabels } from '../basics/catalogue.ts';

/** What every row has. */
export const system = { id: 'Record number', version: 'Version', created_at: 'Created', updated_at: 'Changed' } satisfies SystemLabels;
