import type { Day } from '../opening/calendar-days.ts';
import { withoutHours } from '../opening/changed-hours.ts';
import { type DayHours, type DayReason, hoursOfDay, type OpeningSources } from '../opening/day-hours.ts';
import { type Interval, overlaps } from '../opening/intervals.ts';
import { dayAt, openInstants } from '../opening/open-instants.ts';
import { outsideHours } from '../opening/outside-hours.ts';

/** Days, or hours of each of these days, when a service cannot be booked although its branch is open. Without times: whole days. */
export type ServiceBlock = {
  readonly id: number;
  readonly service_id: number;
  readonly first_day: Day;
  readonly last_day: Day;
  readonly from_time: string | null;
  readonly to_time: string | null;
  readonly note: string | null;
};

/** Everything that decides when one service of a store can be booked. Made by `sourcesOfService`. */
export type ServiceSources = OpeningSources & { readonly blocks: readonly ServiceBlock[] };

/** The sources of a service: those of its store, and the blocks of this service. */
export function sourcesOfService(store: OpeningSources, blocks: readonly ServiceBlock[], serviceId: number): ServiceSources {
  return { ...store, blocks: blocks.filter(({ service_id }) => service_id === serviceId) };
}

/**
 * When a service can be booked on the day: the hours of the branch without the blocks. Offered times, accepted orders, the calendar and
 * the list of affected orders all use this function.
 */
export function serviceHours(day: Day, sources: ServiceSources): DayHours {
  return sources.blocks.filter((block) => isOnDay(block, day)).reduce(blocked, hoursOfDay(day, sources));
}

function blocked(hours: DayHours, block: ServiceBlock): DayHours {
  const taken = blockedHours(block);
  if (!hours.intervals.some((interval) => overlaps(interval, taken))) return hours;
  const intervals = withoutHours(hours.intervals, taken);
  const reason = { code: 'service_blocked', id: block.id, name: block.note, holiday: null, intervals } as const;
  return { intervals, type: intervals.length === 0 ? 'blocked' : hours.type, reasons: [...hours.reasons, reason] };
}

/** Whether the block applies on the day. */
export function isOnDay({ first_day, last_day }: Pick<ServiceBlock, 'first_day' | 'last_day'>, day: Day): boolean {
  return first_day <= day && day <= last_day;
}

/** The hours that the block removes on each of its days. */
export function blockedHours({ from_time, to_time }: Pick<ServiceBlock, 'from_time' | 'to_time'>): Interval {
  return { opens: from_time ?? '00:00', closes: to_time ?? '24:00' };
}

/** The first block that overlaps the time, even if the hours of the branch are unknown. */
export function blockOver(from: Date, to: Date, blocks: readonly ServiceBlock[]): ServiceBlock | undefined {
  const day = dayAt(from);
  return blocks.find(
    (block) => isOnDay(block, day) && openInstants(day, [blockedHours(block)]).some((taken) => taken.from < to && from < taken.to),
  );
}

/** What closes a time for a service: the last step that decides about its day. */
export type Closure = Pick<DayReason, 'code' | 'id' | 'name' | 'holiday'>;

/** What closes the time; undefined if the service can be booked then. */
export function findClosure(from: Date, to: Date, sources: ServiceSources): Closure | undefined {
  const outside = outsideHours(from, to, sources)?.reasons.at(-1);
  if (outside !== undefined) return outside;
  const block = blockOver(from, to, sources.blocks);
  return block === undefined ? undefined : { code: 'service_blocked', id: block.id, name: block.note, holiday: null };
}

/** A text that identifies the closure, such as `blocked:12`. */
export function closureKey({ code, id, holiday }: Closure): string {
  return `${code}:${id ?? holiday ?? ''}`;
}
