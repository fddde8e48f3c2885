import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * Writes beside the account what its known browsers and its codes are kept from, once any of them was counted or forgotten: whoever
 * looks at the account sees by it that there is something to unblock. Within the transaction that counts, and after it: codes,
 * browsers and then the account are locked in this order everywhere. The account is locked before it is looked what to write, so that
 * of two at once the later sees what the earlier wrote.
 */
export async function tellTriesApart(db: Database, userId: number): Promise<void> {
  await sql`insert into users_live (id) values (${userId}) on conflict (id) do nothing`.execute(db);
  await sql`select id from users_live where id = ${userId} for update`.execute(db);
  await sql`
    update users_live l set device_locked_at = apart.locked_at, apart_waits_until = apart.waits_until
    from (
      select min(d.locked_at) as locked_at,
        greatest(max(d.waits_until), (select f.waits_until from second_factors f where f.user_id = ${userId})) as waits_until
      from known_device_tries d where d.user_id = ${userId}
    ) apart
    where l.id = ${userId} and (l.device_locked_at, l.apart_waits_until) is distinct from (apart.locked_at, apart.waits_until)`.execute(db);
}
