import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { KeptCounts } from '../../db/kept-counts.ts';
import { type Session, type StoredSession, sessionOf, sessionsSql } from './find-session.ts';

/** The session with its user as they are now; undefined when it holds no more. */
export type Look = (sessionId: string) => Promise<Session | undefined>;

type Looking = {
  readonly db: Database;
  readonly counts: KeptCounts;
  readonly maxLevelForSharingPrivileges: number;
};
type Waiting = {
  readonly sessionId: string;
  readonly tell: (session: Session | undefined) => void;
  readonly fail: (error: unknown) => void;
};
type Seen = {
  readonly snapshot: string;
  readonly changed: readonly string[] | null;
  readonly sessions: readonly StoredSession[] | null;
};

/** After so long without a look, what changed since would be searched for too far back, where old entries are taken away. */
const longestPauseMilliseconds = 60_000;

/** Where many ask at once, looks keep so far apart: each then serves more of them, and one who asks alone never waits. */
const crowdedPaceMilliseconds = 2;

/**
 * What every request asks first, in one statement for all that wait: their sessions, and which entities changed since
 * the look before. A request waits for a look that begins after it came, so that what was changed or blocked before
 * holds for it; requests that come while one is under way share the next one.
 */
export function createLook({ db, counts, maxLevelForSharingPrivileges }: Looking): Look {
  let waiting: Waiting[] = [];
  let isLooking = false;
  let snapshot: string | null = null;
  let lookedAt = 0;

  const see = async (sessionIds: readonly string[]): Promise<ReadonlyMap<string, StoredSession>> => {
    const began = performance.now();
    const since = snapshot !== null && began - lookedAt < longestPauseMilliseconds ? snapshot : null;
    if (since === null) counts.forget();
    const { rows } = await sql<Seen>`
      select pg_current_snapshot()::text as snapshot, (${changedSince(since)}) as changed, (${sessionsSql(sessionIds)}) as sessions`.execute(
      db,
    );
    const seen = rows[0];
    if (seen === undefined) throw new Error('the database answered with no row where there is always one');
    snapshot = seen.snapshot;
    lookedAt = began;
    counts.note(seen.changed ?? []);
    return new Map((seen.sessions ?? []).map((session) => [session.session_id, session]));
  };

  const lookForAll = async (): Promise<void> => {
    isLooking = true;
    while (waiting.length > 0) {
      const served = waiting;
      const began = performance.now();
      waiting = [];
      try {
        const sessions = await see([...new Set(served.map((one) => one.sessionId))]);
        for (const { sessionId, tell } of served) tell(present(sessions.get(sessionId)));
      } catch (error) {
        for (const { fail } of served) fail(error);
      }
      if (served.length > 1) await restUntil(began + crowdedPaceMilliseconds);
    }
    isLooking = false;
  };
  const present = (stored: StoredSession | undefined) =>
    stored === undefined ? undefined : sessionOf(stored, maxLevelForSharingPrivileges);

  return (sessionId) =>
    new Promise((tell, fail) => {
      waiting.push({ sessionId, tell, fail });
      if (!isLooking) void lookForAll();
    });
}

async function restUntil(time: number): Promise<void> {
  const rest = time - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}

/** Entities of which a change is visible now and was not in the snapshot: none is missed and none is told twice. */
function changedSince(snapshot: string | null) {
  if (snapshot === null) return sql`null::json`;
  return sql`
    select json_agg(distinct resource) from changes
    where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)`;
}
