import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isCalendarDay } from '../../../../contract/derive/clean.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';

export const calendarViews = ['month', 'year'] as const;
export type View = (typeof calendarViews)[number];

const dayParameter = 'day';
const viewParameter = 'view';

type ChosenDays = {
  readonly view: View;
  /** The day that has the focus, and the one that the choice began with: the same when one day is chosen. */
  readonly current: Day;
  readonly anchor: Day;
  readonly go: (day: Day) => void;
  readonly extend: (day: Day) => void;
  readonly show: (view: View) => void;
};

/** Which days are chosen: the address says the day and the view, the far end of a choice is no one's to share. */
export function useChosenDays(today: Day): ChosenDays {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(dayParameter) ?? '';
  const current = isCalendarDay(asked) ? asked : today;
  const [begun, setBegun] = useState<Day>();
  const write = useCallback(
    (name: string, value: string): void => {
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParameters],
  );
  const anchor = begun ?? current;
  return {
    view: parameters.get(viewParameter) === 'year' ? 'year' : 'month',
    current,
    anchor,
    go: (day) => {
      setBegun(undefined);
      write(dayParameter, day);
    },
    extend: (day) => {
      setBegun(anchor);
      write(dayParameter, day);
    },
    show: (view) => write(viewParameter, view),
  };
}
