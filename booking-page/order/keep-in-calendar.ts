import type { BookingPageWords } from '../../contract/messages/cs/booking-page.ts';
import { calendarFile } from '../../contract/rules/orders/calendar-file.ts';
import type { ClientOrder } from '../client/booking-client.ts';

/** Gives the client a calendar file of the order: the same entry as that of the letters, so that a move changes it. */
export function keepInCalendar(order: ClientOrder, words: BookingPageWords): void {
  const { uid, sequence, starts_at, ends_at, service, store, pin } = order;
  const file = calendarFile({
    uid,
    sequence,
    writtenAt: new Date(),
    startsAt: new Date(starts_at),
    endsAt: new Date(ends_at),
    summary: `${service.name}, ${store.name}`,
    location: [store.street, store.city].filter((part) => part !== null && part !== '').join(', '),
    description: pin === null ? '' : words.order.calendarPin(pin),
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
