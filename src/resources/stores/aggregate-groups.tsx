import type { Additions } from '../../crud/core/additions/additions.ts';

export const additions: Additions = { icon: 'layers' };
