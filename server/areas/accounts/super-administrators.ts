import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Any number that no other lock of the database has. */
const lock = 7_311_402_917;

/**
 * Whether another super administrator could do all that this one can, as the database has both: active, not blocked, with a
 * password, of the same role and of no lower level. Without one, no one could ever appoint such an account again.
 * Asked under a lock that the transaction keeps: of two changes that would leave none, the second sees the first.
 */
export async function hasAnotherSuperAdministrator(db: Database, userId: number, maxLevelForSharingPrivileges: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(db);
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from users own, users u join credentials c on c.user_id = u.id left join users_live l on l.id = u.id
      where own.id = ${userId} and u.id <> own.id and u.deleted_at is null and u.active and l.blocked_at is null
        and (u.role = 'superAdministrator' or u.level <= ${maxLevelForSharingPrivileges})
        and (u.role = 'superAdministrator' or own.role <> 'superAdministrator') and u.level <= own.level
    ) as found`.execute(db);
  return rows[0]?.found === true;
}
