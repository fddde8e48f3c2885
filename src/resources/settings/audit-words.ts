import { audit as czech } from '../../../contract/messages/cs/console/settings/audit.ts';
import { audit as english } from '../../../contract/messages/en/console/settings/audit.ts';
import type { Words } from '../../crud/core/words.ts';

/** Words of the log alone: they are fetched with it. */
export function auditWords({ language }: Pick<Words, 'language'>): typeof czech | typeof english {
  return language === 'en' ? english : czech;
}
