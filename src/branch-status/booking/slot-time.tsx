import type { JSX } from 'react';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { useWords } from '../../crud/core/words.ts';

/** The time of a visit as people say it: `st 23. 12. 8:30`, with the year where it is not the one that it is now. */
export function SlotTime({ at }: { readonly at: string }): JSX.Element {
  const { dates } = useWords();
  return <>{useFromClock((now) => slotTime(at, dates.shortWeekdays, now))}</>;
}
