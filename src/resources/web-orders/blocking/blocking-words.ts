import { blocking as czech } from '../../../../contract/messages/cs/console/web-orders/web-calendar.ts';
import { blocking as english } from '../../../../contract/messages/en/console/web-orders/web-calendar.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of blocking: they are fetched with the calendar of orders. */
export const useBlockingWords = wordsHook(czech, english);
