import { type JSX, useId, useState } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { DayType } from '../../../../contract/rules/opening/day-hours.ts';
import { readTypedDay } from '../../../../contract/rules/typing/typed-date.ts';
import { formatDay } from '../../../crud/core/format.ts';
import type { Words } from '../../../crud/core/words.ts';
import { Field } from '../../../ui/field/field.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import { dayName, hoursText, officeHoursWords, reasonText } from '../days/day-words.ts';
import type { ReportedDay } from '../days/use-days.ts';

type DayPanelProps = {
  readonly words: Words;
  readonly day: Day;
  readonly reported: ReportedDay | undefined;
  readonly go: (day: Day) => void;
};

const tones: Readonly<Record<DayType, Tone>> = {
  free: 'success',
  occupied: 'warning',
  notAvailable: 'neutral',
  holiday: 'info',
  blocked: 'danger',
};

/** What one day will look like, and each step of why. */
export function DayPanel({ words, day, reported, go }: DayPanelProps): JSX.Element {
  const texts = officeHoursWords(words).calendar;
  const id = useId();
  return (
    <Panel>
      <section aria-labelledby={id}>
        <h2 id={id} className="day-panel__title">
          {texts.which}
        </h2>
        <PickedDay key={day} {...{ words, day, go }} />
        {reported === undefined ? (
          <p className="quiet">{texts.loading}</p>
        ) : (
          <div aria-live="polite">
            <p className="day-panel__type">
              <strong>{dayName(words, day)}</strong> <Status tone={tones[reported.type]}>{texts.types[reported.type]}</Status>
            </p>
            {reported.type === 'notAvailable' ? null : <p className="day-panel__hours">{hoursText(words, reported.intervals)}</p>}
            {reported.orders === 0 ? null : <p>{texts.orders(reported.orders)}</p>}
            <h3 className="day-panel__why">{texts.why}</h3>
            <ol className="day-panel__reasons">
              {reported.reasons.map((reason, place) => (
                <li key={reason.code}>
                  {reasonText(words, reason)}
                  <span className="quiet">
                    {hoursText(words, reason.intervals)}
                    {place === reported.reasons.length - 1 ? `, ${texts.decides}` : ''}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        )}
      </section>
    </Panel>
  );
}

/** A date to be typed; the calendar goes there once it is whole. */
function PickedDay({ words, day, go }: Pick<DayPanelProps, 'words' | 'day' | 'go'>): JSX.Element {
  const [text, setText] = useState(formatDay(day));
  const [isWrong, setWrong] = useState(false);
  const settle = (): void => {
    const found = readTypedDay(text);
    setWrong(found === undefined);
    if (found !== undefined && found !== day) go(found);
  };
  return (
    <Field label={officeHoursWords(words).calendar.pick} error={isWrong ? words.problem({ code: 'day' }) : undefined}>
      {(control) => (
        <input
          {...control}
          className="input day-panel__day"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
          }}
        />
      )}
    </Field>
  );
}
