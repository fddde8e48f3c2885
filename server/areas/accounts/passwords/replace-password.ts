import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Database } from '../../../db/database.ts';
import { publishChange } from '../../../db/rows/write/publish-change.ts';
import { forgetTries } from '../sign-in-attempts/guessing.ts';

type Replaced = {
  readonly userId: number;
  /** The digest that is replaced: refused when someone else replaced it meanwhile. */
  readonly before: string;
  readonly after: string;
  readonly now: Date;
  /** The session that goes on; every other ends. */
  readonly keeps: string | null;
};

/** Puts a new password in the place of the old one, which is remembered, and ends what hung on the old one. */
export async function replacePassword(db: Database, { userId, before, after, now, keeps }: Replaced): Promise<void> {
  const { rows: changed } = await sql`
    with old as (
      insert into password_history (user_id, password_hash, changed_at)
      select user_id, password_hash, changed_at from credentials where user_id = ${userId} and password_hash = ${before})
    update credentials set password_hash = ${after}, changed_at = ${now}
    where user_id = ${userId} and password_hash = ${before} returning user_id`.execute(db);
  if (changed.length === 0) throw refuse('conflict');
  await forgetTries(db, userId);
  await endFirstTime(db, userId, now);
  await sql`
    update sessions set ended_at = ${now}
    where user_id = ${userId} and ended_at is null and id is distinct from ${keeps}::uuid`.execute(db);
}

/** Gives an account its first password: it has begun, and waits for no invitation. */
export async function setFirstPassword(
  db: Database,
  { userId, digest, now }: { readonly userId: number; readonly digest: string; readonly now: Date },
): Promise<void> {
  const { rows: made } = await sql`
    insert into credentials (user_id, password_hash, changed_at) values (${userId}, ${digest}, ${now})
    on conflict (user_id) do nothing returning user_id`.execute(db);
  if (made.length === 0) throw refuse('conflict');
  await forgetTries(db, userId);
  await sql`update users_live set invitation_ends_at = null where id = ${userId}`.execute(db);
  await endFirstTime(db, userId, now);
}

async function endFirstTime(db: Database, userId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    update users set first_time = false, version = version + 1, updated_at = ${now}
    where id = ${userId} and first_time returning version`.execute(db);
  const version = rows[0]?.version;
  if (version !== undefined) await publishChange(db, { resource: 'users', id: userId, version, action: 'edit', actorId: userId, now });
}
