import type { JSX } from 'react';
import { useWords } from '../../crud/core/words.ts';

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
