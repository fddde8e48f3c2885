import type { PlayedClient, PlayedDesk } from './play-clients.ts';

/** Minutes of the local day. */
type Minute = number;
export type Span = { readonly from: Minute; readonly to: Minute };

/** A ticket of a day that is over. */
export type PastTicket = {
  readonly service: number;
  readonly desk: number | null;
  /** When it began to wait: the arrival, or the appointed time where that is later. */
  readonly ready: Minute;
  readonly isOrdered: boolean;
  readonly called: Minute | null;
  /** When it was served, or when its client left. */
  readonly ends: Minute | null;
};

/** When a person was at a desk, as the branch reported it. */
export type DeskSession = Span & { readonly desk: number };

export type PastDay = {
  readonly tickets: readonly PastTicket[];
  readonly sessions: readonly DeskSession[];
  /** Office hours. */
  readonly office: readonly Span[];
};

/** A desk pauses if it calls no one for so long although its clients wait. */
const shortestBreak = 10;
/** A desk without sessions is taken to be open from the opening and to the closing if it served so soon after, or so shortly before. */
const atEdge = 30;

/** When a desk was open: by its sessions; without any, by the clients that it called. */
export function openSpans(desk: number, services: readonly number[], { tickets, sessions, office }: PastDay): readonly Span[] {
  const own = sessions.filter((one) => one.desk === desk);
  return within(own.length > 0 ? joined(own) : spansByCalls(desk, services, { tickets, office }), office);
}

function spansByCalls(
  desk: number,
  services: readonly number[],
  { tickets, office }: Pick<PastDay, 'tickets' | 'office'>,
): readonly Span[] {
  const calls = tickets
    .flatMap((one) =>
      one.desk === desk && one.called !== null ? [{ from: one.called, to: Math.max(one.called, one.ends ?? one.called) }] : [],
    )
    .toSorted((one, other) => one.from - other.from);
  const [first, last] = [calls[0], calls.at(-1)];
  const [opens, closes] = [office[0]?.from, office.at(-1)?.to];
  if (first === undefined || last === undefined || opens === undefined || closes === undefined) return [];
  const waiting = tickets.filter((one) => services.includes(one.service));
  const spans: Span[] = [];
  let from = first.from - opens <= atEdge ? opens : first.from;
  let until = first.to;
  for (const call of calls.slice(1)) {
    if (call.from - until >= shortestBreak && waitedIn(waiting, until, call.from) >= shortestBreak) {
      spans.push({ from, to: until });
      from = call.from;
    }
    until = Math.max(until, call.to);
  }
  return [...spans, { from, to: closes - until <= atEdge ? Math.max(closes, until) : until }];
}

/** For how long of a span at least one of them waited. */
function waitedIn(tickets: readonly PastTicket[], from: Minute, to: Minute): number {
  const waits = tickets.flatMap(({ ready, called, ends }) => {
    const span = { from: Math.max(from, ready), to: Math.min(to, called ?? ends ?? ready) };
    return span.from < span.to ? [span] : [];
  });
  return joined(waits).reduce((sum, one) => sum + one.to - one.from, 0);
}

/** The same minutes with spans in order that neither touch nor overlap. */
export function joined(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last !== undefined && from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else if (from < to) all.push({ from, to });
  }
  return all;
}

/** The parts of spans that lie within others. */
export function within(spans: readonly Span[], limits: readonly Span[]): readonly Span[] {
  return spans.flatMap((span) =>
    limits.flatMap((limit) => {
      const [from, to] = [Math.max(span.from, limit.from), Math.min(span.to, limit.to)];
      return from < to ? [{ from, to }] : [];
    }),
  );
}

type Drawn = { readonly handling: (service: number) => number; readonly patience: () => number };

/** Its clients as the engine plays them; how long each takes a desk and waits is drawn, because no plan knows it before. */
export function listPlayedClients({ tickets }: PastDay, { handling, patience }: Drawn): readonly PlayedClient[] {
  return tickets.map(({ ready, isOrdered, service }) => ({
    arrives: ready,
    appointed: isOrdered ? ready : null,
    service,
    handling: handling(service),
    patience: patience(),
  }));
}

/** Its desks with what they serve, and when they were open. */
export function listPlayedDesks(day: PastDay, serves: ReadonlyMap<number, readonly number[]>): readonly PlayedDesk[] {
  return [...serves].flatMap(([id, configured]) => {
    const served = day.tickets.flatMap((one) => (one.desk === id ? [one.service] : []));
    const services = [...new Set([...configured, ...served])];
    const open = openSpans(id, services, day);
    return open.length === 0 ? [] : [{ id, services, open }];
  });
}
