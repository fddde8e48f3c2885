import { sql } from 'kysely';
import type { MessageChannel, MessageState, WithheldReason } from '../../../../contract/resources/settings/outbox.ts';
import type { TemplatePurpose } from '../../../../contract/rules/text/template-tags.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { type NotifiedOrder, readOrders } from './read-orders.ts';

type Stored = {
  readonly id: number;
  readonly purpose: TemplatePurpose;
  readonly notification_id: number | null;
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly state: MessageState;
  readonly written_at: Date;
  readonly sent_at: Date | null;
  readonly error: string | null;
  readonly withheld: WithheldReason | null;
  readonly client_message: string | null;
};
export type WrittenMessage = Stored & { readonly can_be_resent: boolean };

/** More than so many no one reads. */
const most = 100;

type Reading = Pick<WriteContext, 'db' | 'now' | 'delivery'>;

/** What was written to the client of the order, the newest first. */
export async function readMessages({ db, now, delivery }: Reading, orderId: number): Promise<readonly WrittenMessage[]> {
  const { rows } = await sql<Stored>`
    select m.id, m.purpose, m.notification_id, b.channel, b.recipient, b.subject, b.state, b.created_at as written_at, b.sent_at, b.error, b.withheld, m.client_message
    from order_messages m join outbox b on b.id = m.outbox_id where m.order_id = ${orderId} order by m.id desc limit ${most}`.execute(db);
  const [order] = await readOrders(db, [orderId]);
  const kinds = new Set<string>();
  return rows.map((row) => {
    const kind = `${row.purpose} ${row.channel} ${row.notification_id ?? ''}`;
    const isLast = !kinds.has(kind);
    kinds.add(kind);
    // What there is no way out for would only be kept once more.
    const isSettled = row.state !== 'waiting' && (delivery.hasGateway[row.channel] || (row.state !== 'kept' && row.state !== 'withheld'));
    return { ...row, can_be_resent: isLast && isSettled && order !== undefined && holds(order, row, now) };
  });
}

/** Whether a message of the purpose is still true of the order, and has where to go. The link to confirm goes out by hand only where it was withheld. */
function holds(order: NotifiedOrder, { purpose, channel, withheld }: Stored, now: Date): boolean {
  if (order.ends_at <= now || order[channel] === null) return false;
  if (purpose === 'confirm_request') return order.state === 'unconfirmed' && withheld === 'many_letters';
  return purpose === 'cancelled' ? order.state === 'cancelled' : order.state === 'confirmed' || order.state === 'arrived';
}
