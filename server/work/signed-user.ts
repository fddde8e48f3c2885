import { sql } from 'kysely';
import type { Area, Role } from '../../contract/access.ts';
import type { Database } from '../db/database.ts';

/** The signed-in user as the specification delivers it (section 3, Authenticated user). */
export type SignedUser = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly level: number;
  readonly first_time: boolean;
  /** Whether this session still owes the second factor (page 08, Rights). */
  readonly secondFactor: boolean;
  readonly phone_number: string | null;
  readonly phone_number_confirmed: boolean;
  readonly next_password_change: string | null;
  readonly maxLevelForSharingPrivileges: number;
  readonly resources: readonly Area[];
  readonly limitations: readonly number[];
};

/** A session that holds, and its user as they are now. */
export type Session = {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastActiveAt: Date;
  readonly user: SignedUser;
};

type Stored = Omit<SignedUser, 'next_password_change' | 'maxLevelForSharingPrivileges' | 'secondFactor'> & {
  readonly session_id: string;
  readonly started_at: Date;
  readonly last_active_at: Date;
  readonly owes_second_factor: boolean;
  readonly next_password_change: Date | null;
};

/** The session with its user, read anew for every request: what was changed or blocked holds from the next one. */
export async function findSession(db: Database, sessionId: string, maxLevelForSharingPrivileges: number): Promise<Session | undefined> {
  const { rows } = await sql<Stored>`
    select u.id, u.email, u.name, u.role, u.level, u.first_time, u.phone_number, u.phone_number_confirmed, u.resources, u.limitations,
      s.id as session_id, s.started_at, s.last_active_at, s.owes_second_factor,
      case when p.password_expired_after_count_days > 0
        then c.changed_at + make_interval(days => p.password_expired_after_count_days) end as next_password_change
    from sessions s join users u on u.id = s.user_id join credentials c on c.user_id = u.id cross join password_policy p
    where s.id = ${sessionId} and s.ended_at is null and u.active and u.deleted_at is null and p.id = 1`.execute(db);
  const stored = rows[0];
  if (stored === undefined) return undefined;
  const { session_id, started_at, last_active_at, owes_second_factor, next_password_change, ...user } = stored;
  return {
    id: session_id,
    startedAt: started_at,
    lastActiveAt: last_active_at,
    user: {
      ...user,
      secondFactor: owes_second_factor,
      next_password_change: next_password_change?.toISOString() ?? null,
      maxLevelForSharingPrivileges,
    },
  };
}
