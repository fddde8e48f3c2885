import { type RawBuilder, sql } from 'kysely';
import type { SignedUser } from '../../../../contract/operations/signed-user.ts';
import type { Database } from '../../../db/database.ts';
import { plannedOnce } from '../../../db/planned-once.ts';
import type { Session } from '../../../engine/call/session.ts';
import type { Accounts } from '../accounts.ts';
import { hasEnded, type Life } from './session-end.ts';

/** What its end is reckoned from. */
export function readSessionLife({
  startedAt,
  lastActiveAt,
  endsBy,
  limits,
}: Pick<Session, 'startedAt' | 'lastActiveAt' | 'endsBy' | 'limits'>): Life {
  return { started_at: startedAt, last_active_at: lastActiveAt, ends_by: endsBy, ...limits };
}

/** What the database gives of a session, its instants in milliseconds. */
export type StoredSession = Omit<SignedUser, 'next_password_change' | 'maxLevelForSharingPrivileges' | 'secondFactor'> & {
  readonly session_id: string;
  readonly started_at: number;
  readonly last_active_at: number;
  readonly proved_at: number;
  readonly has_password: boolean;
  readonly ends_by: number | null;
  readonly owes_second_factor: boolean;
  readonly idle_minutes: number;
  readonly absolute_hours: number;
  readonly next_password_change: number | null;
};

/** Sessions that hold, of those of the identifiers, each as JSON under `s`; what was blocked or ended is not among them. */
export function sessionsSql(sessionIds: readonly string[]): RawBuilder<{ readonly sessions: readonly StoredSession[] | null }> {
  return sql`
    select json_agg(s) as sessions from (
      select u.id, u.email, u.name, u.role, u.level, u.first_time and s.signed_in_by = 'password' as first_time,
        u.phone_number, u.phone_number_confirmed, u.resources, u.limitations, s.id as session_id, s.owes_second_factor,
        p.session_idle_minutes as idle_minutes, p.session_absolute_hours as absolute_hours,
        (extract(epoch from s.started_at) * 1000)::float8 as started_at,
        (extract(epoch from s.last_active_at) * 1000)::float8 as last_active_at,
        (extract(epoch from coalesce(s.proved_at, s.started_at)) * 1000)::float8 as proved_at, c.user_id is not null as has_password,
        (extract(epoch from s.ends_by) * 1000)::float8 as ends_by,
        case when p.password_expired_after_count_days > 0 and s.signed_in_by = 'password' then (extract(epoch from
          c.changed_at + make_interval(days => p.password_expired_after_count_days)) * 1000)::float8 end as next_password_change
      from sessions s join users u on u.id = s.user_id left join credentials c on c.user_id = u.id cross join password_policy p
      where s.id = any(${plannedOnce([...sessionIds], 'uuid[]')}) and s.ended_at is null and u.active and u.deleted_at is null and p.id = 1
    ) s`;
}

/** A session out of what `sessionsSql` gave. */
export function sessionOf(stored: StoredSession, maxLevelForSharingPrivileges: number): Session {
  const { session_id, started_at, last_active_at, proved_at, has_password, ends_by, idle_minutes, absolute_hours, ...owner } = stored;
  const { owes_second_factor, next_password_change, ...user } = owner;
  return {
    id: session_id,
    startedAt: new Date(started_at),
    lastActiveAt: new Date(last_active_at),
    provedAt: new Date(proved_at),
    hasPassword: has_password,
    endsBy: ends_by === null ? null : new Date(ends_by),
    limits: { idle_minutes, absolute_hours },
    user: {
      ...user,
      secondFactor: owes_second_factor,
      next_password_change: next_password_change === null ? null : new Date(next_password_change).toISOString(),
      maxLevelForSharingPrivileges,
    },
  };
}

/** The session with its user as they are now. */
export async function findSession(db: Database, sessionId: string, maxLevelForSharingPrivileges: number): Promise<Session | undefined> {
  return (await findSessions(db, [sessionId], maxLevelForSharingPrivileges))[0];
}

/** The same for several sessions in one statement; ended ones are not among them. */
async function findSessions(
  db: Database,
  sessionIds: readonly string[],
  maxLevelForSharingPrivileges: number,
): Promise<readonly Session[]> {
  const { rows } = await sessionsSql(sessionIds).execute(db);
  return (rows[0]?.sessions ?? []).map((stored) => sessionOf(stored, maxLevelForSharingPrivileges));
}

/** Those of the sessions that are still valid. */
export async function findValidSessions(
  { db, clock, maxLevelForSharingPrivileges }: Pick<Accounts, 'db' | 'clock' | 'maxLevelForSharingPrivileges'>,
  sessionIds: readonly string[],
): Promise<readonly Session[]> {
  const sessions = await findSessions(db, sessionIds, maxLevelForSharingPrivileges);
  return sessions.filter((session) => !hasEnded(readSessionLife(session), clock.now()));
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Whether a text can be the identifier of a session. The database refuses a whole statement if one value of it is not a UUID. */
export function isSessionIdentifier(text: string): boolean {
  return uuid.test(text);
}
