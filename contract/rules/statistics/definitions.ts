import type { Figures, Times } from './figures.ts';
import { percentileOf, shareBelow } from './histogram.ts';

/** Everything that statistics and reports say of clients, in the order in which it is offered. */
export const measureNames = [
  'clients',
  'tickets',
  'served',
  'missed',
  'missed_share',
  'left',
  'unserved',
  'transferred',
  'ordered',
  'arrived',
  'arrived_share',
  'wait_shortest',
  'wait_mean',
  'wait_median',
  'wait_p90',
  'wait_p95',
  'wait_longest',
  'wait_below_5',
  'wait_5_to_15',
  'wait_15_to_30',
  'wait_from_30',
  'within_target',
  'service_level',
  'handling_shortest',
  'handling_mean',
  'handling_median',
  'handling_p90',
  'handling_longest',
  'handling_total',
  'peak',
] as const;

/** What is known only of employees and their desks. */
const ofDesks = ['desk_time', 'idle_time', 'occupancy'] as const;
/** What reports of employees say. */
export const employeeMeasures = [
  'served',
  'missed',
  'handling_total',
  'handling_mean',
  'handling_shortest',
  'handling_longest',
  ...ofDesks,
] as const;
export type MeasureName = (typeof measureNames)[number] | (typeof ofDesks)[number];

/** How a value is read: a number of clients, a part of a whole from 0 to 1, or milliseconds. */
export type Unit = 'count' | 'share' | 'time';

/** Within how long a client is to be called, in milliseconds: one of the minutes that histograms know exactly. */
export type Target = { readonly within: number };

/** Times with lengths that are counted in histograms. */
export type Length = 'wait' | 'handling' | 'left';

export type Definition = {
  readonly unit: Unit;
  /** Null where nothing can be said: no one is counted, too few are, or it is not known of this part. */
  readonly of: (figures: Figures, target: Target) => number | null;
  /** Of how many it is said; null where the value is itself the number. */
  readonly n: ((figures: Figures, target: Target) => number) | null;
  /** From how many it is said. */
  readonly fewest: number;
  /** Of which times it needs counts by length: they are merged only for what is asked. */
  readonly lengths: readonly Length[];
};

/** From how many a percentile says something of itself (one in ten, one in twenty). */
const fewestOf = { p90: 10, p95: 20 } as const;

const counted = (of: (figures: Figures) => number | null, lengths: readonly Length[] = []): Definition => ({
  unit: 'count',
  of,
  n: null,
  fewest: 0,
  lengths,
});

const timed = (
  times: (figures: Figures) => Times,
  of: (times: Times) => number | null,
  fewest = 1,
  lengths: readonly Length[] = [],
): Definition => ({
  unit: 'time',
  of: (figures) => (times(figures).count < fewest ? null : of(times(figures))),
  n: (figures) => times(figures).count,
  fewest,
  lengths,
});

const shared = (
  part: Definition['of'],
  whole: (figures: Figures, target: Target) => number,
  lengths: readonly Length[] = [],
): Definition => ({
  unit: 'share',
  of: (figures, target) => {
    const [some, all] = [part(figures, target), whole(figures, target)];
    return some === null || all === 0 ? null : some / all;
  },
  n: whole,
  fewest: 1,
  lengths,
});

const waits = ({ waits: times }: Figures): Times => times;
const handlings = ({ handlings: times }: Figures): Times => times;
const mean = ({ sum, count }: Times): number => sum / count;
const shortest = (times: Times): number | null => times.shortest;
const longest = (times: Times): number | null => times.longest;
const percentile =
  (share: number) =>
  ({ histogram, shortest: least, longest: most }: Times): number | null =>
    histogram === null || least === null || most === null ? null : percentileOf(histogram, share, { shortest: least, longest: most });

/** How many of the times are below; null where that is not known. */
function countBelow({ histogram, count }: Times, milliseconds: number): number | null {
  if (count === 0) return 0;
  const share = histogram === null ? null : shareBelow(histogram, milliseconds);
  return share === null ? null : Math.round(share * count);
}

