import type { JSX } from 'preact';
import type { ClientOrder } from '../client/booking-client.ts';
import { Icon } from '../parts/icon.tsx';
import { useSpeech } from '../words/speech.ts';
import { keepInCalendar } from './keep-in-calendar.ts';

type OrderActionsProps = {
  readonly order: ClientOrder;
  readonly onAsk: (what: 'move' | 'cancel') => void;
  readonly onAnother: () => void;
};

/** What can be done with the order now. */
export function OrderActions({ order, onAsk, onAnother }: OrderActionsProps): JSX.Element {
  const speech = useSpeech();
  const { words } = speech;
  const isOpen = order.can_be_changed;
  return (
    <div class="actions">
      {order.state === 'confirmed' ? (
        <button type="button" class="button" onClick={() => keepInCalendar(order, speech)}>
          <Icon name="calendar" />
          {words.order.toCalendar}
        </button>
      ) : null}
      {isOpen ? (
        <>
          <button type="button" class="button" onClick={() => onAsk('move')}>
            <Icon name="move" />
            {words.order.move}
          </button>
          <button type="button" class="button" onClick={() => onAsk('cancel')}>
            <Icon name="blocked" />
            {words.order.cancel}
          </button>
        </>
      ) : (
        <button type="button" class="button" onClick={onAnother}>
          {words.order.another}
        </button>
      )}
    </div>
  );
}
