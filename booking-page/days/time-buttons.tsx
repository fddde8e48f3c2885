import type { JSX } from 'preact';
import { useSpeech } from '../words/speech.ts';

type TimeButtonsProps = {
  readonly name: string;
  /** Beginnings of times. */
  readonly of: readonly string[];
  readonly chosen?: string | undefined;
  /** Whether their days are in them too. */
  readonly hasDays?: boolean;
  readonly onTime: (startsAt: string) => void;
};

/** Free times to choose from. */
export function TimeButtons({ name, of, chosen, hasDays = false, onTime }: TimeButtonsProps): JSX.Element {
  const { dates } = useSpeech();
  return (
    <div role="group" aria-label={name}>
      <p class="times__name" aria-hidden="true">
        {name}
      </p>
      <div class={`time-buttons ${hasDays ? 'time-buttons--days' : ''}`}>
        {of.map((time) => (
          <button key={time} type="button" class="time" aria-pressed={time === chosen} onClick={() => onTime(time)}>
            {hasDays ? dates.shortMoment(time) : dates.time(time)}
          </button>
        ))}
      </div>
    </div>
  );
}
