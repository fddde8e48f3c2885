import { sql } from 'kysely';
import { afterFailure, guessingLimits, mayTry, type Tries, type Try } from '../../../../contract/rules/accounts/guessing.ts';
import type { Database } from '../../../db/database.ts';
import type { Accounts } from '../accounts.ts';
import { hasAnotherSuperAdministrator } from '../super-administrators.ts';
import { copyLocksToAccount } from './copy-locks-to-account.ts';

/**
 * Counts a try as failed before the password is looked at: of tries at once not more are looked at than one after the
 * other. Null when the account waits or is blocked; then nothing is counted. `device`: the name of one that has signed in to
 * the account before: its tries are counted apart; null of a stranger.
 */
export function beginTry(accounts: Accounts, userId: number, device: string | null): Promise<Try | null> {
  return device === null ? beginTryOfStranger(accounts, userId) : beginTryOfDevice(accounts, userId, device);
}

function beginTryOfStranger({ db, clock, maxLevelForSharingPrivileges }: Accounts, userId: number): Promise<Try | null> {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    await sql`insert into users_live (id) values (${userId}) on conflict (id) do nothing`.execute(transaction);
    const row = await transaction
      .selectFrom('users_live as l')
      .innerJoin('password_policy as p', (join) => join.on('p.id', '=', 1))
      .select(['l.failed_sign_ins as failed', 'l.waits_until', 'l.blocked_at', 'p.block_after_count_of_failed_attempt as allowed'])
      .where('l.id', '=', userId)
      .forUpdate('l')
      .executeTakeFirst();
    if (row === undefined) return null;
    const tries: Tries = { failed: row.failed ?? 0, waitsUntil: row.waits_until, blockedAt: row.blocked_at };
    if (!mayTry(tries, now)) return null;
    const mayBlock =
      tries.failed + 1 >= guessingLimits.blockedAfter &&
      (await hasAnotherSuperAdministrator(transaction, userId, maxLevelForSharingPrivileges));
    const next = afterFailure(tries, now, { allowed: row.allowed, mayBlock });
    await sql`
      update users_live set failed_sign_ins = ${next.failed}, waits_until = ${next.waitsUntil}, blocked_at = ${next.blockedAt}
      where id = ${userId}`.execute(transaction);
    return {
      blocks: next.blockedAt !== null,
      beginsToWait: next.failed === row.allowed,
      failedBefore: tries.failed >= row.allowed ? tries.failed : null,
    };
  });
}

/** The right password came: tries from there are over. Those of others go on counting. */
export async function endTries(db: Database, userId: number, device: string | null, now: Date): Promise<void> {
  if (device === null) await forgetTriesOfStrangers(db, userId);
  else await forgetTriesOfDevice(db, userId, device, now);
}

/** All tries are over, wherever they came from: unblocked, or a new password. */
export async function forgetTries(db: Database, userId: number): Promise<void> {
  await sql`delete from known_device_tries where user_id = ${userId}`.execute(db);
  await forgetTriesOfStrangers(db, userId);
  await copyLocksToAccount(db, userId);
}

async function forgetTriesOfStrangers(db: Database, userId: number): Promise<void> {
  await sql`update users_live set failed_sign_ins = 0, waits_until = null, blocked_at = null where id = ${userId}`.execute(db);
}

type Row = {
  readonly failed: number;
  readonly waits_until: Date | null;
  readonly locked_at: Date | null;
  readonly allowed: number;
  readonly is_blocked: boolean;
};

/**
 * Counts a try from a device that has signed in to the account before, apart from those of strangers: neither do they lock it
 * out, nor it anybody else (page 09). Null when this device waits or is locked. Only an account that was blocked for wrong
 * codes of the second factor is blocked for it too: anyone who tried those had the password.
 */
function beginTryOfDevice({ db, clock }: Pick<Accounts, 'db' | 'clock'>, userId: number, device: string): Promise<Try | null> {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    // Made and held in one statement: a sign-in at the same time, which forgets the row, must not come in between.
    const { rows } = await sql<Row>`
      with held as (
        insert into known_device_tries as t (user_id, device, failed, tried_at) values (${userId}, ${device}, 0, ${now})
        on conflict (user_id, device) do update set tried_at = t.tried_at
        returning t.failed, t.waits_until, t.locked_at
      )
      select h.failed, h.waits_until, h.locked_at, p.block_after_count_of_failed_attempt as allowed,
        exists (select from users_live l join second_factors f on f.user_id = l.id
          where l.id = ${userId} and l.blocked_at is not null and f.failed >= ${guessingLimits.blockedAfter}) as is_blocked
      from held h cross join password_policy p where p.id = 1`.execute(transaction);
    const [row] = rows;
    if (row === undefined || row.is_blocked) return null;
    const tries: Tries = { failed: row.failed, waitsUntil: row.waits_until, blockedAt: row.locked_at };
    if (!mayTry(tries, now)) return null;
    const next = afterFailure(tries, now, { allowed: row.allowed, mayBlock: true });
    await sql`
      update known_device_tries set failed = ${next.failed}, waits_until = ${next.waitsUntil}, locked_at = ${next.blockedAt}, tried_at = ${now}
      where user_id = ${userId} and device = ${device}`.execute(transaction);
    await copyLocksToAccount(transaction, userId);
    return {
      blocks: false,
      locks: next.blockedAt !== null,
      beginsToWait: next.failed === row.allowed,
      failedBefore: tries.failed >= row.allowed ? tries.failed : null,
    };
  });
}

/** The tries of one device are over, for it typed the right password; what devices left that no one uses goes too. */
async function forgetTriesOfDevice(db: Database, userId: number, device: string, now: Date): Promise<void> {
  await sql`
    delete from known_device_tries
    where user_id = ${userId} and (device = ${device} or tried_at < ${now}::timestamptz - make_interval(days => ${guessingLimits.deviceDays}))`.execute(
    db,
  );
  await copyLocksToAccount(db, userId);
}
