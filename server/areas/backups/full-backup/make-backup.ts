import type { ClientBase, PoolClient } from 'pg';
import type { OpenDatabase } from '../../../db/connect/open.ts';
import { schemaLock } from '../../../db/migrate.ts';
import { keyFingerprint } from '../../../keys/keys.ts';
import { archived, type Entry, jsonEntry } from './file/archive.ts';
import { BackupFault } from './file/backup-fault.ts';
import { withDigest } from './file/digest-at-end.ts';
import { writeWhole } from './file/write-file.ts';
import { countForeign, keyOfSnapshot } from './key-of-snapshot.ts';
import { type BackupHeader, backupFormat, digestOfPart, entryNames, type OriginFacts, type TableSum } from './tables/contents.ts';
import { partsOf, pinSession, sumTable } from './tables/read-tables.ts';
import { sequencesNow, storedTables, takenSteps } from './tables/stored-tables.ts';
import { type FileSource, readDigests } from './write-files.ts';

export type BackupOrder = {
  readonly opened: Pick<OpenDatabase, 'pool'>;
  readonly file: string;
  readonly source: BackupSource;
  /** Encrypts the file, which then holds the secret key as well; null leaves it readable, and without the key. */
  readonly passphrase: string | null;
  readonly version: string;
  /** Where the contents of device files come from; without it the backup has none of them. */
  readonly files?: FileSource;
};

export type BackupSource =
  /** The installation as it is: `otherKey` is accepted next to its key while that is being exchanged. */
  | { readonly kind: 'installation'; readonly secretKey: string; readonly otherKey?: string | null; readonly now: Date }
  /** A backup that is written again; its key is null where it is readable and does not hold it. */
  | { readonly kind: 'backup'; readonly secretKey: string | null; readonly origin: OriginFacts };

/** What was made. */
export type MadeBackup = {
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  /** The key that opens what is sealed in it; null where a backup without its key was written again. */
  readonly secretKey: string | null;
  /** Values that another key has sealed: of an exchange that is not over, or of a key that was lost. */
  readonly foreign: number;
  /** Device files in it, and those that were not found in the store. */
  readonly files: number;
  readonly missingFiles: number;
};

/**
 * Makes a backup of everything in one file, as it was at one moment, while others write. The file is there when it is whole.
 * @throws BackupFault `nothing_to_back_up`, `key_being_exchanged`, `file_exists`, `file_not_writable`, `no_room_for_file`
 */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup> {
  const client = await order.opened.pool.connect();
  let isOver = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await pinSession(client);
    // Steps of the schema wait: what is copied could not be changed under the copy, and would not fit together.
    await client.query(`select pg_advisory_xact_lock_shared(${schemaLock})`);
    const made: Made = { tables: [], secretKey: null, foreign: 0, files: 0, missingFiles: 0 };
    const plain = withDigest(archived(entriesIn(client, order, made)));
    const bytes = await writeWhole(order.file, plain, order.passphrase);
    await client.query('commit');
    isOver = true;
    const { secretKey, foreign, files, missingFiles } = made;
    return {
      bytes,
      secretKey,
      foreign,
      files,
      missingFiles,
      tables: made.tables.length,
      rows: made.tables.reduce((sum, { rows }) => sum + Number(rows), 0),
    };
  } finally {
    // A copy that was broken off still has its end to say.
    client.release(!isOver);
  }
}

/** What is found out while the file is written. */
type Made = { readonly tables: TableSum[]; secretKey: string | null; foreign: number; files: number; missingFiles: number };

/** Everything that lies in the archive, in its order; what was found on the way is put into `made`. */
async function* entriesIn(client: PoolClient, order: BackupOrder, made: Made): AsyncGenerator<Entry> {
  const { secretKey, origin } = await sourceOf(client, order);
  const header = await makeHeader(client, order.version, origin);
  made.secretKey = secretKey;
  if (secretKey !== null) made.foreign = await countForeign(client, header.tables, secretKey);
  yield jsonEntry(entryNames.header, header);
  if (order.passphrase !== null && secretKey !== null) yield { name: entryNames.secretKey, content: Buffer.from(secretKey) };
  for (const table of header.tables) {
    let parts = 0;
    for await (const part of partsOf(client, table)) {
      parts += 1;
      yield part;
    }
    made.tables.push({ name: table.name, ...(await sumTable(client, table)), parts });
  }
  if (order.files !== undefined) {
    const digests = new Set(await readDigests(client, header.tables));
    const found = new Set<string>();
    for await (const part of order.files(digests)) {
      found.add(digestOfPart(part.name) ?? '');
      yield part;
    }
    made.files = found.size;
    made.missingFiles = digests.size - found.size;
  }
  yield jsonEntry(entryNames.manifest, { tables: made.tables, sequences: await sequencesNow(client) });
}

/** The key that opens what is sealed, and where the backup comes from. Of an installation it is the key that its values are sealed with. */
async function sourceOf(
  client: ClientBase,
  { source }: BackupOrder,
): Promise<{ readonly secretKey: string | null; readonly origin: OriginFacts }> {
  if (source.kind === 'backup') return source;
  if ((await takenSteps(client)).length === 0) throw new BackupFault('nothing_to_back_up', 'the database has no schema');
  const { secretKey: first, otherKey, now } = source;
  const secretKey = await keyOfSnapshot(client, otherKey == null ? [first] : [first, otherKey]);
  return { secretKey, origin: { made_at: now.toISOString(), key_fingerprint: keyFingerprint(secretKey) } };
}

async function makeHeader(client: ClientBase, version: string, origin: OriginFacts): Promise<BackupHeader> {
  const schema = await takenSteps(client);
  const { rows } = await client.query<{ installation: string; postgresql: string }>(
    `select id::text as installation, current_setting('server_version') as postgresql from installation`,
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
