import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { SignedInDevice } from '../../../../contract/operations/signed-user.ts';
import { deviceName } from '../../../../contract/rules/accounts/device-name.ts';
import type { Database } from '../../../db/database.ts';
import { aboveSql } from '../../../db/rows/query/limitation.ts';
import type { Session } from '../../../engine/call/session.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import { isSessionIdentifier } from './find-session.ts';
import { hasEnded } from './session-end.ts';

/** Sessions of the user that hold now, the one that was active last first; refused of an account above the own. */
export async function listDevices({ db, clock }: Accounts, userId: number, current: Session): Promise<readonly SignedInDevice[]> {
  await refuseAbove(db, userId, current);
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('password_policy as p', (join) => join.on('p.id', '=', 1))
    .select(['s.id', 's.device', 's.address', 's.started_at', 's.last_active_at', 's.ends_by'])
    .select(['p.session_idle_minutes as idle_minutes', 'p.session_absolute_hours as absolute_hours'])
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .orderBy('s.last_active_at', 'desc')
    .orderBy('s.id')
    .execute();
  return rows
    .filter((session) => !hasEnded(session, clock.now()))
    .map(({ id, device, address, started_at, last_active_at }) => ({
      id,
      device: deviceName(device),
      address,
      started_at: started_at.toISOString(),
      last_active_at: last_active_at.toISOString(),
      is_current: id === current.id,
    }));
}

/**
 * Ends one session: of the user alone, unless they may end those of others. One that is not there, or is of an account above
 * the own, is refused.
 */
export async function endDevice(
  accounts: Accounts,
  id: string,
  who: { readonly of: number | null; readonly by: Session },
  caller: Caller,
): Promise<void> {
  const ended = isSessionIdentifier(id)
    ? await end(
        accounts,
        sql`s.id = ${id}::uuid and (${who.of}::int is null or s.user_id = ${who.of})${notOfAbove(who.by)}`,
        who.by,
        caller,
      )
    : 0;
  if (ended === 0) throw refuse('not_found');
}

/** Ends every session of the user but the one that asks; says how many. Refused of an account above the own. */
export async function endOtherDevices(accounts: Accounts, userId: number, by: Session, caller: Caller): Promise<number> {
  await refuseAbove(accounts.db, userId, by);
  return end(accounts, sql`s.user_id = ${userId} and s.id <> ${by.id}::uuid`, by, caller);
}

async function end({ db, clock }: Accounts, where: ReturnType<typeof sql>, { user }: Session, caller: Caller): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (transaction: Database) => {
    const { rows } = await sql<{ user_id: number }>`
      update sessions s set ended_at = ${now} where ${where} and s.ended_at is null returning s.user_id`.execute(transaction);
    for (const of of new Set(rows.map(({ user_id }) => user_id))) {
      const event = of === user.id ? ({ action: 'sign_out' } as const) : ({ action: 'sessions_ended', of } as const);
      await recordEvent(transaction, { ...event, actor: user, now, caller });
    }
    return rows.length;
  });
}

function notOfAbove({ user }: Session): ReturnType<typeof sql> {
  return sql` and not exists (select from users u where u.id = s.user_id and ${aboveSql(user)})`;
}

async function refuseAbove(db: Database, userId: number, { user }: Session): Promise<void> {
  const { rows } = await sql`select from users u where u.id = ${userId} and ${aboveSql(user)}`.execute(db);
  if (rows.length > 0) throw refuse('beyond_own_rights', { at: 'level' });
}
