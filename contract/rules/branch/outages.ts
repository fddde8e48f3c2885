/** What a branch can say that it lacks. */
export const reportedOutageKinds = ['power', 'network', 'server', 'printer', 'other'] as const;

/** `store_silent` and `device` are noticed by the central, the others reported by the branch. */
export const outageKinds = ['store_silent', 'device', ...reportedOutageKinds] as const;
export type OutageKind = (typeof outageKinds)[number];

/** For how many days back outages are counted. */
export const outagePeriods = [7, 30, 90] as const;
export type OutagePeriod = (typeof outagePeriods)[number];

/** How often something at a store did not work, and for how long at least one thing did not. */
export type OutageCount = { readonly store_id: number; readonly label: string; readonly count: number; readonly minutes: number };

type Kind = (typeof reportedOutageKinds)[number];

/** What of an outage's events counts; instants in milliseconds. */
export type OutageEvent = { readonly sequence: number; readonly at: number } & (
  | { readonly kind: 'outage_started'; readonly outage_kind: Kind }
  | { readonly kind: 'outage_ended' }
);

export type FoldedOutage = { readonly kind: Kind; readonly startedAt: number; readonly endedAt: number | null };

/** An outage as its events make it, whatever the order they came in; null until its start is known. */
export function foldOutage(events: readonly OutageEvent[]): FoldedOutage | null {
  const ordered = events.toSorted((one, other) => one.sequence - other.sequence);
  const start = ordered.find((event) => event.kind === 'outage_started');
  if (start?.kind !== 'outage_started') return null;
  const end = ordered.find((event) => event.kind === 'outage_ended');
  return { kind: start.outage_kind, startedAt: start.at, endedAt: end === undefined ? null : Math.max(end.at, start.at) };
}
