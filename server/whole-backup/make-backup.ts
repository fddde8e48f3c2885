import type { ClientBase, PoolClient } from 'pg';
import type { OpenDatabase } from '../db/connect/open.ts';
import { schemaLock } from '../db/migrate.ts';
import { archived, type Entry } from './archive.ts';
import { BackupFault } from './backup-fault.ts';
import { type BackupHeader, backupFormat, entryNames, type OriginFacts, type TableSum } from './contents.ts';
import { withDigest } from './digest-at-end.ts';
import { pinSession } from './pinned-session.ts';
import { partsOf } from './read-tables.ts';
import { sequencesNow, storedTables, takenSteps } from './stored-tables.ts';
import { sumOf } from './table-sum.ts';
import { writeWhole } from './write-file.ts';

export type BackupOrder = {
  readonly opened: Pick<OpenDatabase, 'pool'>;
  readonly file: string;
  /** Null where it is not known, of a readable backup that is written again. */
  readonly secretKey: string | null;
  /** Encrypts the file, which then holds the secret key as well; null leaves it readable, and without the key. */
  readonly passphrase: string | null;
  readonly version: string;
  readonly origin: OriginFacts;
};

/** What was made. */
export type MadeBackup = { readonly bytes: number; readonly tables: number; readonly rows: number };

/**
 * Makes a backup of everything in one file, as it was at one moment, while others write. The file is there when it is whole.
 * @throws BackupFault `nothing_to_back_up`, `file_exists`, `file_not_writable`, `no_room_for_file`
 */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup> {
  const client = await order.opened.pool.connect();
  let isOver = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await pinSession(client);
    // Steps of the schema wait: what is copied could not be changed under the copy, and would not fit together.
    await client.query(`select pg_advisory_xact_lock_shared(${schemaLock})`);
    const made: { tables: TableSum[] } = { tables: [] };
    const plain = withDigest(archived(entriesIn(client, order, made)));
    const bytes = await writeWhole(order.file, order.passphrase === null ? plain : await encryptedTo(plain, order.passphrase));
    await client.query('commit');
    isOver = true;
    return { bytes, tables: made.tables.length, rows: made.tables.reduce((sum, { rows }) => sum + Number(rows), 0) };
  } finally {
    // A copy that was broken off still has its end to say.
    client.release(!isOver);
  }
}

async function encryptedTo(bytes: AsyncIterable<Uint8Array>, passphrase: string): Promise<AsyncIterable<Uint8Array>> {
  const { encrypted } = await import('./passphrase-encryption.ts');
  return encrypted(bytes, passphrase);
}

async function* entriesIn(client: PoolClient, order: BackupOrder, made: { readonly tables: TableSum[] }): AsyncGenerator<Entry> {
  const header = await headerOf(client, order);
  yield jsonEntry(entryNames.header, header);
  const { passphrase, secretKey } = order;
  if (passphrase !== null && secretKey !== null) yield { name: entryNames.secretKey, content: Buffer.from(secretKey) };
  for (const table of header.tables) {
    let parts = 0;
    for await (const part of partsOf(client, table)) {
      parts += 1;
      yield part;
    }
    made.tables.push({ name: table.name, ...(await sumOf(client, table)), parts });
  }
  yield jsonEntry(entryNames.manifest, { tables: made.tables, sequences: await sequencesNow(client) });
}

async function headerOf(client: ClientBase, { version, origin }: BackupOrder): Promise<BackupHeader> {
  const schema = await takenSteps(client);
  if (schema.length === 0) throw new BackupFault('nothing_to_back_up', 'the database has no schema');
  const { rows } = await client.query<{ installation: string; postgresql: string }>(
    `select (select id from installation)::text as installation, current_setting('server_version') as postgresql`,
  );
  const [place] = rows;
  if (place === undefined) throw new Error('the database does not say what it is');
  return {
    format: backupFormat,
    version,
    ...origin,
    ...place,
    schema: [...schema],
    tables: [...(await storedTables(client))],
  };
}

function jsonEntry(name: string, value: unknown): Entry {
  return { name, content: Buffer.from(`${JSON.stringify(value)}\n`) };
}
