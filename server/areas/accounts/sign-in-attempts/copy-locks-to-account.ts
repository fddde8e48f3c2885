import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/**
 * Copies the locks of known browsers and of codes to the account, so that the record shows that there is something to unblock
 * (decision 0055). Call it in the transaction that counts or clears a try, after the count. Locks are taken in the same order
 * everywhere: codes, browsers, account. The account is locked before the tables are read, so that of two transactions the later
 * sees what the earlier wrote.
 */
export async function copyLocksToAccount(db: Database, userId: number): Promise<void> {
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
