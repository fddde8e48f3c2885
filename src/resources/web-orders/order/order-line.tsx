import type { JSX } from 'react';
import { addDays, weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import { clockTime, slotTime } from '../../../../contract/rules/orders/order-name.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { formatSpokenDay } from '../../../../contract/rules/time/shown-time.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { textOf } from '../../../crud/core/row.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { ReferenceName } from '../../../crud/fields/references/reference-name.tsx';

/** When the client is to come and what for: `dnes 9:30–9:45 · Občanské průkazy · středa 18. 11. 2026`. */
export function OrderLine({ record }: RecordSlotProps): JSX.Element {
  const words = useWords();
  const [starts, ends] = [textOf(record['starts_at']), textOf(record['ends_at'])];
  const near = useFromClock((now) => nearDay(words, starts, now));
  const slot = useFromClock((now) => slotTime(starts, words.dates.shortWeekdays, now));
  const from = near === '' ? slot : `${near} ${clockTime(starts)}`;
  const { service_id } = record;
  // Anyone who sees an order outside of its hours or places asks why.
  const reason = textOf(record['over_capacity_reason']);
  const erased = textOf(record['erased_at']);
  return (
    <>
      <strong className="nowrap">{`${from}–${clockTime(ends)}`}</strong>
      {typeof service_id === 'number' ? (
        <>
          {' · '}
          <ReferenceName plain target="services" id={service_id} />
        </>
      ) : null}
      {near === '' ? null : ` · ${wholeDay(words, starts)}`}
      {reason === '' ? null : ` · ${words.labelsOf({ name: 'orders' }).fields['over_capacity_reason']}: ${reason}`}
      {erased === ''
        ? null
        : ` · ${words.labelsOf({ name: 'orders' }).fields['erased_at']}: ${formatSpokenDay(localDay(new Date(erased)))}`}
    </>
  );
}

/** The day as it is called from near: today and the days next to it. */
function nearDay({ dates }: Words, starts: string, now: Date): string {
  const [day, today] = [localDay(new Date(starts)), localDay(now)];
  if (day === today) return dates.today.toLocaleLowerCase();
  if (day === addDays(today, 1)) return dates.tomorrow.toLocaleLowerCase();
  return day === addDays(today, -1) ? dates.yesterday.toLocaleLowerCase() : '';
}

function wholeDay({ dates }: Words, starts: string): string {
  const day = localDay(new Date(starts));
  return `${dates.weekdays[weekdayOf(day)] ?? ''} ${formatSpokenDay(day)}`;
}
