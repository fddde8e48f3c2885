import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import type { Database } from '../../../db/database.ts';

/** So many moves by clients one order allows in a day: each writes to its e-mail, and to a telephone that may be anybody's. */
const mostMoves = 5;
const dayMs = 86_400_000;

/** To be asked while the order is locked, so that of two moves at once each counts. */
export async function refuseMovedOften(db: Database, orderId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ at: Date }>`
    select at from history
    where resource = 'orders' and record_id = ${orderId} and action = 'edit' and actor_id is null
      and actor_name = ${serverWords.client} and changes ? 'starts_at' and at > ${new Date(now.getTime() - dayMs)}
    order by at desc limit ${mostMoves}`.execute(db);
  const oldest = rows[mostMoves - 1];
  if (oldest === undefined) return;
  throw refuse('order_moved_often', { details: { seconds: Math.max(1, Math.ceil((oldest.at.getTime() + dayMs - now.getTime()) / 1000)) } });
}
