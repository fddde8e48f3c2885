import type { Language } from '../../contract/basics/languages.ts';
import { backupsAndLicences as czech } from '../../contract/messages/cs/console/stores/backups-and-licences.ts';
import { backupsAndLicences as english } from '../../contract/messages/en/console/stores/backups-and-licences.ts';

/** Words of backups and licences: they are fetched with the first screen that shows one. */
export function backupWords({ language }: { readonly language: Language }): typeof czech {
  return language === 'en' ? english : czech;
}
