import { type JSX, type KeyboardEvent, useRef } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { clockTime } from '../../../../contract/rules/orders/order-name.ts';
import { useWords } from '../../../crud/core/words.ts';
import { dayName } from '../../stores/days/day-words.ts';
import { officeHoursWords } from '../../stores/days/office-hours-words.ts';
import { useOrderingWords } from './ordering-words.ts';
import type { FreeDay, FreeTime } from './use-free-times.ts';

type TimeChoiceProps = {
  readonly day: Day;
  /** Missing until it is read. */
  readonly told: FreeDay | undefined;
  /** The beginning of the chosen time. */
  readonly chosen: string;
  readonly onChoose: (time: FreeTime) => void;
  /** A full time was chosen, by who may exceed the capacity. */
  readonly onExceed?: ((time: FreeTime) => void) | undefined;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The times of a day as buttons, with their free places. Full times are disabled without the right to exceed the capacity. The group is one
 * tab stop; the arrow keys choose among the free times.
 */
export function TimeChoice({ day, told, chosen, onChoose, onExceed }: TimeChoiceProps): JSX.Element {
  const words = useWords();
  const said = useOrderingWords();
  const times = useRef<HTMLDivElement>(null);
  const all = told?.times ?? [];
  const goal = all.find((time) => time.starts_at === chosen) ?? all.find(({ free }) => free > 0) ?? all[0];
  const onKey = (event: KeyboardEvent): void => {
    const step = event.ctrlKey || event.altKey || event.metaKey ? undefined : steps[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    const at = event.target.dataset['time'];
    const from = all.findIndex(({ starts_at }) => starts_at === at);
    const further = step > 0 ? all.slice(from + 1) : all.slice(0, Math.max(from, 0)).toReversed();
    const next = further.find(({ free }) => free > 0);
    if (next === undefined) return;
    times.current?.querySelector<HTMLElement>(`[data-time="${next.starts_at}"]`)?.focus();
    onChoose(next);
  };
  return (
    <div className="time-choice" role="group" aria-label={`${said.times}, ${dayName(words, day)}`}>
      <p className="time-choice__head">
        <strong>{dayName(words, day)}</strong>
        {told === undefined ? null : <span>{officeHoursWords(words).calendar.types[told.type]}</span>}
      </p>
      {told?.times.length === 0 ? <p>{said.noTimes}</p> : null}
      <div ref={times} className="time-choice__times" onKeyDown={onKey} role="presentation">
        {all.map((time) => (
          <button
            key={time.starts_at}
            type="button"
            className="time-choice__time"
            data-time={time.starts_at}
            tabIndex={time === goal ? 0 : -1}
            disabled={time.free === 0 && onExceed === undefined}
            data-full={time.free === 0}
            aria-pressed={time.starts_at === chosen}
            onClick={() => (time.free === 0 ? onExceed?.(time) : onChoose(time))}
          >
            <strong>{clockTime(time.starts_at)}</strong> <span>{time.free === 0 ? said.full : said.places(time.free)}</span>
          </button>
        ))}
      </div>
      {onExceed === undefined && told?.times.some(({ free }) => free === 0) ? (
        <p className="time-chooser__note">{said.fullNotYours}</p>
      ) : null}
    </div>
  );
}
