import { type Figures, noFigures, timesOf } from '../../../contract/rules/statistics/figures.ts';
import type { Grouping, Period } from '../../../contract/rules/statistics/question.ts';
import { computeHandlingTime, type TimedTicket } from '../../../contract/rules/statistics/ticket-times.ts';
import { dayOf } from './model.ts';

export type Worked = TimedTicket & {
  readonly store_id: number;
  readonly service_id: number;
  readonly employee_id: number;
  /** Null of someone who serves at no desk. */
  readonly desk_id: number | null;
};
export type Session = {
  readonly store_id: number;
  readonly desk_id: number;
  readonly employee_id: number;
  readonly started_at: string;
  readonly ended_at: string;
};
type Among = {
  readonly stores: readonly number[];
  readonly services: readonly number[] | null;
  readonly weekdays: readonly number[] | null;
  readonly period: Period;
};

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** What employees did by key, counted ticket by ticket and minute by minute: sessions of the tests begin and end at whole minutes. */
export function countWork(
  tickets: readonly Worked[],
  sessions: readonly Session[],
  among: Among,
  by: Grouping,
): ReadonlyMap<string, Figures> {
  const { stores, services, weekdays, period } = among;
  const isAsked = (store: number, day: string): boolean =>
    stores.includes(store) && day >= period.from && day <= period.to && (weekdays === null || weekdays.includes(weekdayOf(day)));
  const own = tickets.filter(
    (one) => isAsked(one.store_id, dayOf(one.created_at)) && (services === null || services.includes(one.service_id)),
  );
  const sat = services !== null || by === 'service' ? [] : sessions.filter((one) => isAsked(one.store_id, dayOf(one.started_at)));
  const keyOfTicket = (one: Worked): string => keyOf(by, { ...one, day: dayOf(one.created_at) });
  const keyOfSession = (one: Session): string => keyOf(by, { ...one, service_id: 0, day: dayOf(one.started_at) });
  const keys = new Set([...own.map(keyOfTicket), ...sat.map(keyOfSession)]);
  return new Map(
    [...keys].map((key) => {
      const done = own.filter((one) => keyOfTicket(one) === key);
      const open = sat.filter((one) => keyOfSession(one) === key);
      return [
        key,
        {
          ...noFigures,
          called: done.filter(({ called_at }) => called_at !== null).length,
          served: done.filter(({ state }) => state === 'finished').length,
          missed: done.filter(({ state }) => state === 'missed').length,
          handlings: { ...timesOf(done.flatMap((one) => computeHandlingTime(one) ?? [])), histogram: null },
          peak: null,
          desk:
            open.length === 0
              ? null
              : {
                  open: open.reduce((sum, one) => sum + Date.parse(one.ended_at) - Date.parse(one.started_at), 0),
                  busy: open.reduce((sum, one) => sum + busyIn(one, tickets), 0),
                },
        },
      ];
    }),
  );
}

const minute = 60_000;

/** How long someone was served in a session, whatever it was that overlapped. */
function busyIn(session: Session, tickets: readonly Worked[]): number {
  const served = tickets.filter(
    (one) => one.desk_id === session.desk_id && one.employee_id === session.employee_id && computeHandlingTime(one) !== null,
  );
  let busy = 0;
  for (let at = Date.parse(session.started_at); at < Date.parse(session.ended_at); at += minute) {
    if (served.some((one) => Date.parse(one.called_at ?? '') <= at && at < Date.parse(one.finished_at ?? ''))) busy += minute;
  }
  return busy;
}

type Keyed = Pick<Worked, 'store_id' | 'service_id' | 'employee_id' | 'desk_id'> & { readonly day: string };

function keyOf(by: Grouping, { store_id, service_id, employee_id, desk_id, day }: Keyed): string {
  const keys: Partial<Readonly<Record<Grouping, string>>> = {
    total: '',
    store: String(store_id),
    service: String(service_id),
    employee: String(employee_id),
    desk: desk_id === null ? '' : String(desk_id),
    weekday: String(weekdayOf(day)),
    day,
    week: new Date(Date.parse(`${day}T00:00:00Z`) - weekdayOf(day) * 86_400_000).toISOString().slice(0, 10),
    month: `${day.slice(0, 7)}-01`,
  };
  return keys[by] ?? '';
}
