import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { KeptCounts } from '../../../db/kept-counts.ts';
import type { Session } from '../../../engine/call/session.ts';
import { type StoredSession, sessionOf, sessionsSql } from './find-session.ts';

/** Loads a session with its user as they are now; undefined when the session has ended. */
export type SessionLoader = (sessionId: string) => Promise<Session | undefined>;

type SessionLoaderOptions = {
  readonly db: Database;
  readonly counts: KeptCounts;
  readonly maxLevelForSharingPrivileges: number;
};
type Waiting = {
  readonly sessionId: string;
  readonly answer: (session: Session | undefined) => void;
  readonly fail: (error: unknown) => void;
};
type LoadedRow = {
  readonly snapshot: string;
  readonly changed: readonly string[] | null;
  readonly sessions: readonly StoredSession[] | null;
};

/** After so long without a load, changes would be searched for too far back, where old entries are pruned. */
const longestPauseMilliseconds = 60_000;

/** Where many requests come at once, loads start this far apart, so that each serves more of them. A single request never waits. */
const crowdedPaceMilliseconds = 2;

/**
 * Creates the loader that every request calls first. One statement serves all waiting requests: it reads their sessions, and
 * which entities changed since the load before. A request waits for a load that begins after the request came, so that
 * earlier changes and blocks apply to it. Requests that come while a load runs share the next one.
 */
export function createSessionLoader({ db, counts, maxLevelForSharingPrivileges }: SessionLoaderOptions): SessionLoader {
  let waiting: Waiting[] = [];
  let isLoading = false;
  let snapshot: string | null = null;
  let loadedAt = 0;

  const loadSessions = async (sessionIds: readonly string[]): Promise<ReadonlyMap<string, Session>> => {
    const began = performance.now();
    const since = snapshot !== null && began - loadedAt < longestPauseMilliseconds ? snapshot : null;
    if (since === null) counts.forget();
    const { rows } = await sql<LoadedRow>`
      select pg_current_snapshot()::text as snapshot, ${changedSince(since)} as changed, (${sessionsSql(sessionIds)}) as sessions`.execute(
      db,
    );
    const loaded = rows[0];
    if (loaded === undefined) throw new Error('the database answered with no row where there is always one');
    snapshot = loaded.snapshot;
    loadedAt = began;
    counts.note(loaded.changed ?? []);
    return new Map((loaded.sessions ?? []).map((stored) => [stored.session_id, sessionOf(stored, maxLevelForSharingPrivileges)]));
  };

  const loadForAll = async (): Promise<void> => {
    isLoading = true;
    while (waiting.length > 0) {
      const served = waiting;
      const began = performance.now();
      waiting = [];
      try {
        const sessions = await loadSessions([...new Set(served.map((one) => one.sessionId))]);
        for (const { sessionId, answer } of served) answer(sessions.get(sessionId));
      } catch (error) {
        for (const { fail } of served) fail(error);
      }
      if (served.length > 1) await restUntil(began + crowdedPaceMilliseconds);
    }
    isLoading = false;
  };

  return (sessionId) =>
    new Promise((answer, fail) => {
      waiting.push({ sessionId, answer, fail });
      if (!isLoading) void loadForAll();
    });
}

async function restUntil(time: number): Promise<void> {
  const rest = time - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}

/** Entities of which a change is visible now and was not in the snapshot: none is missed and none comes twice. */
function changedSince(snapshot: string | null) {
  return snapshot === null ? sql`null::json` : sql`app_changed_since(${snapshot}::pg_snapshot)`;
}
