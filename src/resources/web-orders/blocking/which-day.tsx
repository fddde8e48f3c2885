import { type JSX, useState } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { dayName, officeHoursWords } from '../../stores/days/day-words.ts';
import { useBlockingWords } from './blocking-words.ts';

export type Blocked = 'day' | 'hours';

type WhichDayProps = {
  readonly days: readonly Day[];
  readonly chosen: Day;
  readonly what: Blocked;
  readonly onDay: (day: Day) => void;
  readonly onClose: () => void;
};

/** Asks for the day before anything of it is typed: the views of a week and of a month show many. */
export function WhichDay({ days, chosen, what, onDay, onClose }: WhichDayProps): JSX.Element {
  const words = useWords();
  const said = useBlockingWords();
  const [day, setDay] = useState(days.includes(chosen) ? chosen : (days[0] ?? chosen));
  return (
    <Dialog
      title={what === 'day' ? said.day : said.hours}
      closeLabel={officeHoursWords(words).calendar.cancel}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{officeHoursWords(words).calendar.cancel}</Button>
          <Button tone="primary" aria-haspopup="dialog" onClick={() => onDay(day)}>
            {said.goOn}
          </Button>
        </>
      }
    >
      <Field label={said.which}>
        {(control) => (
          <select {...control} className="input" value={day} onChange={(event) => setDay(event.target.value)}>
            {days.map((one) => (
              <option key={one} value={one}>
                {dayName(words, one)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Dialog>
  );
}
