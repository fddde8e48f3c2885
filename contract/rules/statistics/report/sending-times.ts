import { instantAt, localDay } from '../../time/prague-time.ts';
import { dayAfter } from '../question.ts';

/** How often a template is sent by e-mail. */
export const rhythms = ['day', 'week', 'month'] as const;
export type Rhythm = (typeof rhythms)[number];

/** When a template is sent, by the clocks in Prague. */
export type SendingTimes = {
  readonly rhythm: Rhythm;
  /** Of a week; 0 is Monday. */
  readonly weekday: number | null;
  /** Of a month; where a month is shorter, its last day. */
  readonly day: number | null;
  /** `HH:mm`. */
  readonly time: string;
};

/** A month after any day has one of each kind of day. */
const mostDays = 62;

/** The first sending after the instant. A time that clocks skip is as much later, one that comes twice is the first of the two. */
export function nextSending(times: SendingTimes, after: Date): Date {
  return nearest(times, after, 1, (instant) => instant > after);
}

/** The last sending until the instant: after an outage the earlier ones are not made up for. */
export function lastSending(times: SendingTimes, until: Date): Date {
  return nearest(times, until, -1, (instant) => instant <= until);
}

function nearest(times: SendingTimes, from: Date, step: 1 | -1, isWanted: (instant: Date) => boolean): Date {
  const today = localDay(from);
  for (let shift = 0; shift <= mostDays; shift += 1) {
    const day = dayAfter(today, shift * step);
    if (!isDayOf(times, day)) continue;
    const instant = instantOf(day, times.time);
    if (isWanted(instant)) return instant;
  }
  throw new Error('no month has the day of the sending');
}

function isDayOf({ rhythm, weekday, day }: SendingTimes, date: string): boolean {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  if (rhythm === 'week') return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7 === weekday;
  if (rhythm === 'month') return dayOfMonth === Math.min(day ?? 1, new Date(Date.UTC(year, month, 0)).getUTCDate());
  return true;
}

function instantOf(date: string, time: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt({ year, month, day, hour, minute, second: 0 });
}

/** What is wrong with chosen times: a week asks for its day, and a month too. */
export function faultOfTimes({ rhythm, weekday, day }: SendingTimes): 'weekday' | 'day' | null {
  if (rhythm === 'week' && weekday === null) return 'weekday';
  return rhythm === 'month' && day === null ? 'day' : null;
}

/** The same without what the rhythm does not use. */
export function tidyTimes({ rhythm, weekday, day, time }: SendingTimes): SendingTimes {
  return { rhythm, weekday: rhythm === 'week' ? weekday : null, day: rhythm === 'month' ? day : null, time };
}
