import type { Additions } from '../../crud/vocabulary/additions.ts';
import { fileAdditions } from './files/file-additions.tsx';

export const additions: Additions = fileAdditions({ logo_file: 'logo', terms_file: 'terms' });
