import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { startCluster } from '../postgres-cluster.ts';
import { bundledServer } from './bundled-server.ts';
import { type Killed, killRounds } from './rounds.ts';

type Wanted = {
  readonly rounds: number;
  readonly database: 'embedded' | 'server';
  readonly onRound?: (round: number, acknowledged: number) => void;
};
export type Outcome = Killed & { readonly halves: readonly string[] };

const silent = () => {};

/** Kills the bundled server so many times over a database of its own, and looks at what is left in it. */
export async function killedServer({ rounds, database, onRound }: Wanted): Promise<Outcome> {
  const directory = mkdtempSync(join(tmpdir(), 'poradnik-kill-'));
  const program = await bundledServer();
  const cluster = database === 'server' ? await startCluster() : null;
  try {
    const environment = { DATA_DIR: directory, ...(cluster === null ? {} : { DATABASE_URL: cluster.url, SECRET_KEY: 'k'.repeat(32) }) };
    const postmasterFile = join(directory, 'database', 'cluster-18', 'postmaster.pid');
    const databaseProcess = () => Number.parseInt(readFileSync(postmasterFile, 'utf8'), 10);
    const embedded = database === 'embedded' ? { databaseProcess } : {};
    const killed = await killRounds({ rounds, program, environment, ...embedded, ...(onRound === undefined ? {} : { onRound }) });
    const place =
      cluster === null ? ({ kind: 'embedded', dataDirectory: directory } as const) : ({ kind: 'server', url: cluster.url } as const);
    const opened = await openDatabase({ ...place, log: silent });
    const halves = await halvesIn(opened);
    await opened.close();
    return { ...killed, halves };
  } finally {
    await cluster?.stop();
    for (const folder of [directory, dirname(program[0] ?? directory)]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Rows of which only a part is stored: without one entry of history, audit and changes for each version, or without items. */
async function halvesIn(opened: OpenDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ half: string }>`
    with stored as (
      select 'playlists' as resource, id, version from playlists union all select 'regions', id, version from regions
    ), kept as (
      select 'history' as place, resource, record_id as id, count(*)::int as entries from history group by resource, record_id
      union all select 'audit', resource, record_id, count(*)::int from audit_log where resource is not null group by resource, record_id
      union all select 'changes', resource, record_id, count(*)::int from changes group by resource, record_id
    ), places as (select unnest(array['history', 'audit', 'changes']) as place)
    select stored.resource || ' ' || stored.id || ' at ' || version || ' with ' || coalesce(entries, 0) || ' of ' || place as half
    from stored cross join places left join kept using (place, resource, id) where entries is distinct from version
    union all
    select place || ' of ' || kept.resource || ' ' || kept.id || ' that is not there' from kept
    where kept.resource in ('playlists', 'regions')
      and not exists (select from stored where stored.resource = kept.resource and stored.id = kept.id)
    union all
    select 'playlists ' || p.id || ' with ' || jsonb_array_length(p.items) || ' items of ' || p.priority
    from playlists p where jsonb_array_length(p.items) <> p.priority`.execute(queriesOver(opened));
  return rows.map(({ half }) => half);
}
