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

type Count = 'tickets' | 'clients' | 'called' | 'served' | 'missed' | 'transferred' | 'ordered' | 'arrived' | 'unserved';

/** What a measure is made of, by the names of the columns of roll-ups. */
export type Sum = Count | 'peak' | `${Length}_${'count' | 'sum' | 'min' | 'max' | 'histogram'}`;

export type Definition = {
  readonly unit: Unit;
  /** Null where nothing can be said: no one is counted, too few are, or it is not known of this part. */
  readonly of: (figures: Figures, target: Target) => number | null;
  /** Of how many it is said; null where the value is itself the number. */
  readonly n: ((figures: Figures, target: Target) => number) | null;
  /** From how many it is said. */
  readonly fewest: number;
  /** What it is made of: only what is asked is added up. What is known of desks is always read. */
  readonly sums: readonly Sum[];
};

/** From how many a percentile says something of itself (one in ten, one in twenty). */
const fewestOf = { p90: 10, p95: 20 } as const;

const counted = (of: (figures: Figures) => number | null, sums: readonly Sum[]): Definition => ({
  unit: 'count',
  of,
  n: null,
  fewest: 0,
  sums,
});

const count = (name: Count): Definition => counted((figures) => figures[name], [name]);

const timed = (length: 'wait' | 'handling', { of, sums }: TimeValue, fewest = 1): Definition => {
  const times = ({ waits, handlings }: Figures): Times => (length === 'wait' ? waits : handlings);
  return {
    unit: 'time',
    of: (figures) => (times(figures).count < fewest ? null : of(times(figures))),
    n: (figures) => times(figures).count,
    fewest,
    sums: [`${length}_count`, ...sums.map((name) => `${length}_${name}` as const)],
  };
};

const shared = (part: Definition['of'], whole: (figures: Figures, target: Target) => number, sums: readonly Sum[]): Definition => ({
  unit: 'share',
  of: (figures, target) => {
    const [some, all] = [part(figures, target), whole(figures, target)];
    return some === null || all === 0 ? null : some / all;
  },
  n: whole,
  fewest: 1,
  sums,
});

/** A value of times, and what of them it is made of in addition to their count. */
type TimeValue = { readonly of: (times: Times) => number | null; readonly sums: readonly ('sum' | 'min' | 'max' | 'histogram')[] };

const total: TimeValue = { of: ({ sum }) => sum, sums: ['sum'] };
const mean: TimeValue = { of: ({ sum, count: all }) => sum / all, sums: ['sum'] };
const shortest: TimeValue = { of: (times) => times.shortest, sums: ['min'] };
const longest: TimeValue = { of: (times) => times.longest, sums: ['max'] };
const percentile = (share: number): TimeValue => ({
  of: ({ histogram, shortest: least, longest: most }) =>
    histogram === null || least === null || most === null ? null : percentileOf(histogram, share, { shortest: least, longest: most }),
  sums: ['min', 'max', 'histogram'],
});

/** How many of the times are below; null where that is not known. */
function countBelow({ histogram, count: all }: Times, milliseconds: number): number | null {
  if (all === 0) return 0;
  const share = histogram === null ? null : shareBelow(histogram, milliseconds);
  return share === null ? null : Math.round(share * all);
}

const minute = 60_000;
const waitsByLength: readonly Sum[] = ['wait_count', 'wait_histogram'];

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
  return { unit: 'time', of: ({ desk }) => (desk === null ? null : of(desk.open, desk.busy)), n: null, fewest: 0, sums: [] };
}

/** What each measure is. Its name and its sentence are in contract/messages under the same key. */
export const definitions: Readonly<Record<MeasureName, Definition>> = {
  clients: count('clients'),
  tickets: count('tickets'),
  served: count('served'),
  missed: count('missed'),
  missed_share: shared(
    (figures) => figures.missed,
    (figures) => figures.called,
    ['missed', 'called'],
  ),
  left: counted((figures) => figures.leavings.count, ['left_count']),
  unserved: count('unserved'),
  transferred: count('transferred'),
  ordered: count('ordered'),
  arrived: count('arrived'),
  arrived_share: shared(
    (figures) => figures.arrived,
    (figures) => figures.ordered,
    ['arrived', 'ordered'],
  ),
  wait_shortest: timed('wait', shortest),
  wait_mean: timed('wait', mean),
  wait_median: timed('wait', percentile(0.5)),
  wait_p90: timed('wait', percentile(0.9), fewestOf.p90),
  wait_p95: timed('wait', percentile(0.95), fewestOf.p95),
  wait_longest: timed('wait', longest),
  wait_below_5: counted((figures) => countBelow(figures.waits, 5 * minute), waitsByLength),
  wait_5_to_15: counted((figures) => countBetween(figures.waits, 5, 15), waitsByLength),
  wait_15_to_30: counted((figures) => countBetween(figures.waits, 15, 30), waitsByLength),
  wait_from_30: counted((figures) => countBetween(figures.waits, 30, null), waitsByLength),
  within_target: shared(
    ({ waits }, { within }) => countBelow(waits, within),
    ({ waits }) => waits.count,
    waitsByLength,
  ),
  service_level: shared(({ waits }, { within }) => countBelow(waits, within), owed, [
    ...waitsByLength,
    'left_count',
    'left_histogram',
    'unserved',
  ]),
  handling_shortest: timed('handling', shortest),
  handling_mean: timed('handling', mean),
  handling_median: timed('handling', percentile(0.5)),
  handling_p90: timed('handling', percentile(0.9), fewestOf.p90),
  handling_longest: timed('handling', longest),
  handling_total: timed('handling', total),
  peak: counted((figures) => figures.peak, ['peak']),
  desk_time: spent((open) => open),
  idle_time: spent((open, busy) => open - busy),
  occupancy: {
    unit: 'share',
    of: ({ desk }) => (desk === null || desk.open === 0 ? null : desk.busy / desk.open),
    n: null,
    fewest: 0,
    sums: [],
  },
};

/** A value as it is answered: an average or a share has with it of how many it is. */
export type Value = { readonly value: number | null; readonly n: number | null };

/** The value of a measure; never of fewer than its definition allows. */
export function computeMeasure(name: MeasureName, figures: Figures, target: Target): Value {
  const { of, n, fewest } = definitions[name];
  const all = n === null ? null : n(figures, target);
  return { value: all !== null && all < fewest ? null : of(figures, target), n: all };
}
