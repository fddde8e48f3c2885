import { bookingOverview as czech } from '../../../contract/messages/cs/console/web-orders/booking-overview.ts';
import { bookingOverview as english } from '../../../contract/messages/en/console/web-orders/booking-overview.ts';
import { weekdayOf } from '../../../contract/rules/opening/calendar-days.ts';
import { formatSpokenDay } from '../../../contract/rules/time/shown-time.ts';
import { useWords, wordsHook } from '../../crud/core/words.ts';

/** Words of the overview of web orders: they are fetched with it. */
export const useOverviewWords = wordsHook(czech, english);

/** `pondělí 30. 11. 2026`. */
export function useDayName(): (day: string) => string {
  const { opening } = useWords();
  return (day) => `${opening.weekdays[weekdayOf(day)] ?? ''} ${formatSpokenDay(day)}`;
}
