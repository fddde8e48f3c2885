import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/page/part.tsx';

const ContentInput = part(async () => (await import('./templates/content-input.tsx')).ContentInput);

export const additions: Additions = {
  inputs: { content: ContentInput, content_en: ContentInput },
  shapes: { content: { wide: true }, content_en: { wide: true } },
};
