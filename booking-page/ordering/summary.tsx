import type { JSX } from 'preact';
import type { BookingStep, Choice } from '../../contract/rules/booking-page/booking-steps.ts';
import type { ThingToOrder } from '../../contract/rules/booking-page/things-to-order.ts';
import type { OfferedStore } from '../client/booking-client.ts';
import { Address } from '../parts/address.tsx';
import { LocalizedText } from '../parts/localized-text.tsx';
import { VisitEnd } from '../parts/visit-end.tsx';
import { useLanguage } from '../words/language.ts';

type SummaryProps = {
  readonly choice: Choice;
  readonly thing: ThingToOrder | undefined;
  readonly store: OfferedStore | undefined;
  /** When the chosen time ends, as far as that is known. */
  readonly endsAt: string | undefined;
  readonly onChange: (step: BookingStep) => void;
};

/** What is chosen so far, each with a way to change it. */
export function Summary({ choice, thing, store, endsAt, onChange }: SummaryProps): JSX.Element {
  const { words, dates } = useLanguage();
  const { summary } = words;
  const day = choice.day === undefined ? undefined : `${dates.shortDay(choice.day)}, ${summary.chooseTime}`;
  const when = choice.startsAt === undefined ? day : dates.shortMoment(choice.startsAt);
  const lines = [
    { name: summary.thing, value: thing && <LocalizedText name={thing.name} english={thing.name_en} />, more: null, step: 'thing' },
    {
      name: summary.place,
      value: store && <LocalizedText name={store.name} english={store.name_en} />,
      more: store && <Address of={store} />,
      step: 'place',
    },
    {
      name: summary.when,
      value: when,
      more: choice.startsAt !== undefined && endsAt !== undefined && <VisitEnd startsAt={choice.startsAt} endsAt={endsAt} />,
      step: 'day',
    },
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
                {more ? <small>{more}</small> : null}
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
