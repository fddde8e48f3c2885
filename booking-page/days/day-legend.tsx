import type { JSX } from 'preact';
import { dayTypes } from '../../contract/rules/opening/day-hours.ts';
import { Icon } from '../parts/icon.tsx';
import { useSpeech } from '../words/speech.ts';

/** What the signs of the days mean. */
export function DayLegend(): JSX.Element {
  const { words } = useSpeech();
  return (
    <ul class="legend" aria-label={words.day.legend}>
      {dayTypes.map((type) => (
        <li key={type} class={`legend__type legend__type--${type}`}>
          {type === 'free' ? <b aria-hidden="true">6</b> : <Icon name={type} size={16} />}
          {type === 'free' ? words.day.freeLegend : words.day.types[type]}
        </li>
      ))}
      <li class="legend__type">
        <Icon name="clock" size={16} />
        {words.day.opensLater}
      </li>
    </ul>
  );
}
