import { bucketOf, type Histogram } from './histogram.ts';

/** Times of clients, in milliseconds: exact but for the histogram. */
export type Times = {
  readonly count: number;
  readonly sum: number;
  readonly shortest: number | null;
  readonly longest: number | null;
  /** Null where it was not asked for or is not kept: percentiles and shares are then not known. */
  readonly histogram: Histogram | null;
};

/** What was counted of any tickets: every measure follows from it, and figures of parts add up to those of the whole. */
export type Figures = {
  readonly tickets: number;
  readonly clients: number;
  readonly called: number;
  readonly served: number;
  readonly missed: number;
  readonly cancelled: number;
  readonly transferred: number;
  readonly ordered: number;
  readonly arrived: number;
  /** Still waiting when the day was over. */
  readonly unserved: number;
  readonly waits: Times;
  readonly handlings: Times;
  /** How long those waited who left without being called. */
  readonly leavings: Times;
  /** The most who waited at once; null where only parts of a store are known: their peaks do not add up. */
  readonly peak: number | null;
  /** How long desks were open, and how much of it with a client, in milliseconds; null where that is not known. */
  readonly desk: { readonly open: number; readonly busy: number } | null;
};

const counts = [
  'tickets',
  'clients',
  'called',
  'served',
  'missed',
  'cancelled',
  'transferred',
  'ordered',
  'arrived',
  'unserved',
] as const satisfies readonly (keyof Figures)[];

const noTimes: Times = { count: 0, sum: 0, shortest: null, longest: null, histogram: new Map() };

/** Figures of nothing. */
export const noFigures: Figures = {
  tickets: 0,
  clients: 0,
  called: 0,
  served: 0,
  missed: 0,
  cancelled: 0,
  transferred: 0,
  ordered: 0,
  arrived: 0,
  unserved: 0,
  waits: noTimes,
  handlings: noTimes,
  leavings: noTimes,
  peak: 0,
  desk: null,
};

/** Times out of the times themselves. */
export function timesOf(all: readonly number[]): Times {
  const histogram = new Map<number, number>();
  for (const time of all) histogram.set(bucketOf(time), (histogram.get(bucketOf(time)) ?? 0) + 1);
  return {
    count: all.length,
    sum: all.reduce((sum, one) => sum + one, 0),
    shortest: all.length === 0 ? null : Math.min(...all),
    longest: all.length === 0 ? null : Math.max(...all),
    histogram,
  };
}

/** The whole of parts that have no ticket in common. The peak of the whole is the highest of those that were at different times. */
export function addFigures(one: Figures, other: Figures): Figures {
  const added = Object.fromEntries(counts.map((name) => [name, one[name] + other[name]]));
  return {
    ...one,
    ...added,
    waits: addTimes(one.waits, other.waits),
    handlings: addTimes(one.handlings, other.handlings),
    leavings: addTimes(one.leavings, other.leavings),
    desk:
      one.desk === null || other.desk === null
        ? (one.desk ?? other.desk)
        : { open: one.desk.open + other.desk.open, busy: one.desk.busy + other.desk.busy },
    peak: one.peak === null || other.peak === null ? null : Math.max(one.peak, other.peak),
  };
}

function addTimes(one: Times, other: Times): Times {
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    shortest: leastOf(one.shortest, other.shortest),
    longest: mostOf(one.longest, other.longest),
    histogram: merged(one.histogram, other.histogram),
  };
}

function merged(one: Histogram | null, other: Histogram | null): Histogram | null {
  if (one === null || other === null) return null;
  const all = new Map(one);
  for (const [bucket, count] of other) all.set(bucket, (all.get(bucket) ?? 0) + count);
  return all;
}

function leastOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function mostOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
