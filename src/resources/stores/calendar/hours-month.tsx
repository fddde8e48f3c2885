import { type JSX, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import { tabAddress } from '../../../crud/record/record-context/tab-address.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { addMonths, firstOf, lastOf, monthOf } from '../../../ui/calendar/month-days.ts';
import { useDayFocus } from '../../../ui/calendar/use-day-focus.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { monthTitle, officeHoursWords } from '../days/day-words.ts';
import { useDays } from '../days/use-days.ts';
import { calendarTab } from '../status/tab-names.ts';
import './calendar.css';
import './hours-month.css';
import { MonthGrid } from './month-grid.tsx';

/** A month of a store at a glance: which days it is closed, or open otherwise than its plan says. A day leads to the calendar, which says why. */
export function HoursMonth({ storeId }: { readonly storeId: number }): JSX.Element {
  const words = useWords();
  const texts = officeHoursWords(words).calendar;
  const id = useId();
  const navigate = useNavigate();
  const today = useFromClock(localDay);
  const [chosen, setChosen] = useState<Day>();
  const current = chosen ?? today;
  const month = monthOf(current);
  const { days, failed } = useDays(storeId, firstOf(month), lastOf(month));
  const calendar = tabAddress(`/stores/${storeId}`, calendarTab);
  const grid = useRef<HTMLDivElement>(null);
  const { walk } = useDayFocus(grid, current);
  const open = (day: Day): void => void navigate(`${calendar}&day=${day}`);
  const onKey = (event: KeyboardEvent, day: Day): void => {
    if (event.key === 'Enter') open(day);
    else walk(event, setChosen);
  };
  const onClick = ({ target }: MouseEvent): void => {
    const day = target instanceof Element ? target.closest('[data-day]')?.getAttribute('data-day') : null;
    if (typeof day === 'string') open(day);
  };
  return (
    <section aria-labelledby={id}>
      <div className="hours-tab__head">
        <h2 id={id}>{words.opening.tabs.calendar}</h2>
        <Link to={`${calendar}&view=year`}>{texts.wholeYear}</Link>
      </div>
      <Panel>
        <div className="hours-month__head">
          <IconButton icon="chevronLeft" label={texts.previousMonth} onClick={() => setChosen(addMonths(current, -1))} />
          <h3 aria-live="polite">{monthTitle(words, month)}</h3>
          <IconButton icon="chevronRight" label={texts.nextMonth} onClick={() => setChosen(addMonths(current, 1))} />
        </div>
        {failed === undefined ? null : (
          <Notice tone="danger" announce="alert" title={texts.loadFailed}>
            {failed}
          </Notice>
        )}
        <div className="hours-month" ref={grid} onClick={onClick} role="presentation">
          <MonthGrid {...{ words, month, days, current, today, onKey }} chosen={[current, current]} isSmall />
        </div>
        <ul className="hours-month__legend" aria-label={texts.legend}>
          {(['other', 'closed', 'holiday'] as const).map((kind) => (
            <li key={kind}>
              <span className={`hours-month__sample hours-month__sample--${kind}`} aria-hidden="true" />
              {texts.monthLegend[kind]}
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
