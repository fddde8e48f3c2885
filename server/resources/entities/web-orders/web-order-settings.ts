import type { Hooks } from '../hooks.ts';
import { judgeFiles } from './judge-files.ts';

/** Its files were uploaded for what they are named as. */
export const webOrderSettings: Hooks = { judge: judgeFiles({ terms_file: 'terms', terms_file_en: 'terms', logo_file: 'logo' }) };
