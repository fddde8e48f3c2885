import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/page/part.tsx';

export const additions: Additions = { Beside: part(async () => (await import('./page/page-preview.tsx')).PagePreview) };