const minute = 60_000;

/** How many of the times are from one minute on and below another; null where that is not known. */
function countBetween(times: Times, from: number, to: number | null): number | null {
  const least = countBelow(times, from * minute);
  const end = to === null ? times.count : countBelow(times, to * minute);
  return least === null || end === null ? null : end - least;
}

/** Who was called, and who was not though the time of the target had passed: who left before it is in neither part. */
function owed({ waits: called, leavings, unserved }: Figures, { within }: Target): number {
  return called.count + leavings.count - (countBelow(leavings, within) ?? 0) + unserved;
}

/** A time at the desk; null where no one knows who sat there. */
function spent(of: (open: number, busy: number) => number): Definition {
  return { unit: 'time', of: ({ desk }) => (desk === null ? null : of(desk.open, desk.busy)), n: null, fewest: 0, lengths: [] };
}

/** What each measure is. Its name and its sentence are in contract/messages under the same key. */
export const definitions: Readonly<Record<MeasureName, Definition>> = {
  clients: counted((figures) => figures.clients),
  tickets: counted((figures) => figures.tickets),
  served: counted((figures) => figures.served),
  missed: counted((figures) => figures.missed),
  missed_share: shared(
    (figures) => figures.missed,
    (figures) => figures.called,
  ),
  left: counted((figures) => figures.leavings.count),
  unserved: counted((figures) => figures.unserved),
  transferred: counted((figures) => figures.transferred),
  ordered: counted((figures) => figures.ordered),
  arrived: counted((figures) => figures.arrived),
  arrived_share: shared(
    (figures) => figures.arrived,
    (figures) => figures.ordered,
  ),
  wait_shortest: timed(waits, shortest),
  wait_mean: timed(waits, mean),
  wait_median: timed(waits, percentile(0.5), 1, ['wait']),
  wait_p90: timed(waits, percentile(0.9), fewestOf.p90, ['wait']),
  wait_p95: timed(waits, percentile(0.95), fewestOf.p95, ['wait']),
  wait_longest: timed(waits, longest),
  wait_below_5: counted((figures) => countBelow(figures.waits, 5 * minute), ['wait']),
  wait_5_to_15: counted((figures) => countBetween(figures.waits, 5, 15), ['wait']),
  wait_15_to_30: counted((figures) => countBetween(figures.waits, 15, 30), ['wait']),
  wait_from_30: counted((figures) => countBetween(figures.waits, 30, null), ['wait']),
  within_target: shared(
    ({ waits: times }, { within }) => countBelow(times, within),
    ({ waits: times }) => times.count,
    ['wait'],
  ),
  service_level: shared(({ waits: times }, { within }) => countBelow(times, within), owed, ['wait', 'left']),
  handling_shortest: timed(handlings, shortest),
  handling_mean: timed(handlings, mean),
  handling_median: timed(handlings, percentile(0.5), 1, ['handling']),
  handling_p90: timed(handlings, percentile(0.9), fewestOf.p90, ['handling']),
  handling_longest: timed(handlings, longest),
  handling_total: timed(handlings, ({ sum }) => sum),
  peak: counted((figures) => figures.peak),
  desk_time: spent((open) => open),
  idle_time: spent((open, busy) => open - busy),
  occupancy: {
    unit: 'share',
    of: ({ desk }) => (desk === null || desk.open === 0 ? null : desk.busy / desk.open),
    n: null,
    fewest: 0,
    lengths: [],
  },
};

/** A value as it is answered: an average or a share has with it of how many it is. */
export type Value = { readonly value: number | null; readonly n: number | null };

/** The value of a measure; never of fewer than its definition allows. */
export function valueOf(name: MeasureName, figures: Figures, target: Target): Value {
  const { of, n, fewest } = definitions[name];
  const count = n === null ? null : n(figures, target);
  return { value: count !== null && count < fewest ? null : of(figures, target), n: count };
}
