import { chooseLetters } from '../../../../contract/messages/mail.ts';
import { calendarFile, visitUid } from '../../../../contract/rules/orders/calendar-file.ts';
import type { TemplatePurpose } from '../../../../contract/rules/text/template-tags.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import type { NotifiedOrder } from './read-orders.ts';

type Visit = {
  readonly order: NotifiedOrder;
  readonly purpose: TemplatePurpose;
  readonly sequence: number;
  readonly now: Date;
  readonly delivery: DeliveryContext;
  /** Address of the order for its client, where the letter carries it. */
  readonly link: string | null;
};

/**
 * The calendar file that goes with a letter about the order. None before the order is confirmed, also when it is moved: the visit is not
 * agreed yet. None that cancels a visit of which no calendar knows.
 */
export function visitFile({ order, purpose, sequence, now, delivery, link }: Visit): string | null {
  const isCancelled = order.state === 'cancelled';
  if (purpose === 'confirm_request' || order.state === 'unconfirmed' || (isCancelled && !order.has_event)) return null;
  const { mailFrom = null } = delivery;
  return calendarFile({
    uid: visitUid(order),
    sequence,
    writtenAt: now,
    startsAt: order.starts_at,
    endsAt: order.ends_at,
    summary: `${order.service}, ${order.store}`,
    location: formatBranchAddress(order),
    description: chooseLetters(order.language).visitNote({ pin: order.pin, link: isCancelled ? null : link }),
    link: isCancelled ? null : link,
    organizer: mailFrom === null ? null : { name: order.office, email: mailFrom },
    attendee: order.email,
    isCancelled,
  });
}

/** Where the branch is. */
export function formatBranchAddress({ street, city }: Pick<NotifiedOrder, 'street' | 'city'>): string {
  return [street, city].filter((line) => line !== null && line !== '').join(', ');
}
