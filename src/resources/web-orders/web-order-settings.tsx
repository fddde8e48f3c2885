import type { Additions } from '../../crud/core/additions/additions.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';

export const additions: Additions = {
  formSlots: { Below: lazyPart(async () => (await import('./booking-preview.tsx')).PagePreview) },
};
