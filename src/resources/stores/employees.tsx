import type { Additions } from '../../crud/vocabulary/additions.ts';

export const additions: Additions = { listedBy: 'store_id' };
