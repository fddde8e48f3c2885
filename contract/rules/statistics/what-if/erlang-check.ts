import { staffingOf } from '../desks-needed.ts';
import type { Span } from './past-day.ts';
import { within } from './past-day.ts';
import type { PlayedDesk } from './play-clients.ts';

/** An hour as Erlang C knows it: every desk serves every service. */
export type ErlangHour = { readonly clients: number; readonly open: number; readonly desks: number };

type Day = { readonly counts: ReadonlyMap<number, number>; readonly office: readonly Span[] };

/** Hours of the office with clients and with desks; who came outside of them is counted in the nearest one. */
export function erlangHours({ counts, office }: Day, desks: readonly PlayedDesk[]): readonly ErlangHour[] {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    hour,
    open: lengthOf(within(office, [{ from: hour * 60, to: hour * 60 + 60 }])),
  }));
  const open = hours.filter((one) => one.open > 0);
  const [first, last] = [open[0]?.hour ?? 0, open.at(-1)?.hour ?? 0];
  return open.map(({ hour, open: minutes }) => {
    const mine = [...counts].filter(([at]) => at === hour || (hour === first && at < first) || (hour === last && at > last));
    const worked = desks.reduce((sum, desk) => sum + lengthOf(within(desk.open, [{ from: hour * 60, to: hour * 60 + 60 }])), 0);
    return { clients: mine.reduce((sum, [, count]) => sum + count, 0), open: minutes, desks: Math.round(worked / minutes) };
  });
}

type Asked = {
  readonly hours: readonly ErlangHour[];
  /** How long a client takes a desk, in minutes. */
  readonly handling: number;
  readonly minutes: number;
};

/** The part of clients who wait for less than so many minutes, by Erlang C: none of an hour in which the queue grows. Null of no clients. */
export function erlangWithin({ hours, handling, minutes }: Asked): number | null {
  const clients = hours.reduce((sum, one) => sum + one.clients, 0);
  if (clients === 0) return null;
  const inTime = hours.map((one) => {
    const load = { perHour: (one.clients * 60) / one.open, minutes: handling };
    return one.clients * (staffingOf(load, one.desks, minutes).within ?? 0);
  });
  return inTime.reduce((sum, one) => sum + one, 0) / clients;
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
