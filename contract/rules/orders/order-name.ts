import { weekdayOf } from '../opening/calendar-days.ts';
import { isolated } from '../text/isolated.ts';
import { wallTimeAt } from '../time/prague-time.ts';

/** The fields that name an order. A field that the reader may not see is missing. */
export type NamedOrder = { readonly name?: unknown; readonly starts_at?: unknown; readonly pin?: unknown };

/** Words of the language: short weekdays, beginning with Sunday, and the text before the PIN. */
export type OrderNameWords = { readonly shortWeekdays: readonly string[]; readonly pin: (pin: string) => string };

/** Whom an order is for and when, then its PIN: `Michaela Matoušková, st 23. 12. 8:30, PIN 245840`. Used wherever an order is named. */
export function orderName({ name, starts_at, pin }: NamedOrder, words: OrderNameWords, now: Date): string {
  const parts = [
    typeof name === 'string' ? isolated(name) : '',
    typeof starts_at === 'string' ? slotTime(starts_at, words.shortWeekdays, now) : '',
    typeof pin === 'string' ? words.pin(pin) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** `st 23. 12. 8:30` in Prague, with the year where it is not the one that it is now; an unreadable instant as it is. */
export function slotTime(iso: string, shortWeekdays: readonly string[], now: Date): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return iso;
  const { year, month, day } = wallTimeAt(instant);
  const weekday = shortWeekdays[weekdayOf(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10))] ?? '';
  const written = year === wallTimeAt(now).year ? '' : ` ${year}`;
  return `${weekday} ${day}. ${month}.${written} ${clockTime(iso)}`;
}

/** `8:30` in Prague. */
export function clockTime(iso: string): string {
  const { hour, minute } = wallTimeAt(new Date(iso));
  return `${hour}:${String(minute).padStart(2, '0')}`;
}
