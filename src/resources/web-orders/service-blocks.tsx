import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { part } from '../../ui/page/part.tsx';

export const additions: Additions = {
  icon: 'ban',
  formSlots: { Below: part(async () => (await import('./blocking/block-beside.tsx')).BlockBeside) },
};
