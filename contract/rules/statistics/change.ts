import { definitions, type MeasureName } from './definitions.ts';
import { courseGroupings, type Grouping } from './question.ts';

/** How a value differs from that of another period: counts by a part of it, shares by points, times by milliseconds. */
export type Change = {
  readonly difference: number;
  /** Null where more or less is neither good nor bad, and where nothing changed. */
  readonly verdict: 'better' | 'worse' | null;
};

/** What should grow; of all others that are judged, less is better. */
const shouldGrow: ReadonlySet<MeasureName> = new Set(['within_target', 'service_level', 'arrived_share']);
/** How many came says nothing of the work of the office, and the shortest times say nothing of most clients. */
const notJudged: ReadonlySet<MeasureName> = new Set([
  'clients',
  'tickets',
  'served',
  'transferred',
  'ordered',
  'arrived',
  'wait_shortest',
  'handling_shortest',
  'handling_mean',
  'handling_median',
  'handling_p90',
  'handling_longest',
]);

/** Half of the last place that is shown: what is less is no change. */
const leastShown = { count: 0.0005, share: 0.0005, time: 500 } as const;

/** Whether a difference is more than nothing when it is shown. */
export function isShownChange(name: MeasureName, difference: number): boolean {
  return Math.abs(difference) >= leastShown[definitions[name].unit];
}

/** With fewer days than this part of the period, the compared one has no sums to compare with. */
const comparableShare = 0.8;
/** Times that are sums, as counts are. */
const summedTimes: ReadonlySet<MeasureName> = new Set(['handling_total', 'desk_time', 'idle_time']);

/** On how many days there was anybody in a period and in the compared one; null where nothing is compared. */
type ComparedDays = { readonly counted: number; readonly compared: number } | null;

/** Whether the compared period has so few days that it says little: data begin later, or the office was closed. */
export function hasFewDays(days: ComparedDays): boolean {
  return days !== null && days.compared < days.counted * comparableShare;
}

/** What is said of a compared period without a change to it: its sums, or all of its values. */
export type NotCompared = 'sums' | 'all' | null;

/**
 * What is not compared in the rows or the whole of an answer. Few days say nothing of a whole period; rows of a course have a
 * part of it each, so only their sums may be short of days, and a day is compared with a day.
 */
export function findNotCompared(days: ComparedDays, by: Grouping): NotCompared {
  if (!hasFewDays(days) || by === 'day') return null;
  return courseGroupings.includes(by) ? 'sums' : 'all';
}

/** The change from `then` to `now`; null where one of them is unknown, of counts from nothing, and of what is not compared. */
export function computeChange(name: MeasureName, now: number | null, then: number | null, notCompared: NotCompared = null): Change | null {
  if (now === null || then === null) return null;
  const isCount = definitions[name].unit === 'count';
  if (notCompared === 'all' || (notCompared === 'sums' && (isCount || summedTimes.has(name)))) return null;
  if (isCount && then === 0) return null;
  const difference = isCount ? (now - then) / then : now - then;
  if (!isShownChange(name, difference) || notJudged.has(name)) return { difference, verdict: null };
  return { difference, verdict: difference > 0 === shouldGrow.has(name) ? 'better' : 'worse' };
}
