import { sql } from 'kysely';
import { type MessageChannel, messageChannels } from '../../../../contract/resources/settings/outbox.ts';
import { type OrderState, orderStateOf } from '../../../../contract/rules/orders/order-states.ts';
import type { TemplatePurpose } from '../../../../contract/rules/text/template-tags.ts';
import type { Database } from '../../../db/database.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { readOpenGrace } from '../grace/open-graces.ts';
import { writeOfOrder } from './write-of-order.ts';

type FollowContext = Pick<WriteContext, 'db' | 'now' | 'delivery' | 'actor' | 'address' | 'salt' | 'isQuiet'>;
type Corrected = { readonly before: WholeRow; readonly after: WholeRow };

/** Where messages of a channel go. */
const addressField: Readonly<Record<MessageChannel, 'email' | 'phone'>> = { email: 'email', sms: 'phone' };

/** Which message to send to a client who received none, by the state of the order. */
export const firstPurpose: Readonly<Partial<Record<OrderState, TemplatePurpose>>> = {
  unconfirmed: 'confirm_request',
  confirmed: 'created',
};

/** Channels whose address the change corrects: it was filled in and is different now. */
function correctedChannels({ before, after }: Corrected): readonly MessageChannel[] {
  return messageChannels.filter((channel) => {
    const name = addressField[channel];
    return typeof before[name] === 'string' && before[name] !== after[name];
  });
}

/** Cancels waiting messages to an address that staff corrected: it may belong to a stranger. */
export async function withdrawMessages({ db, now }: FollowContext, corrected: Corrected): Promise<void> {
  const { before, after } = corrected;
  for (const channel of correctedChannels(corrected)) {
    await sql`
      select app_clear_messages(array(
        select b.id from order_messages m join outbox b on b.id = m.outbox_id
        where m.store_id = ${after['store_id']} and m.order_id = ${after.id}
          and b.channel = ${channel} and b.state = 'waiting' and b.recipient = ${before[addressField[channel]]}
      ), ${now})`.execute(db);
  }
}

/**
 * Sends to a corrected address what did not arrive at the former one: refused, returned or not sent yet. A delivered message is sent again
 * only on request.
 */
export async function followAddress(context: FollowContext, corrected: Corrected): Promise<void> {
  const { after } = corrected;
  if (context.isQuiet || new Date(String(after['ends_at'])) <= context.now) return;
  // A letter about a change that can still be taken back waits with the others.
  const grace = await readOpenGrace(context.db, { storeId: Number(after['store_id']), orderId: after.id, now: context.now });
  for (const channel of correctedChannels(corrected)) {
    if (typeof after[addressField[channel]] !== 'string') continue;
    const purpose = missedPurpose(orderStateOf(after['state']), channel, await readPurposes(context.db, after, channel));
    if (purpose !== undefined) await writeOfOrder({ ...context, isCorrected: true, grace }, after.id, purpose, channel);
  }
}

type Purposes = { readonly last: TemplatePurpose | null; readonly has_arrived: boolean; readonly last_arrived: boolean };

/** What the client was written by the channel, reminders apart: they are written when their time comes. */
async function readPurposes(db: Database, after: WholeRow, channel: MessageChannel): Promise<Purposes> {
  const { rows } = await sql<Purposes>`
    select (array_agg(m.purpose order by m.id desc))[1] as last, coalesce(bool_or(b.state in ('sent', 'waiting')), false) as has_arrived,
      coalesce((array_agg(b.state in ('sent', 'waiting') order by m.id desc))[1], false) as last_arrived
    from order_messages m join outbox b on b.id = m.outbox_id
    where m.store_id = ${after['store_id']} and m.order_id = ${after.id} and b.channel = ${channel} and m.purpose <> 'reminder'`.execute(
    db,
  );
  return rows[0] ?? { last: null, has_arrived: false, last_arrived: false };
}

/** Undefined if there was nothing to send or the last message was delivered. */
function missedPurpose(state: OrderState | undefined, channel: MessageChannel, purposes: Purposes): TemplatePurpose | undefined {
  const { last, has_arrived, last_arrived } = purposes;
  if (state === undefined || last === null || last_arrived) return undefined;
  if (state === 'cancelled') return last === 'cancelled' ? last : undefined;
  if (state === 'unconfirmed' && channel === 'sms') return undefined;
  const first = firstPurpose[state];
  return first === 'created' && has_arrived && last === 'changed' ? last : first;
}
