import { system as czech } from '../../contract/messages/cs/console/settings/system.ts';
import { system as english } from '../../contract/messages/en/console/settings/system.ts';
import { useMessages } from './words/console-words.ts';

/** Words of the state of the installation: they are fetched with what super administrators alone see. */
export function useSystemWords(): typeof czech {
  return useMessages().language === 'en' ? english : czech;
}
