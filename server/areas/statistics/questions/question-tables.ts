import type { Sum } from '../../../../contract/rules/statistics/definitions.ts';
import { type Grouping, hourGroupings, type Period } from '../../../../contract/rules/statistics/question.ts';
import type { SpanTables } from './roll-up-spans.ts';

/** What is read: of which stores, and of which of their services and channels; null of all. */
export type Scope = {
  readonly stores: readonly number[];
  readonly services: readonly number[] | null;
  readonly channels: readonly string[] | null;
  /** Services that are not counted, whatever else is. Rows of whole stores are without them. */
  readonly leftOut: readonly number[];
  /** Whether rows of whole stores are as the settings count now. */
  readonly knowsWholeStores: boolean;
  /** Only of these days of the week, 0 is Monday; null of all. */
  readonly weekdays: readonly number[] | null;
  readonly period: Period;
  readonly by: Grouping;
  /** What has to be added up for the values that are asked for. */
  readonly sums: readonly Sum[];
  readonly today: string;
};

/** Whether rows of whole stores answer it: they know neither services nor channels. */
export function isOfWholeStores({
  services,
  channels,
  by,
  knowsWholeStores,
}: Pick<Scope, 'services' | 'channels' | 'by' | 'knowsWholeStores'>): boolean {
  return (
    knowsWholeStores && services === null && channels === null && by !== 'service' && by !== 'group' && by !== 'channel' && by !== 'booked'
  );
}

/** Whether rows of whole stores by channel answer it. */
function isByChannel({ services, by, knowsWholeStores }: Pick<Scope, 'services' | 'by' | 'knowsWholeStores'>): boolean {
  return knowsWholeStores && services === null && by !== 'service' && by !== 'group' && !hourGroupings.includes(by);
}

type LongerTables = Omit<SpanTables, 'allDays'>;

/** Tables of units that are over. Weeks do not keep days of the week apart; a week may lie in two months or years. */
const longerTables = {
  services: { week: 'statistics_weeks', month: 'statistics_months', quarter: 'statistics_quarters', year: 'statistics_years' },
  servicesByWeekday: {
    month: 'statistics_weekdays',
    quarter: 'statistics_quarter_weekdays',
    half: 'statistics_half_weekdays',
    year: 'statistics_year_weekdays',
  },
  servicesByHour: {
    month: 'statistics_weekday_hours',
    quarter: 'statistics_quarter_hours',
    half: 'statistics_half_hours',
    year: 'statistics_year_hours',
  },
  channels: { day: 'statistics_channel_days', month: 'statistics_channel_months' },
  channelsByWeekday: { day: 'statistics_channel_days' },
  stores: { week: 'statistics_store_weeks', month: 'statistics_store_months' },
  storesByWeekday: { month: 'statistics_store_weekdays' },
  storesByHour: { month: 'statistics_store_hours' },
} as const satisfies Record<string, LongerTables>;

/** For a grouping by time, the units that lie within one group. Other groupings may use all units. */
const unitsWithin: { readonly [by in Grouping]?: readonly string[] } = {
  day: ['day'],
  week: ['day', 'week'],
  month: ['day', 'month'],
  quarter: ['day', 'month', 'quarter'],
  year: ['day', 'month', 'quarter', 'half', 'year'],
};

/** Chooses the tables that can answer the question. */
export function chooseTables(scope: Scope): SpanTables {
  const { by, weekdays } = scope;
  const isByHour = hourGroupings.includes(by);
  const needsWeekdays = weekdays !== null || by === 'weekday';
  const units = unitsWithin[by];
  const within = ([unit]: readonly [string, string]) => units === undefined || units.includes(unit);
  const known = (tables: LongerTables) => Object.fromEntries(Object.entries(tables).filter(within));
  if (isByHour && isOfWholeStores(scope)) return { allDays: 'statistics_store_day_hours', ...known(longerTables.storesByHour) };
  if (isByHour) return { allDays: 'statistics_days', ...known(longerTables.servicesByHour) };
  if (isOfWholeStores(scope))
    return { allDays: 'statistics_store_days', ...known(needsWeekdays ? longerTables.storesByWeekday : longerTables.stores) };
  if (isByChannel(scope))
    return { allDays: 'statistics_days', ...known(needsWeekdays ? longerTables.channelsByWeekday : longerTables.channels) };
  return { allDays: 'statistics_days', ...known(needsWeekdays ? longerTables.servicesByWeekday : longerTables.services) };
}

/** Whether rows of the table are of one service each. */
export function isOfServices(table: string): boolean {
  return !/^statistics_(?:store|channel)_/u.test(table);
}
