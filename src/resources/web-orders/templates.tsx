import type { Additions } from '../../crud/core/additions/additions.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';

const content = { input: lazyPart(async () => (await import('./templates/content-input.tsx')).ContentInput), shape: { wide: true } };

export const additions: Additions = { fields: { content, content_en: content } };
