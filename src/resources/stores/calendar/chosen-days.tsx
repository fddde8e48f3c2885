import { type JSX, useState } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { MarkType } from '../../../../contract/rules/opening/day-hours.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import type { Words } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { daysFrom } from '../../../ui/calendar/month-days.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { dayName, officeHoursWords } from '../days/day-words.ts';
import type { ReportedDay } from '../days/use-days.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { areBlocked, marksOn } from './marks-on.ts';

type ChosenDaysProps = {
  readonly words: Words;
  readonly storeId: number;
  readonly chosen: readonly [first: Day, last: Day];
  /** What is known of the days, as far as the calendar shows them. */
  readonly known: ReadonlyMap<Day, ReportedDay>;
  /** Whether the next day that is pressed ends the choice: drawing is not for everybody. */
  readonly isRange: boolean;
  readonly onRange: (isRange: boolean) => void;
};

const marks = resourceNamed('day-marks');

/** What can be done with the chosen days. */
export function ChosenDays({ words, storeId, chosen, known, isRange, onRange }: ChosenDaysProps): JSX.Element | null {
  const texts = officeHoursWords(words).calendar;
  const [type, setType] = useState<MarkType | null>();
  const mayEdit = useMay(marks, 'edit');
  const [first, last] = chosen;
  const days = daysFrom(first, last);
  const isBlocked = areBlocked(days, known);
  if (!mayEdit) return null;
  return (
    <Panel>
      <p className="chosen-days__count" role="status">
        {texts.selected(days.length)}
      </p>
      <p className="quiet">{first === last ? dayName(words, first) : `${dayName(words, first)} – ${dayName(words, last)}`}</p>
      <div className="chosen-days__actions">
        <Button aria-pressed={isRange} onClick={() => onRange(!isRange)}>
          {texts.range}
        </Button>
        <p className="chosen-days__range quiet" role="status">
          {isRange ? texts.rangeHelp : ''}
        </p>
        {isBlocked ? null : (
          <Button icon="ban" onClick={() => setType('blocked')}>
            {texts.block}
          </Button>
        )}
        <Button icon="sun" onClick={() => setType('holiday')}>
          {texts.holiday}
        </Button>
        <Button icon="check" onClick={() => setType('open')}>
          {texts.open}
        </Button>
        <Button icon="undo" onClick={() => setType(null)}>
          {isBlocked ? texts.unblock : texts.clear}
        </Button>
      </div>
      {type === undefined ? null : (
        <MarkDialog {...{ words, storeId, days, type }} marked={marksOn(days, known)} onClose={() => setType(undefined)} />
      )}
    </Panel>
  );
}
