import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { noteEvent } from './note-event.ts';
import type { WaitingClient } from './waiting-client.ts';

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
