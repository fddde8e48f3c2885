import { type RawBuilder, sql } from 'kysely';
import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { bookingOperations } from '../../../../contract/operations/booking/booking-operations.ts';
import type { overviewOperations } from '../../../../contract/operations/booking/overview-operations.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayAt, instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import { type OrderState, openStates } from '../../../../contract/rules/orders/order-states.ts';
import { limitationSql } from '../../../db/rows/query/limitation.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { readAffected } from '../availability/read-affected.ts';
import { readOffered } from '../availability/read-overview.ts';
import { answerAvailabilityInput, freeTimesHandlers } from './availability-handlers.ts';

/** The first screen of web orders, of the stores that are in reach or of one of them. `isOpen` says whether the booking page is served. */
async function answerOverview(
  tools: ResourceTools,
  call: SignedCallOf<'booking.overview'>,
  isOpen: boolean,
): Promise<AnswerOf<'booking.overview'>> {
  if (!may(call.session.user, orders, 'list')) throw refuse('forbidden');
  const { store_id: storeId } = call.query;
  const among = limitationSql(stores, call.session.user, 'read', 's') ?? sql`true`;
  const { offered, without_plan, nearly_full } = await readOffered(tools.db, ofStore(among, sql.ref('s.id'), storeId), call.now);
  const settings = await sql<{ email_notification: boolean | null }>`select email_notification from web_order_settings limit 1`.execute(
    tools.db,
  );
  const web = {
    is_open: isOpen,
    sends_emails: tools.delivery.hasGateway.email,
    email_notification: settings.rows[0]?.email_notification === true,
    offered,
    without_plan,
  };
  const mine = ofStore(limitationSql(orders, call.session.user, 'read', 'o') ?? sql`true`, sql.ref('o.store_id'), storeId);
  const affected = await readAffected(tools.db, { among: mine, from: call.now, to: null });
  return { status: 200, body: { ...(await readCounts(tools, call, mine)), affected: affected.length, nearly_full, web } };
}

function ofStore(among: RawBuilder<unknown>, column: RawBuilder<unknown>, storeId: number | null): RawBuilder<unknown> {
  return storeId === null ? among : sql`(${among} and ${column} = ${storeId})`;
}

/** Whether a later message says the same to the client of the order by the same way. */
const sentAgain = sql`exists (
  select from order_messages later join outbox sent on sent.id = later.outbox_id
  where later.store_id = m.store_id and later.order_id = m.order_id and later.id > m.id and later.purpose = m.purpose
    and later.notification_id is not distinct from m.notification_id and sent.channel = b.channel)`;

/**
 * How many messages about coming orders are in the state, as SQL: without those sent again, SMS that wait for the confirmation, and what the
 * e-mail of the order explains.
 */
function messagesIn(state: 'failed' | 'withheld', mine: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  return sql`(
    select count(*)::int from orders o join order_messages m on m.store_id = o.store_id and m.order_id = o.id join outbox b on b.id = m.outbox_id
    where o.deleted_at is null and b.state = ${state} and b.withheld is distinct from 'unconfirmed' and o.ends_at > ${now} and ${mine} and not ${sentAgain}
      and not (b.channel = 'email' and o.email_problem is not null))`;
}

type Counted = { readonly day: Day; readonly state: OrderState; readonly count: number };
type Waiting = { readonly unconfirmed: number; readonly unsent: number; readonly undelivered: number; readonly withheld: number };

async function readCounts({ db }: ResourceTools, { now }: Pick<SignedCallOf<'booking.overview'>, 'now'>, mine: RawBuilder<unknown>) {
  const today = dayAt(now);
  const days = [today, addDays(today, 1)];
  const { rows: counted } = await sql<Counted>`
    select to_char(o.starts_at at time zone 'Europe/Prague', 'YYYY-MM-DD') as day, o.state, count(*)::int as count
    from orders o where o.deleted_at is null and ${mine}
      and o.starts_at >= ${instantOn(today, '00:00')} and o.starts_at < ${instantOn(addDays(today, 2), '00:00')}
    group by 1, 2`.execute(db);
  const { rows: waiting } = await sql<Waiting>`
    select
      (select count(*)::int from orders o where o.deleted_at is null and o.state = 'unconfirmed' and o.starts_at > ${now} and ${mine}) as unconfirmed,
      (select count(*)::int from orders o where o.deleted_at is null and o.email_problem is not null and o.state = any(${[...openStates]}::text[])
        and o.starts_at >= ${instantOn(today, '00:00')} and ${mine}) as undelivered,
      ${messagesIn('failed', mine, now)} as unsent, ${messagesIn('withheld', mine, now)} as withheld`.execute(db);
  const countOf = (day: Day, state: OrderState) => counted.find((row) => row.day === day && row.state === state)?.count ?? 0;
  const countsOn = (day: Day): Readonly<Record<OrderState, number>> => ({
    unconfirmed: countOf(day, 'unconfirmed'),
    confirmed: countOf(day, 'confirmed'),
    arrived: countOf(day, 'arrived'),
    served: countOf(day, 'served'),
    missed: countOf(day, 'missed'),
    cancelled: countOf(day, 'cancelled'),
    expired: countOf(day, 'expired'),
  });
  return {
    days: days.map((day) => ({ day, states: countsOn(day) })),
    unconfirmed: waiting[0]?.unconfirmed ?? 0,
    unsent: waiting[0]?.unsent ?? 0,
    undelivered: waiting[0]?.undelivered ?? 0,
    withheld: waiting[0]?.withheld ?? 0,
  };
}

type Public = { readonly isOpen: boolean };

/** Handlers of `bookingOperations` and `overviewOperations`. */
export function bookingHandlers(
  tools: ResourceTools,
  { isOpen }: Public,
): HandlersOf<readonly [...typeof bookingOperations, ...typeof overviewOperations]> {
  return {
    ...freeTimesHandlers(tools),
    'booking.overview': { signed: (call) => answerOverview(tools, call, isOpen) },
    'booking.input': { signed: (call) => answerAvailabilityInput(tools, call) },
  };
}
