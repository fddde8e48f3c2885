import { unpackNumbers } from './histogram.ts';

const hoursOfDay = 24;

/** Numbers that are known of some hours, as 24 of them; hours of which nothing is known have none. */
export function wholeDay(hours: readonly number[], numbers: readonly number[]): readonly number[] {
  const course = Array.from({ length: hoursOfDay }, () => 0);
  for (const [place, hour] of hours.entries()) course[hour] = numbers[place] ?? 0;
  return course;
}

/** How many decimal digits each hour has in the numbers that roll-ups keep of days: of counts, and of sums of milliseconds. */
export const hourDigits = { count: 8, sum: 16 } as const;

/** Counts or sums hour by hour as roll-ups keep them: the decimal digits of a whole number, `0` where nothing is known. */
export function parseHours(digits: string, of: keyof typeof hourDigits): readonly number[] {
  const hours = unpackNumbers(digits, hourDigits[of]);
  return Array.from({ length: hoursOfDay }, (_, hour) => hours[hour] ?? 0);
}

/** How many of a course had come when clocks show the hour and minute; within the hour as if they came evenly. */
export function untilNow(course: readonly number[], hour: number, minute: number): number {
  const before = course.slice(0, hour).reduce((sum, one) => sum + one, 0);
  return before + ((course[hour] ?? 0) * minute) / 60;
}
