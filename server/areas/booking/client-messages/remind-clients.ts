import { sql } from 'kysely';
import { timeZone } from '../../../../contract/basics/limits.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import { retried } from '../../../db/transactions.ts';
import { isTakenBack } from '../grace/open-graces.ts';
import { chooseWording, type StoredWording } from './compose-message.ts';
import { letsEmailsOut, letsSmsOut, readOrders } from './read-orders.ts';
import { writeToClient } from './write-to-client.ts';

type Reminding = { readonly db: Database; readonly clock: Clock; readonly delivery: DeliveryContext };
type Claimed = { readonly id: number; readonly order_id: number; readonly due_at: Date } & StoredWording;

/** This many at once; what is left comes next. */
const atOnce = 100;

/**
 * Writes the reminders that are due, each once for an order, a notification and a time of the order: the unique key of
 * `order_messages` holds it, whatever number of servers look at once and whenever one of them dies. Says whether more may be due.
 */
export async function remindClients({ db, clock, delivery }: Reminding): Promise<boolean> {
  const now = clock.now();
  return retried(() =>
    db.transaction().execute(async (transaction) => {
      const claimed = await claim(transaction, now);
      const orders = await readOrders(
        transaction,
        claimed.map(({ order_id }) => order_id),
      );
      for (const { id, order_id, due_at, ...stored } of claimed) {
        const order = orders.find((one) => one.id === order_id);
        if (order === undefined) continue;
        const sequence = order.sequence ?? 0;
        // As of when it was due: what a backup that was restored may have sent already waits with the rest of its messages.
        const wording = chooseWording(order.language, 'reminder', stored);
        const message = { order, purpose: 'reminder', wording, sequence, now: due_at, reminder: id } as const;
        await writeToClient(transaction, { ...message, delivery });
      }
      return claimed.length === atOnce;
    }),
  );
}

/**
 * Takes what is due. Days before are days of the calendar, so that a reminder comes at the hour of the visit when clocks change
 * between. Skipped is what was booked, moved or published only after it was due, and what is a day late: the client knows, or
 * it is of no use. An order that another person is changing, or has changed within the last minute, is reminded next time.
 */
async function claim(db: Database, now: Date): Promise<readonly Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select o.store_id, o.id, o.starts_at, n.id as notification_id, n.type as channel, n.subject, n.content, n.subject_en, n.content_en, d.due_at
      from notifications n
      cross join lateral (select
        make_interval(days => case n.unit when 'days' then n.time_before else 0 end) as days,
        make_interval(mins => case n.unit when 'days' then 0 when 'hours' then n.time_before * 60 else n.time_before end) as minutes) b
      join orders o on o.starts_at > ${now} and o.deleted_at is null and o.state = 'confirmed'
        and o.starts_at between ${now}::timestamptz + b.days + b.minutes - interval '26 hours' and ${now}::timestamptz + b.days + b.minutes + interval '2 hours'
      cross join lateral (select (o.starts_at at time zone ${timeZone} - b.days) at time zone ${timeZone} - b.minutes as due_at) d
      where n.published and n.deleted_at is null
        and case n.type when 'email' then o.email is not null and ${letsEmailsOut} when 'sms' then o.phone is not null and ${letsSmsOut} else false end
        and d.due_at <= ${now} and d.due_at > ${now}::timestamptz - interval '1 day' and o.created_at < d.due_at
        and not exists (
          select from order_messages m
          where m.order_id = o.id and m.notification_id = n.id and m.starts_at = o.starts_at and not m.again)
        and not exists (
          select from order_graces g
          where g.store_id = o.store_id and g.order_id = o.id and g.taken_back_at is null and g.before is not null and g.leaves_at > ${now})
        and not exists (
          select from history h where h.resource = 'orders' and h.record_id = o.id and h.at >= d.due_at
            and (h.action = 'restore' or h.changes ?| array['starts_at', 'state']) and not ${isTakenBack})
        and not exists (
          select from history h where h.resource = 'notifications' and h.record_id = n.id and h.at >= d.due_at
            and (h.action = 'restore' or h.changes ?| array['published', 'type', 'time_before', 'unit']))
      order by o.starts_at, o.id, n.id limit ${atOnce} for no key update of o skip locked),
    claimed as (
      insert into order_messages (store_id, order_id, purpose, notification_id, again, starts_at, sequence)
      select store_id, id, 'reminder', notification_id, false, starts_at, 0 from due
      on conflict do nothing returning id, order_id, notification_id)
    select c.id, c.order_id, d.channel, d.subject, d.content, d.subject_en, d.content_en, d.due_at
    from claimed c join due d on d.id = c.order_id and d.notification_id = c.notification_id order by c.id`.execute(db);
  return rows;
}
