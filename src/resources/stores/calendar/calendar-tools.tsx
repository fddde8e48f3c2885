import type { JSX } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { Words } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { addMonths, type View } from '../days/calendar-days.ts';
import { officeHoursWords } from '../days/office-hours-words.ts';

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
export function CalendarTools({ words, view, current, today, title, go, show }: CalendarToolsProps): JSX.Element {
  const said = officeHoursWords(words).calendar;
  const step = view === 'year' ? 12 : 1;
  return (
    <div className="calendar__tools">
      <IconButton icon="chevronLeft" tone="secondary" label={said.previous} onClick={() => go(addMonths(current, -step))} />
      <h2 className="calendar__title" aria-live="polite">
        {title}
      </h2>
      <IconButton icon="chevronRight" tone="secondary" label={said.next} onClick={() => go(addMonths(current, step))} />
      <Button onClick={() => go(today)}>{said.today}</Button>
      <div className="calendar__views" role="group" aria-label={said.view}>
        {views.map((one) => (
          <Button key={one} aria-pressed={view === one} onClick={() => show(one)}>
            {said[one]}
          </Button>
        ))}
      </div>
    </div>
  );
}
