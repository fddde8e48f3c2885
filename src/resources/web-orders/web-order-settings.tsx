import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { part } from '../../ui/page/part.tsx';

export const additions: Additions = {
  formSlots: { Below: part(async () => (await import('./page/page-preview.tsx')).PagePreview) },
};
