import { Kysely, type PostgresCursor, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import type { ClientBase, PoolClient } from 'pg';
import type { OpenDatabase } from '../../../db/connect/open.ts';
import { describeError } from '../../../db/connect/pool/unavailable.ts';
import type { Database, Tables } from '../../../db/database.ts';
import { migrate, NewerSchema } from '../../../db/migrate.ts';
import { BackupFault } from './file/backup-fault.ts';
import type { OpenedBackup } from './open-backup.ts';
import { settleRestored } from './settle-restored.ts';
import { bareTables } from './tables/bare-tables.ts';
import type { BackupManifest } from './tables/contents.ts';
import { loadTables } from './tables/load-tables.ts';
import { pinSession, sumTable } from './tables/read-tables.ts';
import { setSequences } from './tables/stored-tables.ts';
import { type FilePlace, type TakenFiles, takeFiles } from './take-files.ts';
import { readDigests } from './write-files.ts';

/** Transactions within the one that the connection is in are savepoints of it. */
const within: Readonly<Record<string, string>> = {
  begin: 'savepoint within',
  commit: 'release savepoint within',
  rollback: 'rollback to savepoint within',
};

/** Queries over one connection that is in a transaction: whatever begins and ends transactions there stays within that one. */
function queriesWithin(client: PoolClient): Database {
  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') return Reflect.apply(client.query, client, [statement]);
    return client.query({ text: within[statement] ?? statement, values: [...parameters] });
  }
  const connection: PostgresPoolClient = { query, release: () => undefined };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect: async () => connection, end: async () => undefined } }) });
}

export type RestoreOrder = {
  readonly opened: Pick<OpenDatabase, 'pool'>;
  readonly backup: OpenedBackup;
  readonly now: Date;
  /** What is done with the rows before anything holds: without it, all that must not go on as if no time had passed. */
  readonly settle?: (client: PoolClient, db: Database) => Promise<void>;
  /** Where device files go; without it they are compared with their digests only. */
  readonly files?: FilePlace;
  /** The last thing before all of it holds. */
  readonly beforeEnd?: () => void;
};

/** What was restored, and how many steps of the schema came after the backup. `missingFiles`: device files that are not in it. */
export type Restored = {
  readonly tables: number;
  readonly rows: number;
  readonly steps: number;
  readonly files: number;
  readonly missingFiles: number;
};

/**
 * Restores a backup into an empty database: all of it in one transaction, or nothing. Every table is compared with what the backup
 * says of it before anything holds.
 * @throws BackupFault `place_not_empty`, `newer_schema`, `damaged`, `differs`, `no_room_in_database`, `files_unreachable`
 */
export async function restoreInto({ opened, backup, now, settle, files, beforeEnd }: RestoreOrder): Promise<Restored> {
  const client = await opened.pool.connect();
  try {
    await client.query('begin');
    await pinSession(client);
    const taken = takeFiles(files ?? null);
    const restored = await restoreWithin(client, { backup, taken }, settle ?? ((_, db) => settleRestored(db, now)));
    beforeEnd?.();
    await client.query('commit');
    // What the planner knows of the rows comes on its own as well, only later: that it fails undoes nothing.
    await client.query('set statement_timeout = 0; analyze').catch(() => undefined);
    return restored;
  } catch (error) {
    const { message, code } = describeError(error);
    throw code === '53100' ? new BackupFault('no_room_in_database', message, {}, error) : error;
  } finally {
    // Ended with the connection, a transaction that is not over is undone.
    client.release(true);
  }
}

async function restoreWithin(
  client: PoolClient,
  { backup: { header, entries }, taken }: { readonly backup: OpenedBackup; readonly taken: TakenFiles },
  settle: NonNullable<RestoreOrder['settle']>,
): Promise<Restored> {
  await refuseFilled(client);
  const db = queriesWithin(client);
  try {
    await migrate(db, header.schema);
  } catch (error) {
    if (!(error instanceof NewerSchema)) throw error;
    throw new BackupFault('newer_schema', error.message, { version: header.version }, error);
  }
  const putBack = await bareTables(client, header.tables);
  const manifest = await loadTables(client, header.tables, entries(), taken.take);
  const files = await taken.end();
  const missingFiles = (await readDigests(client, header.tables)).filter((digest) => !files.has(digest)).length;
  await compare(client, header.tables, manifest);
  await putBack();
  await setSequences(client, manifest);
  const steps = await migrate(db);
  await settle(client, db);
  const rows = manifest.tables.reduce((sum, table) => sum + Number(table.rows), 0);
  return { tables: manifest.tables.length, rows, steps: steps.length, files: files.size, missingFiles };
}

/** Nothing but what extensions brought may be there. */
async function refuseFilled(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 1`,
  );
  const [found] = rows;
  if (found !== undefined) throw new BackupFault('place_not_empty', `there is ${found.name}`, { table: found.name });
}

/** @throws BackupFault `differs` with the first table that is not as the backup says */
async function compare(client: ClientBase, tables: OpenedBackup['header']['tables'], manifest: BackupManifest): Promise<void> {
  const expected = new Map(manifest.tables.map((table) => [table.name, table]));
  if (expected.size !== tables.length) throw new BackupFault('differs', 'the manifest is of other tables', { table: 'manifest' });
  for (const table of tables) {
    const [should, is] = [expected.get(table.name), await sumTable(client, table)];
    if (should?.rows === is.rows && should.checksum === is.checksum) continue;
    throw new BackupFault(
      'differs',
      `${table.name} has ${is.rows} rows (${is.checksum}) instead of ${should?.rows} (${should?.checksum})`,
      {
        table: table.name,
      },
    );
  }
}
