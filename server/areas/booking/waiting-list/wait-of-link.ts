import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { digestOf } from '../../../keys/secrets.ts';
import type { Asking, BookingTools } from '../ordering/client-writing.ts';
import { isOffered, orderSecret, takeOffer } from './take-offer.ts';
import { lockWaiting, removeWaiting, type WaitingClient } from './waiting-client.ts';

/** The client of a link, locked; refused where no one waits by it. */
async function clientOf(db: Database, secret: string, now: Date): Promise<WaitingClient> {
  const [client] = await lockWaiting(db, { digest: digestOf(secret) });
  if (client === undefined || client.last_day < dayAt(now)) throw refuse('waiting_link_not_valid');
  return client;
}

/** What the client waits for, and what is offered to them. */
export async function showWait(
  db: Database,
  { secret, salt, now }: { readonly secret: string; readonly salt: string; readonly now: Date },
) {
  const client = await clientOf(db, secret, now);
  const { state, first_day, last_day, part, language, offered_starts_at: startsAt, offered_ends_at: endsAt, offer_until: until } = client;
  const { rows } = await sql<{ before: number }>`
    select count(*)::int as before from waiting_clients w
    where w.store_id = ${client.store_id} and w.service_id = ${client.service_id} and w.state = 'waiting'
      and w.first_day <= ${last_day}::date and w.last_day >= ${first_day}::date and (w.created_at, w.id) < (${client.created_at}, ${client.id})`.execute(
    db,
  );
  const isHeld = isOffered(client, now);
  return {
    // The offer ends before the job says so.
    state: state === 'offered' && !isHeld ? ('expired' as const) : state,
    store: { name: client.store, name_en: client.store_en },
    service: { id: client.service_id, name: client.service, name_en: client.service_en },
    first_day,
    last_day,
    part,
    language,
    before: rows[0]?.before ?? 0,
    offer:
      isHeld && startsAt !== null && endsAt !== null && until !== null
        ? { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), until: until.toISOString() }
        : null,
    order: state === 'taken' ? orderSecret(client, salt) : null,
  };
}

/** Takes the offered time. */
export async function takeByLink(tools: BookingTools, asking: Asking, secret: string, db: Database): Promise<void> {
  await takeOffer(tools, asking, { client: await clientOf(db, secret, asking.now) }, db);
}

/** Lets the next in line have the offered time; the client waits on, and is not offered it again. */
export async function passByLink(db: Database, secret: string, now: Date): Promise<void> {
  const client = await clientOf(db, secret, now);
  if (!isOffered(client, now) || client.offered_starts_at === null) return;
  await sql`
    update waiting_clients set state = 'waiting', passed = passed || jsonb_build_array(${client.offered_starts_at.toISOString()}::text),
      hold_id = null, offered_at = null, offered_starts_at = null, offered_ends_at = null, offer_until = null
    where id = ${client.id}`.execute(db);
  await sql`delete from order_holds where id = ${client.hold_id}`.execute(db);
}

/** Takes the client off the list, with everything that is known of them. */
export async function leaveByLink(db: Database, secret: string, now: Date): Promise<void> {
  const client = await clientOf(db, secret, now);
  await removeWaiting(db, [client.id]);
}
