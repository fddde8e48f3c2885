import type { RelativePeriod } from '../../../../contract/basics/relative-periods.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { fieldFilterOf, filterKey, withFieldFilter } from '../../fields/filters/field-filter.ts';
import type { Row } from '../../vocabulary/row.ts';

/** What a list asks for when it is opened: the first of its periods, or everything where it has none. */
export function usualFilter({ list: { time } }: AnyResource): Row {
  return time === undefined ? {} : { [filterKey(time.field, 'on')]: time.periods[0] };
}

/** The period of the list that the filters ask for; undefined where they ask for other days, or for all. */
export function periodIn({ list: { time } }: AnyResource, filters: Row): RelativePeriod | undefined {
  if (time === undefined) return undefined;
  const asked = fieldFilterOf(filters, time.field);
  return Object.keys(asked).length === 1 ? time.periods.find((period) => period === asked.on) : undefined;
}

/** The filters without what they ask of the time. */
export function withoutTime({ list: { time } }: AnyResource, filters: Row): Row {
  return time === undefined ? filters : withFieldFilter(filters, time.field, {});
}

/** The field of the time where all rows are of one day, so that the hour is enough to tell them apart. */
export function hourField(resource: AnyResource, filters: Row): string | undefined {
  const period = periodIn(resource, filters);
  return period === 'today' || period === 'tomorrow' || period === 'yesterday' ? resource.list.time?.field : undefined;
}

/** What stays when filters are taken off: the period is chosen in its own place. */
export function keptWhenCleared(resource: AnyResource, filters: Row): Row {
  const { time } = resource.list;
  const period = periodIn(resource, filters);
  return time === undefined || period === undefined ? {} : { [filterKey(time.field, 'on')]: period };
}

/** Whether the address of a list asks for days that are told by how far they are; one that says nothing opens on such. */
export function asksForPeriod({ list: { time } }: AnyResource, search: string): boolean {
  if (time === undefined) return false;
  const written = new URLSearchParams(search).get('filter');
  return written === null ? search === '' : written.includes(`"${filterKey(time.field, 'on')}"`);
}

/** The list without its time: days matter neither in the trash nor beside one record. */
export function timeless(resource: AnyResource): AnyResource {
  const { time: _, ...list } = resource.list;
  return { ...resource, list };
}
