import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** Stores since when the user has a second factor, for lists and forms. No decision depends on it. */
export async function updateSecondFactorSince(db: Database, userId: number, now: Date): Promise<void> {
  await sql`
    insert into users_live as l (id, second_factor_since)
    select u.id, case when has_way then ${now}::timestamptz end
    from users u cross join lateral (
      select u.phone_number_confirmed or exists (select from second_factors where user_id = u.id and totp_secret is not null)
        or exists (select from passkeys where user_id = u.id) as has_way
    ) ways where u.id = ${userId}
    on conflict (id) do update set second_factor_since =
      case when excluded.second_factor_since is null then null else coalesce(l.second_factor_since, excluded.second_factor_since) end`.execute(
    db,
  );
}
