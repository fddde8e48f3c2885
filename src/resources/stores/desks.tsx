import type { Additions } from '../additions.ts';

export const additions: Additions = { listedBy: 'store_id' };
