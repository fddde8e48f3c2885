import { clockTime } from '../../../rules/orders/order-name.ts';
import { wallTimeAt } from '../../../rules/time/prague-time.ts';
import { formatEnglishDay } from '../../../rules/time/shown-time.ts';
import { inGroups } from '../../basics/spoken-digits.ts';

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** `three five seven, six nine zero`. */
export function spokenPin(pin: string): string {
  return inGroups(pin, digits);
}

/** `Monday 30 November at 8:00`, with the year where it is another one than now. */
export function spokenVisit(instant: Date, now: Date): string {
  const day = formatEnglishDay(instant);
  const isThisYear = wallTimeAt(instant).year === wallTimeAt(now).year;
  return `${isThisYear ? day.replace(/ \d{4}$/u, '') : day} at ${clockTime(instant.toISOString())}`;
}
