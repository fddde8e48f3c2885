import { timeZone } from '../limits.ts';
import { whenNeeded } from './when-needed.ts';

/** Wall time in Prague, as forms and filters hold it. */
export type WallTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

const format = whenNeeded(
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

/** What clocks in Prague show at an instant. */
export function wallTimeAt(instant: Date): WallTime {
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
