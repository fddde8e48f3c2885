import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { dayByKey } from './month-days.ts';

type DayFocus = {
  /** The current day gets the focus as soon as it is drawn. */
  readonly follow: () => void;
  /** Goes to the day that a key leads to, and the focus with it. */
  readonly walk: (event: KeyboardEvent, go: (day: Day) => void, first?: Day) => void;
};

/** Days that keys walk through: one of them, the current one, is a stop of the Tab key. `first` is the earliest day that a key leads to. */
export function useDayFocus(area: RefObject<HTMLElement | null>, current: Day): DayFocus {
  const isWanted = useRef(false);
  useEffect(() => {
    const goal = isWanted.current ? area.current?.querySelector<HTMLElement>(`[data-day="${current}"]`) : null;
    if (goal === null || goal === undefined) return;
    isWanted.current = false;
    goal.focus();
  });
  return {
    follow: () => {
      isWanted.current = true;
    },
    walk: (event, go, first = '') => {
      const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : dayByKey(event.key, current, event.shiftKey);
      if (next === undefined || next < first) return;
      event.preventDefault();
      isWanted.current = true;
      go(next);
    },
  };
}

/** What makes an element a day of a calendar: where keys and pointers find it, and whether it is today. */
export function dayAttributes(day: Day, today: Day) {
  return { 'data-day': day, 'aria-current': day === today ? ('date' as const) : undefined };
}
