import type { SystemLabels } from '../basics/catalogue.ts';

/** What every row has. */
export const system = { id: 'Číslo záznamu', version: 'Verze', created_at: 'Vytvořeno', updated_at: 'Změněno' } satisfies SystemLabels;
