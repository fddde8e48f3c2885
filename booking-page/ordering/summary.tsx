import type { JSX } from 'preact';
import type { BookingStep, Choice } from '../../contract/rules/booking-page/booking-steps.ts';
import type { OfferedStore } from '../client/booking-client.ts';
import { useSpeech } from '../words/speech.ts';
import { addressOf } from './place-choice.tsx';

type SummaryProps = { readonly choice: Choice; readonly store: OfferedStore | undefined; readonly onChange: (step: BookingStep) => void };

/** What is chosen so far, each with a way to change it. */
export function Summary({ choice, store, onChange }: SummaryProps): JSX.Element {
  const { words, dates } = useSpeech();
  const { summary } = words;
  const day = choice.day === undefined ? undefined : `${dates.shortDay(choice.day)}, ${summary.chooseTime}`;
  const when = choice.startsAt === undefined ? day : dates.shortMoment(choice.startsAt);
  const lines = [
    { name: summary.thing, value: choice.thing, more: '', step: 'thing' },
    { name: summary.place, value: store?.name, more: store === undefined ? '' : addressOf(store), step: 'place' },
    { name: summary.when, value: when, more: '', step: 'day' },
  ] as const;
  return (
    <aside class="summary">
      <h2>{summary.title}</h2>
      <dl>
        {lines.map(({ name, value, more, step }) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value}
                {more === '' ? null : <small>{more}</small>}
              </dd>
              <dd>
                <button type="button" class="as-link" aria-label={`${summary.change}: ${name}`} onClick={() => onChange(step)}>
                  {summary.change}
                </button>
              </dd>
            </div>
          ),
        )}
      </dl>
    </aside>
  );
}
