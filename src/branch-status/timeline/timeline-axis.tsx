import type { JSX } from 'react';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { useWords } from '../../crud/core/words.ts';
import { HoursAcross } from '../../ui/calendar/hour-labels.tsx';
import { dayMilliseconds } from './day-spans.ts';
import { useMinute } from './timeline.tsx';

const hourMilliseconds = 3_600_000;
const everyHours = 3;
/** Nearer to the ends a number would run into what is there. */
const [first, last] = [0.025, 0.85];

/** The hours over timelines, as clocks in Prague show them. Every timeline says its times in words, so no one needs to hear the axis. */
export function TimelineAxis(): JSX.Element {
  const { monitoring } = useWords();
  const now = useMinute();
  const marks = axisMarks(now).map(({ hour, share }) => ({ text: String(hour), percent: share * 100 }));
  return (
    <div className="timeline-axis">
      <HoursAcross marks={marks} end={monitoring.timeline.now} />
    </div>
  );
}

/** Every third hour of the 24 before `now`, with its share of them. */
export function axisMarks(now: number): readonly { readonly hour: number; readonly share: number }[] {
  const start = now - dayMilliseconds;
  const firstHour = Math.ceil(start / hourMilliseconds) * hourMilliseconds;
  return Array.from({ length: 24 }, (_, place) => firstHour + place * hourMilliseconds)
    .map((instant) => ({ hour: wallTimeAt(new Date(instant)).hour, share: (instant - start) / dayMilliseconds }))
    .filter(({ hour, share }) => hour % everyHours === 0 && share >= first && share <= last);
}

const samples = ['fine', 'partly', 'down', 'hours'] as const;

/** What the heights and colours of timelines mean. */
export function TimelineLegend(): JSX.Element {
  const { legend } = useWords().monitoring.timeline;
  return (
    <ul className="timeline-legend" aria-label={legend.name}>
      {samples.map((sample) => (
        <li key={sample}>
          <span className={`timeline-legend__sample timeline-legend__sample--${sample}`} aria-hidden="true" />
          {legend[sample]}
        </li>
      ))}
    </ul>
  );
}
