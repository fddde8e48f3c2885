import type { PlayTarget } from '../../../../../contract/rules/playing/playlist.ts';
import type { Segment } from '../../../../../contract/rules/playing/timeline.ts';
import { wallTimeAt } from '../../../../../contract/rules/time/prague-time.ts';

/** A device of the week, with what plays on it. */
export type WeekDevice = {
  readonly key: string;
  readonly name: string;
  readonly place: string;
  readonly target: PlayTarget;
  readonly segments: readonly Segment[];
};

/** When a segment begins and ends, in short words: `st 25. 13:00`. */
export function spokenTimes(
  { from, to }: Pick<Segment, 'from' | 'to'>,
  days: readonly string[],
): { readonly begins: string; readonly ends: string } {
  const words = (instant: number): string => {
    const { year, month, day, hour, minute } = wallTimeAt(new Date(instant));
    const weekday = days[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7] ?? '';
    return `${weekday} ${day}. ${hour}:${String(minute).padStart(2, '0')}`;
  };
  return { begins: words(from), ends: words(to) };
}
