import type { Additions } from '../additions.ts';

export const additions: Additions = { icon: 'layers' };
