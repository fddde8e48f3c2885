import { type JSX, useRef } from 'react';
import { type Interval, spokenInterval } from '../../../../../contract/rules/opening/intervals.ts';
import type { Words } from '../../../../crud/core/words.ts';
import { TimeBox } from '../../../../crud/fields/inputs/time-box.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { MenuButton } from '../../../../ui/button/menu-button.tsx';
import { officeHoursWords } from '../../days/day-words.ts';
import { nextInterval, type PlacedInterval } from './draft-intervals.ts';
import { HoursTrack } from './hours-bars.tsx';

type DayRowProps = {
  /** Before the ids of its controls, so that the summary of errors leads to them. */
  readonly prefix: string;
  readonly words: Words;
  readonly day: string;
  readonly intervals: readonly PlacedInterval[];
  readonly errorOf: (at: number) => string | undefined;
  readonly onChange: (at: number, interval: Interval) => void;
  readonly onAdd: (interval: Interval) => void;
  readonly onRemove: (at: number) => void;
  /** Other days of the week that these hours can be copied to; a single date has none. */
  readonly copy?: { readonly others: readonly number[]; readonly onCopy: (to: readonly number[]) => void };
};

/** Hours of one day: the bar, and a pair of times for each interval. */
export function DayRow({ prefix, words, day, intervals, errorOf, onChange, onAdd, onRemove, copy }: DayRowProps): JSX.Element {
  const texts = officeHoursWords(words).hours;
  const row = useRef<HTMLDivElement>(null);
  const focusAdd = (): void => row.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
  return (
    <div className="day-hours" role="group" aria-label={day} ref={row}>
      <span className="day-hours__day">{day}</span>
      <HoursTrack {...{ intervals, onChange, onAdd }} />
      <div className="day-hours__times">
        {intervals.length === 0 ? <span className="quiet">{officeHoursWords(words).closed}</span> : null}
        {intervals.map(({ at, opens, closes }) => {
          const error = errorOf(at);
          const noteId = `${prefix}-${at}-note`;
          const shared = { invalid: error !== undefined, describedBy: error === undefined ? undefined : noteId };
          return (
            <span key={at} className="day-hours__interval">
              <TimeBox
                id={`${prefix}-${at}-opens`}
                label={texts.from(day)}
                value={opens}
                onChange={(time) => onChange(at, { opens: time, closes })}
                {...shared}
              />
              <span aria-hidden="true">–</span>
              <TimeBox
                id={`${prefix}-${at}-closes`}
                label={texts.to(day)}
                value={closes}
                onChange={(time) => onChange(at, { opens, closes: time })}
                {...shared}
              />
              <IconButton
                icon="close"
                label={texts.remove(spokenInterval({ opens, closes }), day)}
                onClick={() => {
                  onRemove(at);
                  focusAdd();
                }}
              />
              {error === undefined ? null : (
                <span className="day-hours__error" id={noteId}>
                  {error}
                </span>
              )}
            </span>
          );
        })}
      </div>
      <div className="day-hours__actions">
        <Button icon="plus" tone="plain" data-adds="" aria-label={texts.addTo(day)} onClick={() => onAdd(nextInterval(intervals))}>
          {texts.add}
        </Button>
        {copy === undefined ? null : <CopyDay {...{ words, day, copy }} />}
      </div>
    </div>
  );
}

const workdays = [1, 2, 3, 4, 5];

function CopyDay({
  words,
  day,
  copy,
}: Pick<DayRowProps, 'words' | 'day'> & { readonly copy: NonNullable<DayRowProps['copy']> }): JSX.Element {
  const texts = officeHoursWords(words).hours;
  const ways = [
    { label: texts.toWorkdays, to: copy.others.filter((other) => workdays.includes(other)) },
    { label: texts.toAll, to: copy.others },
    ...copy.others.map((other) => ({ label: texts.toDay(words.opening.weekdays[other] ?? ''), to: [other] })),
  ];
  return (
    <MenuButton label={texts.copyDay(day)} icon="copy" iconOnly>
      {(close) =>
        ways.map(({ label, to }) => (
          <button
            key={label}
            type="button"
            className="menu-item"
            onClick={() => {
              copy.onCopy(to);
              close();
            }}
          >
            {label}
          </button>
        ))
      }
    </MenuButton>
  );
}
