import { sql } from 'kysely';
import type {
  MessagePreview,
  MessagePurpose,
  NotNotifiedReason,
  RecipientsPreview,
} from '../../../../contract/operations/booking/order-message.ts';
import { type MessageChannel, messageChannels } from '../../../../contract/resources/settings/outbox.ts';
import { type OrderState, statesFor } from '../../../../contract/rules/orders/order-states.ts';
import { oneRow } from '../../../db/one-row.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { chooseWording, composeMessage } from './compose-message.ts';
import { isLinked } from './order-link.ts';
import { letsEmailsOut, letsSmsOut, readOrders } from './read-orders.ts';
import { manyPhones, smsWithheld } from './unproven-phones.ts';
import { activeWordings } from './write-of-order.ts';

export type Visit = { readonly starts_at: Date; readonly ends_at: Date };

type Asked = Pick<WriteContext, 'db' | 'now' | 'delivery' | 'clientMessage'> & {
  readonly purpose: MessagePurpose;
  readonly visit?: Visit | undefined;
  readonly asksAnswer: boolean;
};
type Written = { readonly id: number; readonly name: string; readonly email: boolean; readonly sms: boolean };

/** Shown instead of the secret of a link, which only the sent message contains. */
const hidden = '…';

/** Preview of the message to the client, made by the same function as the message that is sent. */
async function readPreview(asked: Asked, written: Written): Promise<MessagePreview | null> {
  const { db, now, delivery, purpose, visit, asksAnswer, clientMessage = null } = asked;
  const [found] = await readOrders(db, [written.id]);
  if (found === undefined) return null;
  const order = { ...found, ...visit, is_answer_awaited: asksAnswer || found.is_answer_awaited };
  const wordings = (await activeWordings(db, purpose)).filter(({ channel }) => written[channel]);
  const messages = wordings.map((stored) => {
    const wording = chooseWording(order.language, purpose, stored);
    const isCarried = wording.channel === 'email' && purpose !== 'cancelled' && isLinked(order, delivery, now);
    const composed = composeMessage({ order, purpose, wording, clientMessage, delivery, now, secret: isCarried ? hidden : undefined });
    return { channel: wording.channel, ...composed };
  });
  return { name: written.name, starts_at: order.starts_at.toISOString(), messages };
}

type AskedOfMany = Pick<WriteContext, 'db' | 'now' | 'delivery' | 'clientMessage'> & {
  readonly ids: readonly number[];
  readonly purpose: MessagePurpose;
  /** The time to which an order is moved, once it is chosen. */
  readonly visit?: Visit | undefined;
  /** Whether the client is asked if the new time suits. */
  readonly asksAnswer: boolean;
};

/** States from which an order comes to what the purpose reports. */
const states: Readonly<Record<MessagePurpose, readonly OrderState[]>> = {
  created: statesFor('confirm'),
  changed: statesFor('move'),
  cancelled: statesFor('cancel'),
};

type RecipientsRow = {
  /** The first order of which its client is written to, and by which ways. */
  readonly first: { readonly id: number; readonly name: string; readonly email: boolean; readonly sms: boolean } | null;
  readonly orders: number;
  readonly reached: number;
  readonly counts: Readonly<Record<MessageChannel, number>>;
  readonly recipients: Readonly<Record<MessageChannel, string | null>>;
  readonly not_notified: readonly { readonly reason: NotNotifiedReason; readonly count: number }[];
};

/**
 * The clients to whom `notifyClient` would write if the orders were changed now. A moved order counts by its new time: its client is
 * notified even where the old time is over.
 */
export async function readRecipients(asked: AskedOfMany): Promise<RecipientsPreview> {
  const { db, now, delivery, ids, purpose } = asked;
  const withheld = purpose === 'created' ? manyPhones() : sql`${smsWithheld} is not null`;
  const isOver = purpose === 'changed' ? sql`false` : sql`o.ends_at <= ${now}`;
  const { rows } = await sql<RecipientsRow>`
    with ways as (
      select o.id, o.name, o.starts_at, o.email is null and o.phone is null as nowhere, ${isOver} as over,
        case when ${letsEmailsOut} then o.email end as email, case when ${letsSmsOut} and not ${withheld} then o.phone end as sms,
        ${letsSmsOut} and o.phone is not null and ${withheld} as withheld,
        exists (select from templates t where t.purpose = ${purpose} and t.channel = 'email' and t.active and t.deleted_at is null) as writes_email,
        exists (select from templates t where t.purpose = ${purpose} and t.channel = 'sms' and t.active and t.deleted_at is null) as writes_sms
      from orders o where o.id = any(${ids}::int[]) and o.deleted_at is null and o.state = any(${states[purpose]}::text[])
    ), judged as (
      select id, name, starts_at, case when not over and writes_email then email end as email, case when not over and writes_sms then sms end as sms,
        case when over then 'over' when nowhere then 'no_address' when email is null and sms is null then case when withheld then 'unproven_phone' else 'switched_off' end
          when not ((email is not null and writes_email) or (sms is not null and writes_sms)) then 'no_template' end as reason
      from ways
    )
    select (select json_build_object('id', j.id, 'name', j.name, 'email', j.email is not null, 'sms', j.sms is not null)
        from judged j where j.reason is null order by j.starts_at, j.id limit 1) as first,
      count(*)::int as orders, (count(*) filter (where reason is null))::int as reached,
      json_build_object('email', count(email), 'sms', count(sms)) as counts,
      json_build_object('email', max(email), 'sms', max(sms)) as recipients,
      coalesce((select json_agg(json_build_object('reason', r.reason, 'count', r.count) order by r.count desc, r.reason)
        from (select reason, count(*) as count from judged where reason is not null group by reason) r), '[]') as not_notified
    from judged`.execute(db);
  const { first, orders, reached, counts, recipients, not_notified } = oneRow(rows);
  const ways = messageChannels
    .filter((channel) => counts[channel] > 0)
    .map((channel) => ({
      channel,
      count: counts[channel],
      recipient: orders === 1 ? recipients[channel] : null,
      leaves: delivery.hasGateway[channel],
    }));
  return { orders, reached, ways, not_notified, preview: first === null ? null : await readPreview(asked, first) };
}
