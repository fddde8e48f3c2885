import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/page/part.tsx';

export const additions: Additions = {
  inputs: { content: part(async () => (await import('./templates/content-input.tsx')).ContentInput) },
  shapes: { content: { wide: true } },
};
