export type SpokenSpan = { readonly count: number; readonly unit: 'minutes' | 'hours' | 'days' };

const [hour, day] = [60, 1440];
/** From so many minutes on no one counts them: what is left is said in whole hours. */
const manyMinutes = 10 * hour;

/** A length of time as people say it: in the largest unit that says it exactly, never longer than it is, at least a minute. */
export function spokenSpan(minutes: number): SpokenSpan {
  const whole = Math.max(1, Math.floor(minutes));
  if (whole % day === 0) return { count: whole / day, unit: 'days' };
  if (whole >= 2 * day) return { count: Math.floor(whole / day), unit: 'days' };
  if (whole % hour === 0 || whole >= manyMinutes) return { count: Math.floor(whole / hour), unit: 'hours' };
  return { count: whole, unit: 'minutes' };
}
