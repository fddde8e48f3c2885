import type { Day } from '../opening/calendar-days.ts';
import { withoutHours } from '../opening/changed-hours.ts';
import { hoursOfDay } from '../opening/day-hours.ts';
import type { Interval } from '../opening/intervals.ts';
import { isOnDay, type ServiceSources } from './service-hours.ts';

/** What blocks a day or some of its hours: a day mark, an exception that removes hours, or a block of the service. */
export const blockKinds = ['mark', 'exception', 'service'] as const;

export type DayBlock = {
  readonly by: (typeof blockKinds)[number];
  /** Identifier of the mark, of the exception, or of the block of the service. */
  readonly id: number;
  /** The blocked hours; null for the whole day. */
  readonly hours: Interval | null;
  readonly first_day: Day;
  readonly last_day: Day;
  readonly note: string | null;
};

/** Lists what blocks the day for the service, to offer unblocking. An exception gives one entry for each interval that it removes. */
export function dayBlocks(day: Day, sources: ServiceSources): readonly DayBlock[] {
  const mark = sources.marks.find((each) => each.day === day && each.day_type === 'blocked');
  const ofDay = { first_day: day, last_day: day };
  const byMark = mark?.id === undefined ? [] : [{ by: 'mark', id: mark.id, hours: null, ...ofDay, note: mark.note } as const];
  const byService = sources.blocks
    .filter((block) => isOnDay(block, day))
    .map(({ id, first_day, last_day, from_time, to_time, note }) => {
      const hours = from_time === null || to_time === null ? null : { opens: from_time, closes: to_time };
      return { by: 'service', id, hours, first_day, last_day, note } as const;
    });
  return [...byMark, ...takenByException(day, sources).map((one) => ({ ...one, ...ofDay })), ...byService];
}

function takenByException(day: Day, sources: ServiceSources) {
  const exception = sources.exceptions.find((each) => each.day === day);
  if (exception?.id === undefined) return [];
  const { id, note } = exception;
  const before = hoursOfDay(day, { ...sources, exceptions: [], marks: sources.marks.filter(({ day_type }) => day_type === 'open') });
  const open = exception.closed ? [] : exception.intervals;
  const taken = open.reduce((left, interval) => withoutHours(left, interval), before.intervals);
  return taken.map((hours) => ({ by: 'exception', id, hours, note }) as const);
}
