import type { JSX } from 'react';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import type { DayType } from '../../../contract/rules/opening/day-hours.ts';
import { DayMarkIcon } from '../../resources/stores/calendar/day-mark-icon.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { useCalendarWords } from './calendar-words.ts';
import type { CalendarOrder, OfferedDay } from './day-layout.ts';

/** What a day is for anyone who looks: of one that has passed no one asks what is free, and one without a plan is only open. */
export type DayKind = DayType | 'past' | 'open';

/** What the day is called and drawn as. */
export function dayKind({ day, type, intervals }: OfferedDay, today: Day, hasPlan: boolean): DayKind {
  const isOrdinary = type === 'free' || type === 'occupied' || type === 'notAvailable';
  if (day < today && isOrdinary && intervals.length > 0) return 'past';
  return !hasPlan && type === 'free' ? 'open' : type;
}

export type Fill = { readonly capacity: number; readonly free: number; readonly taken: number };

/** Places of the times of a day that can still be ordered. */
export function computeDayFill({ times }: Pick<OfferedDay, 'times'>): Fill {
  const capacity = times.reduce((sum, time) => sum + time.capacity, 0);
  const free = times.reduce((sum, time) => sum + time.free, 0);
  return { capacity, free, taken: capacity - free };
}

/** What became of the orders of a day that has passed, and of how many no one knows. */
export type Outcome = { readonly served: number; readonly missed: number; readonly unknown: number };

/**
 * How full a past day was is not known: its plan may have changed since, and what the plan was then is not read. So a past day reports
 * its orders by their ends.
 */
function outcomeOf(orders: readonly Pick<CalendarOrder, 'state'>[]): Outcome {
  const inState = (wanted: CalendarOrder['state']): number => orders.filter(({ state }) => state === wanted).length;
  const [served, missed] = [inState('served'), inState('missed')];
  return { served, missed, unknown: orders.length - served - missed };
}

/** The outcome of a day that has passed; undefined of another one, and where no one was expected because the office was closed. */
export function pastOutcome({ day, intervals }: OfferedDay, orders: readonly CalendarOrder[], today: Day): Outcome | undefined {
  const wasExpected = intervals.length > 0 || orders.length > 0;
  return day < today && wasExpected ? outcomeOf(orders) : undefined;
}

/** The drawing of a kind of a day; one that has passed has none. */
export function KindIcon({ kind }: { readonly kind: DayKind }): JSX.Element | null {
  if (kind === 'past' || kind === 'open') return null;
  return kind === 'free' ? <Icon name="check" size={16} /> : <DayMarkIcon type={kind} size={16} />;
}

/** What became of the orders in words, without what there is none of. */
export function outcomeTexts({ outcome }: ReturnType<typeof useCalendarWords>, counts: Outcome): readonly string[] {
  const parts = (['served', 'missed', 'unknown'] as const).filter((part) => counts[part] > 0);
  return parts.length === 0 ? [outcome.none] : parts.map((part) => outcome[part](counts[part]));
}

/** The same as parts of a line: who was served, who did not come, and of whom no one knows. */
export function OutcomeBar({ served, missed, unknown }: Outcome): JSX.Element | null {
  const total = served + missed + unknown;
  if (total === 0) return null;
  return (
    <span className="past-outcome" aria-hidden="true">
      <span className="past-outcome__served" style={{ flexGrow: served }} />
      <span className="past-outcome__missed" style={{ flexGrow: missed }} />
      <span className="past-outcome__unknown" style={{ flexGrow: unknown }} />
    </span>
  );
}
