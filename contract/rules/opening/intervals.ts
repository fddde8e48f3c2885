/** From a time of the day to a later one, the end left out: `HH:mm`, which compares as text; `24:00` is the end of the day. */
export type Interval = { readonly opens: string; readonly closes: string };
export type WeeklyInterval = Interval & { readonly weekday: number };

/** Whether some moment belongs to both. Those that only touch, 9-10 and 10-11, share none. */
export function overlaps(one: Interval, other: Interval): boolean {
  return one.opens < other.closes && other.opens < one.closes;
}

/** Whether it ends before or when it begins. */
export function isReversed({ opens, closes }: Interval): boolean {
  return closes <= opens;
}

/** As people write it: `8:00–12:00`. */
export function spokenInterval({ opens, closes }: Interval): string {
  return `${spokenTime(opens)}–${spokenTime(closes)}`;
}

/** Minutes of the day at the time. */
export function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time so many minutes after midnight, no later than the end of the day. */
export function timeAt(minutes: number): string {
  const within = Math.min(Math.max(Math.round(minutes), 0), 24 * 60);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

const quarter = 15;

/** The time some quarters of an hour later, on the quarter. */
export function steppedTime(time: string, steps: number): string {
  const minutes = parseMinutes(time);
  const onStep = steps > 0 ? Math.floor(minutes / quarter) : Math.ceil(minutes / quarter);
  return timeAt((onStep + steps) * quarter);
}

/** In the order of the day. */
export function inOrder<I extends Interval>(intervals: readonly I[]): readonly I[] {
  return intervals.toSorted((one, other) => (one.opens < other.opens ? -1 : one.opens > other.opens ? 1 : 0));
}

function spokenTime(time: string): string {
  return time.replace(/^0/u, '');
}
