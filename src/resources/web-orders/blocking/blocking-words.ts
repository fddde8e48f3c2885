import { blocking as czech } from '../../../../contract/messages/cs/console/web-orders/blocking.ts';
import { blocking as english } from '../../../../contract/messages/en/console/web-orders/blocking.ts';
import { useWords } from '../../../crud/core/words.ts';

/** Words of blocking: they are fetched with the calendar of orders. */
export function useBlockingWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
