import { type JSX, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { idOf } from '../../../crud/core/row.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import './calendar.css';
import { dayTypes } from '../../../../contract/rules/opening/day-hours.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CalendarViews } from '../../../ui/calendar/calendar-views.tsx';
import { addMonths, firstOf, lastOf, monthOf, monthsOf } from '../../../ui/calendar/month-days.ts';
import { useDayFocus } from '../../../ui/calendar/use-day-focus.ts';
import { useHeldPointer } from '../../../ui/calendar/use-held-pointer.ts';
import { monthTitle, officeHoursWords } from '../days/day-words.ts';
import { useDays } from '../days/use-days.ts';
import { ChosenDays } from './chosen-days.tsx';
import { DayMarkIcon } from './day-mark-icon.tsx';
import { DayPanel } from './day-panel.tsx';
import { MonthGrid } from './month-grid.tsx';
import { calendarViews, useChosenDays, type View } from './use-chosen-days.ts';

type CalendarToolsProps = {
  readonly words: Words;
  readonly view: View;
  readonly current: Day;
  readonly today: Day;
  readonly title: string;
  readonly go: (day: Day) => void;
  readonly show: (view: View) => void;
};

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
      <div className="calendar__views">
        <CalendarViews
          label={texts.view}
          views={calendarViews.map((one) => ({ view: one, name: texts[one] }))}
          shown={view}
          onShow={show}
        />
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
  const { follow, walk } = useDayFocus(grids, current);
  const onKey = (event: KeyboardEvent): void => {
    const isPage = event.key === 'PageUp' || event.key === 'PageDown';
    walk(event, event.shiftKey && !isPage ? extend : go);
  };
  const [isRange, setRange] = useState(false);
  const onPress = (day: Day, isExtended: boolean): void => {
    follow();
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
        <div className="calendar__columns">
          <ChosenDays {...{ words, storeId, chosen, isRange }} known={days} onRange={setRange} />
          <DayPanel {...{ words, day: current, go }} reported={days.get(current)} />
        </div>
      </div>
    </div>
  );
}

type DayPointer = {
  /** `isExtended`: up to that day, with what is chosen already. */
  readonly onPress: (day: Day, isExtended: boolean) => void;
  readonly onDragTo: (day: Day) => void;
};

/** Days under a pointer. A mouse chooses where it is pressed and draws over others. A finger or a pen chooses by a tap, and draws once it is held. */
function useDayPointer(area: RefObject<HTMLElement | null>, { onPress, onDragTo }: DayPointer): void {
  const drawnTo = useRef<Day>(undefined);
  useHeldPointer<Day>(area, {
    find: dayUnder,
    isHeldAtOnce: isMouse,
    onHold: (day, press) => {
      drawnTo.current = day;
      onPress(day, isMouse(press) && press.shiftKey);
    },
    onMove: (_, event) => {
      const day = dayUnder(event);
      if (day === undefined || day === drawnTo.current) return;
      drawnTo.current = day;
      onDragTo(day);
    },
    onTap: (day, { shiftKey }) => onPress(day, shiftKey),
  });
}

/** The day that lies under the point, which a captured pointer does not say on its own. */
function dayUnder({ clientX, clientY }: PointerEvent): Day | undefined {
  return document.elementFromPoint(clientX, clientY)?.closest('[data-day]')?.getAttribute('data-day') ?? undefined;
}

function isMouse({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse';
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
