import { held as czech } from '../../../../contract/messages/cs/console/settings/held.ts';
import { held as english } from '../../../../contract/messages/en/console/settings/held.ts';
import { useWords } from '../../../crud/core/words.ts';

/** Words of messages that are held back: they are fetched with the outbox. */
export function useHeldWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
