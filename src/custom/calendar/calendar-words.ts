import { webCalendar as czech } from '../../../contract/messages/cs/console/web-orders/web-calendar.ts';
import { webCalendar as english } from '../../../contract/messages/en/console/web-orders/web-calendar.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Words of the calendar of orders: they are fetched with the screen. */
export const useCalendarWords = wordsHook(czech, english);
