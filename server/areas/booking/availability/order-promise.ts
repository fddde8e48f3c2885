import { type RawBuilder, sql } from 'kysely';
import type { PlanPromise } from '../../../../contract/rules/booking/booking-plan.ts';
import { planOfService, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { plansJson } from './plans-and-blocks-json.ts';

type OfOrder = { readonly storeId: number; readonly orderId: number };
type Promised = OfOrder & {
  readonly serviceId: number;
  /** Within how many minutes the order must be confirmed; null where it needs no confirmation. */
  readonly confirmMinutes: number | null;
};

/** Keeps what the client of the order is promised by the settings and the plan of now; a promise that was made before stays. */
export async function recordPromise(db: Database, { storeId, orderId, serviceId, confirmMinutes }: Promised): Promise<void> {
  const { rows } = await sql<{ plans: readonly StorePlan[] }>`select ${plansJson(sql`${storeId}::int`)} as plans`.execute(db);
  const plan = planOfService(serviceId, oneRow(rows).plans);
  await db
    .insertInto('order_promises')
    .values({
      store_id: storeId,
      order_id: orderId,
      confirm_minutes: confirmMinutes,
      days_ahead: plan?.days_ahead ?? null,
      opens_at: plan?.opens_at ?? null,
      least_minutes_before: plan?.least_minutes_before ?? null,
      active_orders_limit: plan?.active_orders_limit ?? null,
    })
    .onConflict((conflict) => conflict.columns(['store_id', 'order_id']).doNothing())
    .execute();
}

/** What was promised; undefined where nothing of a plan was. */
export async function readPromise(db: Database, { storeId, orderId }: OfOrder): Promise<PlanPromise | undefined> {
  const { rows } = await sql<PlanPromise>`
    select days_ahead, left(opens_at::text, 5) as opens_at, least_minutes_before, active_orders_limit from order_promises
    where store_id = ${storeId} and order_id = ${orderId} and days_ahead is not null and opens_at is not null
      and least_minutes_before is not null`.execute(db);
  return rows[0];
}

/** Within how many minutes the order `o` must be confirmed, as SQL: as it was promised, without a promise as the settings say. */
export const confirmMinutes = sql`coalesce(
  (select p.confirm_minutes from order_promises p where p.store_id = o.store_id and p.order_id = o.id),
  (select email_confirmation_timeout from web_order_settings limit 1), 60)`;

/** How long the order `o` may wait for its confirmation, as SQL: as its client was promised, whatever the settings say since. */
export const confirmationTimeout = sql`make_interval(mins => ${confirmMinutes})`;

/**
 * Letters that ask for the confirmation of the order `o`, in the outbox as `b`, as SQL. One to an e-mail that the office has put right
 * since asked someone else. Clients who put their own e-mail right get no further time by it.
 */
const askingLetters = sql`order_messages m join outbox b on b.id = m.outbox_id
  where m.store_id = o.store_id and m.order_id = o.id and m.purpose = 'confirm_request' and b.channel = 'email'
    and (b.recipient = o.email
      or exists (select from order_links l where l.store_id = o.store_id and l.order_id = o.id and l.mended > 0))`;

/**
 * Until when the order `o` waits for its confirmation, as SQL. No one confirms what they have not been asked, so a letter that left late
 * gives more time; one that is sent once more gives none.
 */
export const confirmUntil = sql`coalesce(
  greatest(o.created_at, (select min(b.sent_at) from ${askingLetters} and b.state = 'sent')) + ${confirmationTimeout}, o.created_at)`;

/** How many minutes a letter that asks for the confirmation of the order `o` gives from its sending, as SQL; null where an earlier one counts. */
export const minutesFromSending = sql`case when not exists (select from ${askingLetters} and b.state = 'sent') then ${confirmMinutes} end`;

/** Whether the letter to the client of the order `o` waits for a mail server that is away, and may still come in time, as SQL. */
export function isLetterAwaited(now: Date): RawBuilder<unknown> {
  return sql`(o.starts_at > ${now} and exists (select from ${askingLetters} and b.state = 'waiting')
    and not exists (select from ${askingLetters} and b.state = 'sent'))`;
}
