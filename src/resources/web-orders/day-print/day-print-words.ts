import { dayPrint as czech } from '../../../../contract/messages/cs/console/web-orders/day-print.ts';
import { dayPrint as english } from '../../../../contract/messages/en/console/web-orders/day-print.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of the printed day of orders: they are fetched with its button. */
export const useDayPrintWords = wordsHook(czech, english);
