import { telling as czech } from '../../../../contract/messages/cs/console/web-orders/telling.ts';
import { telling as english } from '../../../../contract/messages/en/console/web-orders/telling.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';

/** Words about what clients are notified of a change: they are fetched with its dialog. */
export function useTellingWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
