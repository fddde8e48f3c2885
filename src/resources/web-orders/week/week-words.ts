import { bookingWeek as czech } from '../../../../contract/messages/cs/console/web-orders/booking-week.ts';
import { bookingWeek as english } from '../../../../contract/messages/en/console/web-orders/booking-week.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of the preview of a plan: they are fetched with it. */
export const useWeekWords = wordsHook(czech, english);
