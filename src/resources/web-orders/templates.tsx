import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { part } from '../../ui/page/part.tsx';

const content = { input: part(async () => (await import('./templates/content-input.tsx')).ContentInput), shape: { wide: true } };

export const additions: Additions = { fields: { content, content_en: content } };
