import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ClientOrder } from '../client/booking-client.ts';
import { LocalizedText } from '../parts/localized-text.tsx';
import { useSpeech } from '../words/speech.ts';

type CancelQuestionProps = {
  readonly order: ClientOrder;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
};

/** Asks before the order is cancelled; the focus is on keeping it. */
export function CancelQuestion({ order, isBusy, onKeep, onCancel }: CancelQuestionProps): JSX.Element {
  const { words, dates } = useSpeech();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <section class="question" aria-labelledby="cancel-question">
      <h2 id="cancel-question">{words.order.cancelTitle}</h2>
      <p>
        <b>{dates.longMoment(order.starts_at)}</b>, <LocalizedText name={order.service.name} english={order.service.name_en} />.{' '}
        {words.order.cancelWhat}
      </p>
      <div class="actions">
        <button type="button" class="button" ref={keep} onClick={onKeep}>
          {words.order.keep}
        </button>
        <button type="button" class="button button--danger" aria-disabled={isBusy} onClick={onCancel}>
          {words.order.cancelIt}
        </button>
      </div>
    </section>
  );
}
