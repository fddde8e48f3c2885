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

type Moment = { readonly day: string; readonly time: string };

/** A segment in short words, with the day of its end only where that is another one: `st 25. 13:00–17:00`. */
export function spokenSpan({ from, to }: Pick<Segment, 'from' | 'to'>, days: readonly string[]): string {
  const [begins, ends] = [momentOf(from, days), momentOf(to, days)];
  // Midnight is the end of the day before.
  const last = ends.time === '0:00' ? { day: momentOf(to - 1, days).day, time: '24:00' } : ends;
  return `${begins.day} ${begins.time}–${last.day === begins.day ? '' : `${last.day} `}${last.time}`;
}

function momentOf(instant: number, days: readonly string[]): Moment {
  const { year, month, day, hour, minute } = wallTimeAt(new Date(instant));
  const weekday = days[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7] ?? '';
  return { day: `${weekday} ${day}.`, time: `${hour}:${String(minute).padStart(2, '0')}` };
}
