import type { JSX } from 'react';
import { Button } from '../button/button.tsx';
import './calendar-views.css';

type CalendarViewsProps<V extends string> = {
  readonly label: string;
  readonly views: readonly { readonly view: V; readonly name: string }[];
  readonly shown: V;
  readonly onShow: (view: V) => void;
};

/** How much of the calendar is seen at once: a day, a week, a month, a year. */
export function CalendarViews<V extends string>({ label, views, shown, onShow }: CalendarViewsProps<V>): JSX.Element {
  return (
    <div className="calendar-views" role="group" aria-label={label}>
      {views.map(({ view, name }) => (
        <Button key={view} aria-pressed={view === shown} onClick={() => onShow(view)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
