import type { Additions } from '../../crud/vocabulary/additions/additions.ts';

export const additions: Additions = { icon: 'layers' };
