import type pg from 'pg';
import type { AddressSetting, Log, OpenDatabase, ServerSettings } from './pool/open-database.ts';
import { createPool, endPool } from './pool/safe-pool.ts';
import { DatabaseUnavailable, describeError } from './pool/unavailable.ts';
import { unreachableCause } from './pool/unreachable-cause.ts';

const oldestVersion = 150_000;

/** Opens pools to a PostgreSQL server and refuses one that is too old. */
export async function openServer(settings: ServerSettings, log: Log): Promise<OpenDatabase> {
  const pool = connectTo(settings.url, log);
  const { readUrl } = settings;
  const readPool = readUrl === undefined ? pool : connectTo(readUrl, log);
  const close = async (): Promise<void> => {
    await Promise.all([...new Set([pool, readPool])].map((each) => endPool(each, log)));
  };
  try {
    await requireVersion(pool, settings.setting ?? 'DATABASE_URL');
    if (readPool !== pool) await warnIfUnreachable(readPool, log);
  } catch (error) {
    await close();
    throw error;
  }
  return { kind: 'server', dataFolder: null, pool, readPool, close };
}

function connectTo(url: string, log: Log): pg.Pool {
  return createPool({ connectionString: url, keepAlive: true }, log);
}

async function requireVersion(pool: pg.Pool, setting: AddressSetting): Promise<void> {
  refuseOldServer(await readVersion(pool, setting));
}

/** Refuses a server with a `server_version_num` below that of PostgreSQL 15. */
export function refuseOldServer(version: number): void {
  if (version >= oldestVersion) return;
  throw new DatabaseUnavailable('old_server', `PostgreSQL ${Math.floor(version / 10_000)} is too old: 15 or newer is needed`, {
    version,
    needed: oldestVersion,
  });
}

async function readVersion(pool: pg.Pool, setting: AddressSetting): Promise<number> {
  try {
    const result = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version");
    return result.rows[0]?.version ?? 0;
  } catch (error) {
    const { message, code } = describeError(error);
    throw new DatabaseUnavailable('unreachable', `PostgreSQL does not answer: ${message}`, {
      code,
      setting,
      cause: unreachableCause(error),
    });
  }
}

// A replica serves reports only: its absence must not keep the whole application from starting.
async function warnIfUnreachable(readPool: pg.Pool, log: Log): Promise<void> {
  try {
    await requireVersion(readPool, 'DATABASE_READ_URL');
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || error.reason !== 'unreachable') throw error;
    log('warn', 'the replica for reports does not answer', { ...describeError(error), ...error.details });
  }
}
