import type { Language } from '../../contract/basics/languages.ts';
import { keeping as czech } from '../../contract/messages/cs/console/stores/keeping.ts';
import { keeping as english } from '../../contract/messages/en/console/stores/keeping.ts';

/** Words of backups and licences: they are fetched with the first screen that shows one. */
export function keepingWords({ language }: { readonly language: Language }): typeof czech {
  return language === 'en' ? english : czech;
}
