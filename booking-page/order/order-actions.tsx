import type { JSX } from 'preact';
import { localiseName } from '../../contract/rules/booking-page/localized-text.ts';
import { calendarFile } from '../../contract/rules/orders/calendar-file.ts';
import type { ClientOrder } from '../client/booking-client.ts';
import { Icon } from '../parts/icon.tsx';
import { type PageLanguage, useLanguage } from '../words/language.ts';

type OrderActionsProps = {
  readonly order: ClientOrder;
  readonly onAsk: (what: 'move' | 'cancel') => void;
  readonly onAnother: () => void;
};

/** What can be done with the order now. */
export function OrderActions({ order, onAsk, onAnother }: OrderActionsProps): JSX.Element {
  const pageLanguage = useLanguage();
  const { words } = pageLanguage;
  const isOpen = order.can_be_changed;
  return (
    <div class="actions">
      {order.state === 'confirmed' ? (
        <button type="button" class="button" onClick={() => keepInCalendar(order, pageLanguage)}>
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

/** Gives the client a calendar file of the order: the same entry as that of the letters, so that a move changes it. */
function keepInCalendar(order: ClientOrder, { language, words }: Pick<PageLanguage, 'language' | 'words'>): void {
  const { uid, sequence, starts_at, ends_at, service, store, pin } = order;
  const file = calendarFile({
    uid,
    sequence,
    writtenAt: new Date(),
    startsAt: new Date(starts_at),
    endsAt: new Date(ends_at),
    summary: [service, store].map(({ name, name_en }) => localiseName(language, name, name_en).text).join(', '),
    location: [store.street, store.city].filter((part) => part !== null && part !== '').join(', '),
    description: pin === null ? '' : words.order.calendarPin(pin),
    link: location.href,
    organizer: null,
    attendee: null,
    isCancelled: false,
  });
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = words.order.calendarFile;
  link.click();
  // The browser has begun to take it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
