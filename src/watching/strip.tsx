import type { JSX } from 'react';
import type { MonitoredStore } from '../../contract/operations/monitoring.ts';
import { useFromClock } from '../crud/vocabulary/clock.ts';
import { useWords } from '../crud/vocabulary/words.ts';
import { dayStrip, minutesOf } from './day-strip.ts';
import { formatMinutes } from './format-minutes.ts';
import './watching.css';

const minuteMilliseconds = 60_000;

/** The last 24 hours of a store as a strip, said in words to whoever does not see it. */
export function Strip({ store }: { readonly store: MonitoredStore }): JSX.Element {
  const { monitoring: words } = useWords();
  const now = useFromClock((time) => Math.floor(time.getTime() / minuteMilliseconds) * minuteMilliseconds);
  const spans = dayStrip(store, now);
  const said = (tone: 'fine' | 'partly' | 'down'): string => formatMinutes(words, minutesOf(spans, tone));
  return (
    <div className="day-strip">
      <svg viewBox="0 0 1000 12" preserveAspectRatio="none" role="img" aria-label={words.strip(said('fine'), said('partly'), said('down'))}>
        {spans.map(({ from, to, tone }) => (
          <rect
            key={from}
            className={`day-strip__${tone}`}
            x={from * 1000}
            width={(to - from) * 1000}
            y={tone === 'fine' ? 4 : tone === 'partly' ? 2 : 0}
            height={tone === 'fine' ? 4 : tone === 'partly' ? 8 : 12}
          />
        ))}
      </svg>
      <span aria-hidden="true">{words.stripFrom}</span>
      <span aria-hidden="true">{words.stripTo}</span>
    </div>
  );
}
