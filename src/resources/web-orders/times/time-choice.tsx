import type { JSX } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { clockTime } from '../../../../contract/rules/orders/order-name.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
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

/** The times of a day as buttons, with their free places. Full ones are pressed only by who may exceed the capacity. */
export function TimeChoice({ day, told, chosen, onChoose, onExceed }: TimeChoiceProps): JSX.Element {
  const words = useWords();
  const said = useOrderingWords();
  return (
    <div className="time-choice" role="group" aria-label={`${said.times}, ${dayName(words, day)}`}>
      <p className="time-choice__head">
        <strong>{dayName(words, day)}</strong>
        {told === undefined ? null : <span>{officeHoursWords(words).calendar.types[told.type]}</span>}
      </p>
      {told?.times.length === 0 ? <p>{said.noTimes}</p> : null}
      <div className="time-choice__times">
        {(told?.times ?? []).map((time) => (
          <button
            key={time.starts_at}
            type="button"
            className="time-choice__time"
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
