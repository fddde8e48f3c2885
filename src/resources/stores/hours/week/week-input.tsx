import { type JSX, useRef, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { capitalise } from '../../../../../contract/messages/basics/grammar.ts';
import { checkIntervals } from '../../../../../contract/rules/opening/check-intervals.ts';
import { spokenInterval } from '../../../../../contract/rules/opening/intervals.ts';
import { weekdays } from '../../../../../contract/rules/opening/weeks.ts';
import { readTypedTime } from '../../../../../contract/rules/typing/typed-time.ts';
import type { InputProps } from '../../../../crud/core/field-props.ts';
import { isRow } from '../../../../crud/core/row.ts';
import { useFormValue } from '../../../../crud/fields/inputs/form-value.ts';
import { DayRow } from './day-row.tsx';
import { copiedTo, type DraftInterval, draftIntervals } from './draft-intervals.ts';
import './hours.css';
import { officeHoursWords } from '../../days/day-words.ts';

/** The week of a plan, drawn as bars and written in its place. */
export function WeekInput({ path, words, control }: InputProps): JSX.Element {
  const { value, change } = useFormValue(path);
  const [announcement, setSaid] = useState('');
  const holder = useRef<HTMLDivElement>(null);
  const intervals = draftIntervals(value);
  const errorOf = useIntervalError(path, intervals, words.problem);
  const said_ = officeHoursWords(words).hours;
  const write = (next: readonly DraftInterval[]): void => change([...next]);
  return (
    <div ref={holder} className="week" id={control.id} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <p className="week__help">{said_.dragHelp}</p>
      {weekdays.map((weekday) => {
        const day = capitalise(words.opening.weekdays[weekday] ?? '');
        return (
          <DayRow
            key={weekday}
            prefix={control.id ?? path}
            {...{ words, day, errorOf }}
            intervals={intervals.flatMap((interval, at) => (interval.weekday === weekday ? [{ ...interval, at }] : []))}
            onChange={(at, interval) => write(intervals.map((one, place) => (place === at ? { ...interval, weekday } : one)))}
            onAdd={(interval) => {
              write([...intervals, { ...interval, weekday }]);
              setSaid(said_.added(spokenInterval(interval)));
            }}
            onRemove={(at) => {
              write(intervals.filter((_, place) => place !== at));
              const gone = intervals[at];
              if (gone !== undefined) setSaid(said_.removed(spokenInterval(gone)));
            }}
            copy={{
              others: weekdays.filter((other) => other !== weekday),
              onCopy: (to) => {
                write(copiedTo(intervals, weekday, to));
                setSaid(said_.copied(day, to.length));
              },
            }}
          />
        );
      })}
    </div>
  );
}

/** What is wrong with an interval: what the rule says of it as it is typed, or what the server has said. */
function useIntervalError(
  path: string,
  intervals: readonly DraftInterval[],
  problem: InputProps['words']['problem'],
): (at: number) => string | undefined {
  const { errors } = useFormState({ name: path });
  const broken = checkIntervals({ intervals });
  return (at) => {
    const typed = intervals[at];
    if (typed !== undefined && [typed.opens, typed.closes].some((time) => readTypedTime(time) === null)) return problem({ code: 'time' });
    const found = broken[`intervals.${at}.opens`] ?? broken[`intervals.${at}.closes`];
    if (found !== undefined) return problem(found);
    const texts = ['opens', 'closes'].flatMap((end) => {
      const error: unknown = get(errors, `${path}.${at}.${end}`);
      return isRow(error) && typeof error['message'] === 'string' ? [error['message']] : [];
    });
    return texts[0];
  };
}

/** Hours of a single date. */
export function DateHoursInput({ path, words, label, control }: InputProps): JSX.Element {
  const { value, change } = useFormValue(path);
  const intervals = draftIntervals(value).map(({ opens, closes }) => ({ opens, closes }));
  const errorOf = useIntervalError(path, intervals, words.problem);
  return (
    <div className="week" id={control.id} tabIndex={-1}>
      <DayRow
        prefix={control.id ?? path}
        {...{ words, errorOf }}
        day={label}
        intervals={intervals.map((interval, at) => ({ ...interval, at }))}
        onChange={(at, interval) => change(intervals.map((one, place) => (place === at ? interval : one)))}
        onAdd={(interval) => change([...intervals, interval])}
        onRemove={(at) => change(intervals.filter((_, place) => place !== at))}
      />
    </div>
  );
}
