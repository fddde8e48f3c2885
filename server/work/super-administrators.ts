import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Any number that no other lock of the database has. */
const lock = 7_311_402_917;

/**
 * Whether somebody besides the user could do all that a super administrator does: active, not blocked, with a password.
 * Asked under a lock that the transaction keeps: of two who would leave none, by whatever way, the second one sees what
 * the first has done.
 */
export async function hasAnotherSuperAdministrator(db: Database, userId: number, maxLevelForSharingPrivileges: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(db);
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from users u join credentials c on c.user_id = u.id left join users_live l on l.id = u.id
      where u.id <> ${userId} and u.deleted_at is null and u.active and l.blocked_at is null
        and (u.role = 'superAdministrator' or u.level <= ${maxLevelForSharingPrivileges})
    ) as found`.execute(db);
  return rows[0]?.found === true;
}
