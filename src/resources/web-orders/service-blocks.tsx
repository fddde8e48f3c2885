import type { Additions } from '../../crud/core/additions/additions.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';

export const additions: Additions = {
  icon: 'ban',
  formSlots: { Below: lazyPart(async () => (await import('./blocking/block-effects.tsx')).BlockEffects) },
};
