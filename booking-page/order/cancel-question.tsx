import type { JSX } from 'preact';
import type { ClientOrder } from '../client/booking-client.ts';
import { LocalizedText } from '../parts/localized-text.tsx';
import { Question } from '../parts/question.tsx';
import { useSpeech } from '../words/speech.ts';

type CancelQuestionProps = {
  readonly order: ClientOrder;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
};

/** Asks before the order is cancelled. */
export function CancelQuestion({ order, onCancel, ...question }: CancelQuestionProps): JSX.Element {
  const { words, dates } = useSpeech();
  return (
    <Question title={words.order.cancelTitle} confirm={words.order.cancelIt} onConfirm={onCancel} {...question}>
      <b>{dates.longMoment(order.starts_at)}</b>, <LocalizedText name={order.service.name} english={order.service.name_en} />.{' '}
      {words.order.cancelWhat}
    </Question>
  );
}
