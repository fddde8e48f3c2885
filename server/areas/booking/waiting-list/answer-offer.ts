import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Database } from '../../../db/database.ts';
import type { Author } from '../../../db/rows/write/write-context.ts';
import { deriveSecret, digestSecret } from '../../../keys/secrets.ts';
import { spendOffer } from '../availability/holds.ts';
import type { Asking, BookingTools } from '../ordering/client-context.ts';
import { orderSpentHold } from '../ordering/order-held-time.ts';
import { noteEvent, type WaitingClient } from './waiting-client.ts';

/** The secret of the link to the order that is made of an offer. */
export function orderSecret({ id, created_at }: Pick<WaitingClient, 'id' | 'created_at'>, salt: string): string {
  return deriveSecret(holdOf({ id, created_at }, salt), salt);
}

/** In place of the token of a held time: only the server can name it. */
function holdOf({ id, created_at }: Pick<WaitingClient, 'id' | 'created_at'>, salt: string): string {
  return deriveSecret(`offer of the waiting client ${id} ${created_at.toISOString()}`, salt);
}

/** Whether the time is still held for the client. */
export function isOffered({ state, offer_until }: WaitingClient, now: Date): boolean {
  return state === 'offered' && offer_until !== null && offer_until > now;
}

type Taking = { readonly client: WaitingClient /** Where the office does it for the client. */; readonly actor?: Author };

/**
 * Makes the order of the time that is offered to the client; their row is locked. It is confirmed at once: the client came by the link that went
 * to their e-mail or telephone, or spoke with the office.
 */
export async function takeOffer(tools: BookingTools, asking: Asking, { client, actor }: Taking, db: Database): Promise<number> {
  const { now } = asking;
  if (client.state === 'taken') return orderOfTaken(db, client, tools.salt);
  if (!isOffered(client, now) || client.hold_id === null) throw refuse('offer_ended');
  const hold = await spendOffer(db, client.hold_id, now);
  if (hold === undefined) throw refuse('offer_ended');
  const { name, email, phone, language, consent } = client;
  const form = {
    hold: holdOf(client, tools.salt),
    name,
    email,
    phone,
    note: null,
    consent,
    language,
    channel: actor === undefined ? 'web' : 'staff',
  };
  const secret = orderSecret(client, tools.salt);
  const orderId = await orderSpentHold(tools, asking, { form, hold, secret, confirms: false, minutes: 0, isProven: true, actor }, db);
  await sql`update waiting_clients set state = 'taken', taken_at = ${now}, hold_id = null, ${noteEvent({ at: now, what: 'taken', by: actor?.name ?? null, startsAt: client.offered_starts_at })} where id = ${client.id}`.execute(
    db,
  );
  return orderId;
}

async function orderOfTaken(db: Database, client: WaitingClient, salt: string): Promise<number> {
  const { rows } = await sql<{
    order_id: number;
  }>`select order_id from order_links where digest = ${digestSecret(orderSecret(client, salt))}`.execute(db);
  const [link] = rows;
  if (link === undefined) throw refuse('offer_ended');
  return link.order_id;
}

type Passing = { readonly now: Date; readonly by: string | null };

/** Gives back the time that is offered to the client: they wait on, and are not offered it again. */
export async function passOffer(db: Database, client: WaitingClient, { now, by }: Passing): Promise<void> {
  const { id, hold_id, offered_starts_at: startsAt } = client;
  const passed = startsAt === null ? [] : [startsAt.toISOString()];
  await sql`
    update waiting_clients set state = 'waiting', passed = passed || ${JSON.stringify(passed)}::jsonb, hold_id = null, offered_at = null,
      offered_starts_at = null, offered_ends_at = null, offer_until = null, ${noteEvent({ at: now, what: 'passed', by, startsAt })}
    where id = ${id}`.execute(db);
  await sql`delete from order_holds where id = ${hold_id}`.execute(db);
}
