import type { RelativePeriod } from '../../../../contract/basics/relative-periods.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Row } from '../../core/row.ts';
import { type FieldFilter, fieldFilterOf, filterKey, pickDays, pickHours, withFieldFilter } from '../../fields/filters/field-filter.ts';

/** What a list asks for when it is opened: the first of its periods, or everything where it has none. */
export function usualFilter({ list: { time } }: AnyResource): Row {
  return time === undefined ? {} : { [filterKey(time.field, 'on')]: time.periods[0] };
}

/** The period of the list that the filters ask for; undefined where they ask for other days, or for all. */
export function findListPeriod({ list: { time } }: AnyResource, filters: Row): RelativePeriod | undefined {
  if (time === undefined) return undefined;
  // Hours of the day narrow the days, whichever these are.
  const asked = pickDays(fieldFilterOf(filters, time.field));
  return Object.keys(asked).length === 1 ? time.periods.find((period) => period === asked.on) : undefined;
}

/** The filters without the days that they ask for. Hours of the day stay. */
export function withoutDays(resource: AnyResource, filters: Row): Row {
  return withDays(resource, filters, {});
}

/** The filters with other days. Hours of the day stay. */
export function withDays({ list: { time } }: AnyResource, filters: Row, days: FieldFilter): Row {
  if (time === undefined) return filters;
  return withFieldFilter(filters, time.field, { ...days, ...pickHours(fieldFilterOf(filters, time.field)) });
}

/** Whether the filters ask for one day, by its name or its date. */
export function asksForOneDay({ list: { time } }: AnyResource, filters: Row): boolean {
  if (time === undefined) return false;
  const { on, ...others } = pickDays(fieldFilterOf(filters, time.field));
  return Object.keys(others).length === 0 && /^(?:today|tomorrow|yesterday|\d{4}-\d\d-\d\d)$/u.test(String(on));
}

/** The field of the time where all rows are of one day, so that the hour is enough to tell them apart. */
export function hourField(resource: AnyResource, filters: Row): string | undefined {
  const period = findListPeriod(resource, filters);
  return period === 'today' || period === 'tomorrow' || period === 'yesterday' ? resource.list.time?.field : undefined;
}

/** What stays when filters are cleared: the typed search and the period, which have places of their own. Other days make way for the usual period. */
export function keptWhenCleared(resource: AnyResource, filters: Row): Row {
  return { ...('q' in filters ? { q: filters['q'] } : {}), ...keptDays(resource, filters) };
}

function keptDays(resource: AnyResource, filters: Row): Row {
  const { time } = resource.list;
  if (time === undefined) return {};
  const period = findListPeriod(resource, filters);
  if (period !== undefined) return { [filterKey(time.field, 'on')]: period };
  return Object.keys(pickDays(fieldFilterOf(filters, time.field))).length === 0 ? {} : usualFilter(resource);
}

/** Whether the filters say on which day the rows begin. Without it, rows from the earliest one would begin with the oldest there are. */
export function hasFirstDay({ list: { time } }: AnyResource, filters: Row): boolean {
  if (time === undefined) return false;
  const days = pickDays(fieldFilterOf(filters, time.field));
  return 'on' in days || 'gte' in days;
}

/** Whether the address of a list asks for days by their distance from today; one that says nothing opens on such. */
export function asksForPeriod({ list: { time } }: AnyResource, search: string): boolean {
  if (time === undefined) return false;
  const written = new URLSearchParams(search).get('filter');
  return written === null ? search === '' : written.includes(`"${filterKey(time.field, 'on')}"`);
}

/** The list without its time: days matter neither in the trash nor next to one record. */
export function timeless(resource: AnyResource): AnyResource {
  const { time: _, ...list } = resource.list;
  return { ...resource, list };
}
