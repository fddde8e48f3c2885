import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/page/part.tsx';
import { fileAdditions } from './files/file-additions.tsx';

export const additions: Additions = {
  ...fileAdditions({ logo_file: 'logo', terms_file: 'terms', terms_file_en: 'terms' }),
  Beside: part(async () => (await import('./page/page-preview.tsx')).PagePreview),
};
