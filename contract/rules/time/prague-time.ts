import { timeZone } from '../../basics/limits.ts';
import { memoize } from '../values/memoize.ts';

/** Wall time in Prague, as forms and filters hold it. */
export type WallTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

const format = memoize(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

const hourMs = 3_600_000;
/** Since then clocks were put on and back at full hours of UTC alone, and before it they were minutes and seconds away from them. */
const fullHoursSince = Date.UTC(1900, 0);
/** How far clocks in Prague are ahead of UTC in an hour of UTC: asking the calendar again for each instant takes ten times as long. */
const aheadByHour = new Map<number, number>();
const mostKeptHours = 10_000;

/** What clocks in Prague show at an instant. */
export function wallTimeAt(instant: Date): WallTime {
  const time = instant.getTime();
  if (time < fullHoursSince) return calendarTimeAt(instant);
  const shown = new Date(time + aheadAt(Math.floor(time / hourMs)));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

function aheadAt(hour: number): number {
  const known = aheadByHour.get(hour);
  if (known !== undefined) return known;
  if (aheadByHour.size >= mostKeptHours) aheadByHour.clear();
  const ahead = asUtc(calendarTimeAt(new Date(hour * hourMs))) - hour * hourMs;
  aheadByHour.set(hour, ahead);
  return ahead;
}

/** The same as the calendar of the machine says it. */
function calendarTimeAt(instant: Date): WallTime {
  const parts = new Map(
    format()
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** Days beyond the end of a month run into the next, as `Date.UTC` counts. */
function asUtc(wall: WallTime): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
}

/**
 * The instant when clocks in Prague show the wall time. In the hour that comes twice it is the first,
 * in the one that never comes it is as much after the change.
 */
export function instantAt(wall: WallTime): Date {
  const wanted = asUtc(wall);
  const offsetAt = (time: number): number => asUtc(wallTimeAt(new Date(time))) - Math.floor(time / 1000) * 1000;
  const before = wanted - offsetAt(wanted - 86_400_000);
  if (offsetAt(before) === wanted - before) return new Date(before);
  const after = wanted - offsetAt(wanted + 86_400_000);
  return offsetAt(after) === wanted - after ? new Date(after) : new Date(before);
}

/** The first instant of the day in Prague, `shift` days later. */
export function startOfDay(wall: WallTime, shift = 0): Date {
  return instantAt({ ...wall, day: wall.day + shift, hour: 0, minute: 0, second: 0 });
}

const dayFormat = memoize(() => new Intl.DateTimeFormat('sv-SE', { timeZone }));

/** The day in Prague as `YYYY-MM-DD`. */
export function localDay(instant: Date): string {
  return dayFormat().format(instant);
}
