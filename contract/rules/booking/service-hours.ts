import type { Day } from '../opening/calendar-days.ts';
import { type DayHours, type DayReason, hoursOfDay, type OpeningSources } from '../opening/day-hours.ts';
import { type Interval, overlaps } from '../opening/intervals.ts';
import { dayAt, openInstants } from '../opening/open-instants.ts';
import { outsideHours } from '../opening/outside-hours.ts';
import { withoutHours } from '../opening/without-hours.ts';

/** Days, or hours of each of them, in which a service is not ordered although its branch is open. Without times these are whole days. */
export type ServiceBlock = {
  readonly id: number;
  readonly service_id: number;
  readonly first_day: Day;
  readonly last_day: Day;
  readonly from_time: string | null;
  readonly to_time: string | null;
  readonly note: string | null;
};

/** All that decides when one service of a store can be ordered. `sourcesOfService` makes it. */
export type ServiceSources = OpeningSources & { readonly blocks: readonly ServiceBlock[] };

/** What decides about a service: what decides about its store, and the blocks of that service among those of the store. */
export function sourcesOfService(store: OpeningSources, blocks: readonly ServiceBlock[], serviceId: number): ServiceSources {
  return { ...store, blocks: blocks.filter(({ service_id }) => service_id === serviceId) };
}

/**
 * When a service can be ordered on the day: the hours of the branch without what is blocked. What is offered, what is accepted, what
 * the calendar draws and which orders are affected by a block all ask this.
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

/** Whether the block holds on the day. */
export function isOnDay({ first_day, last_day }: Pick<ServiceBlock, 'first_day' | 'last_day'>, day: Day): boolean {
  return first_day <= day && day <= last_day;
}

/** The hours that the block takes on each of its days. */
export function blockedHours({ from_time, to_time }: Pick<ServiceBlock, 'from_time' | 'to_time'>): Interval {
  return { opens: from_time ?? '00:00', closes: to_time ?? '24:00' };
}

/** The block that lies over some of the time; also where no hours of the branch are known. */
export function blockOver(from: Date, to: Date, blocks: readonly ServiceBlock[]): ServiceBlock | undefined {
  const day = dayAt(from);
  return blocks.find(
    (block) => isOnDay(block, day) && openInstants(day, [blockedHours(block)]).some((taken) => taken.from < to && from < taken.to),
  );
}

/** What closes a time for a service: the last step that decides about its day. */
export type Closure = Pick<DayReason, 'code' | 'id' | 'name' | 'holiday'>;

/** By what the time is closed; undefined where the service can be ordered then. */
export function closureOf(from: Date, to: Date, sources: ServiceSources): Closure | undefined {
  const outside = outsideHours(from, to, sources)?.reasons.at(-1);
  if (outside !== undefined) return outside;
  const block = blockOver(from, to, sources.blocks);
  return block === undefined ? undefined : { code: 'service_blocked', id: block.id, name: block.note, holiday: null };
}

/** The closure as one text, such as `blocked:12`: another one is another text. */
export function closureKey({ code, id, holiday }: Closure): string {
  return `${code}:${id ?? holiday ?? ''}`;
}
