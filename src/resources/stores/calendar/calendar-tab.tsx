import { type JSX, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/record-slots.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { idOf } from '../../../crud/core/row.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import './calendar.css';
import { dayTypes } from '../../../../contract/rules/opening/day-hours.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { addMonths, dayByKey, firstOf, lastOf, monthOf, monthsOf, type View } from '../days/calendar-days.ts';
import { monthTitle } from '../days/day-words.ts';
import { officeHoursWords } from '../days/office-hours-words.ts';
import { useDays } from '../days/use-days.ts';
import { ChosenDays } from './chosen-days.tsx';
import { DayMarkIcon } from './day-mark-icon.tsx';
import { DayPanel } from './day-panel.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useChosenDays } from './use-chosen-days.ts';
import { useDayPointer } from './use-day-pointer.ts';

type CalendarToolsProps = {
  readonly words: Words;
  readonly view: View;
  readonly current: Day;
  readonly today: Day;
  readonly title: string;
  readonly go: (day: Day) => void;
  readonly show: (view: View) => void;
};

const views = ['month', 'year'] as const;

/** Which month or year is seen, and the way to the others. */
function CalendarTools({ words, view, current, today, title, go, show }: CalendarToolsProps): JSX.Element {
  const texts = officeHoursWords(words).calendar;
  const step = view === 'year' ? 12 : 1;
  return (
    <div className="calendar__tools">
      <IconButton icon="chevronLeft" tone="secondary" label={texts.previous} onClick={() => go(addMonths(current, -step))} />
      <h2 className="calendar__title" aria-live="polite">
        {title}
      </h2>
      <IconButton icon="chevronRight" tone="secondary" label={texts.next} onClick={() => go(addMonths(current, step))} />
      <Button onClick={() => go(today)}>{texts.today}</Button>
      <div className="calendar__views" role="group" aria-label={texts.view}>
        {views.map((one) => (
          <Button key={one} aria-pressed={view === one} onClick={() => show(one)}>
            {texts[one]}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The calendar of a store: what each day is, why, and days that people mark. */
export function CalendarTab({ record }: RecordSlotProps): JSX.Element {
  const words = useWords();
  const texts = officeHoursWords(words).calendar;
  const today = useFromClock(localDay);
  const { view, current, anchor, go, extend, show } = useChosenDays(today);
  const storeId = idOf(record);
  const year = current.slice(0, 4);
  const months = view === 'year' ? monthsOf(year) : [monthOf(current)];
  const [from, to] = [firstOf(months[0] ?? ''), lastOf(months.at(-1) ?? '')];
  const { days, isPending, failed, retry } = useDays(storeId, from, to);
  const grids = useRef<HTMLDivElement>(null);
  const focusWanted = useRef(false);
  useEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    grids.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  });
  const onKey = (event: KeyboardEvent, day: Day): void => {
    const isPage = event.key === 'PageUp' || event.key === 'PageDown';
    const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : dayByKey(event.key, day, isPage && event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    focusWanted.current = true;
    if (event.shiftKey && !isPage) extend(next);
    else go(next);
  };
  const [isRange, setRange] = useState(false);
  const onPress = (day: Day, isExtended: boolean): void => {
    focusWanted.current = true;
    if (isExtended || isRange) extend(day);
    else go(day);
    setRange(false);
  };
  useDayPointer(grids, { onPress, onDragTo: extend });
  const chosen = anchor <= current ? ([anchor, current] as const) : ([current, anchor] as const);
  const title = view === 'year' ? year : monthTitle(words, monthOf(current));
  return (
    <div className="calendar">
      <CalendarTools {...{ words, view, current, today, title, go, show }} />
      {failed === undefined ? null : (
        <Notice tone="danger" announce="alert" title={texts.loadFailed}>
          <p>{failed}</p>
          <Button onClick={retry}>{texts.retry}</Button>
        </Notice>
      )}
      <div className="calendar__body">
        <div className="calendar__main">
          <Panel>
            <p className="visually-hidden" role="status">
              {isPending ? texts.loading : ''}
            </p>
            <p className="calendar__help">{texts.help}</p>
            <div className={view === 'year' ? 'calendar__year' : ''} ref={grids}>
              {months.map((month) => (
                <section key={month} aria-label={monthTitle(words, month)}>
                  {view === 'year' ? (
                    <h3 className="calendar__month">{officeHoursWords(words).months[Number(month.slice(5)) - 1]}</h3>
                  ) : null}
                  <MonthGrid {...{ words, month, days, current, today, onKey, chosen }} isSmall={view === 'year'} />
                </section>
              ))}
            </div>
            <CalendarLegend words={words} />
          </Panel>
        </div>
        <div className="calendar__beside">
          <ChosenDays {...{ words, storeId, chosen, isRange }} known={days} onRange={setRange} />
          <DayPanel {...{ words, day: current, go }} reported={days.get(current)} />
        </div>
      </div>
    </div>
  );
}

/** What drawings and colours of days mean. */
function CalendarLegend({ words }: { readonly words: Words }): JSX.Element {
  const { types, legend } = officeHoursWords(words).calendar;
  return (
    <ul className="calendar__legend" aria-label={legend}>
      {dayTypes.map((type) => (
        <li key={type}>
          <span className={`calendar__sample day-cell--${type}`} aria-hidden="true">
            <DayMarkIcon type={type} size={16} />
          </span>
          {types[type]}
        </li>
      ))}
    </ul>
  );
}
