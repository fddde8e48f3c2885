import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { FilePurpose } from '../../../contract/derive/files.ts';
import { type FileFacts, type FileLimit, maximalBytes } from '../../../contract/rules/files/file-limits.ts';
import { readMediaFacts } from '../../adapters/media/media-facts.ts';
import type { Database } from '../../db/database.ts';
import { bytesOf, withFile } from './content/file-bytes.ts';
import { askStore, type DeviceFiles } from './device-files.ts';
import { acceptedFacts } from './refuse-file.ts';

export type KeptFile = FileFacts & { readonly digest: string };

type Tools = { readonly db: Database; readonly now: Date };

/** Keeps what is sent in the database, once by its content, from now on; or refuses what is not for the purpose. */
export async function keepInDatabase({ db, now }: Tools, { limit, isPublic }: FilePurpose, sent: Readable): Promise<KeptFile> {
  const parts: Buffer[] = [];
  for await (const part of withinLimit(sent, limit)) parts.push(part);
  const content = Buffer.concat(parts);
  const facts = await acceptedFacts(bytesOf(content), limit);
  const digest = createHash('sha256').update(content).digest('hex');
  await writeRow({ db, now }, { digest, ...facts, content, is_public: isPublic });
  return { digest, ...facts };
}

/**
 * Keeps a file of the disk in the store of device files, once by its content; or refuses what is not for the purpose. While the store
 * does not answer, the file stays where it is.
 */
export async function keepInStore(tools: Tools & { readonly files: DeviceFiles }, purpose: FilePurpose, file: string): Promise<KeptFile> {
  const { db, now, files } = tools;
  const found = await withFile(file, (bytes) => acceptedFacts(bytes, purpose.limit));
  const facts = found.type.startsWith('video/') ? { ...found, ...(await readMediaFacts(file)) } : found;
  const digest = await computeDigest(file);
  // From now on for a day: the periodic job removes no file that is being sent again.
  const touched = db.updateTable('files').set({ created_at: now }).where('digest', '=', digest);
  const before = await touched.returning((row) => row('content', 'is not', null).as('isInDatabase')).executeTakeFirst();
  if (before !== undefined && Boolean(before.isInDatabase)) await rm(file, { force: true });
  else await askStore(files, (store) => store.put(digest, file));
  await writeRow({ db, now }, { digest, ...facts, content: null, is_public: purpose.isPublic });
  return { digest, ...facts };
}

type NewRow = KeptFile & { readonly content: Buffer | null; readonly is_public: boolean };

async function writeRow({ db, now }: Tools, row: NewRow): Promise<void> {
  const { width, height, seconds, video, audio } = row;
  await db
    .insertInto('files')
    .values({ ...row, created_at: now })
    // What is public for one field does not become private by another.
    .onConflict((conflict) =>
      conflict
        .column('digest')
        .doUpdateSet({ created_at: now, width, height, seconds, video, audio, ...(row.is_public ? { is_public: true } : {}) }),
    )
    .execute();
}

async function computeDigest(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1_048_576 })) hash.update(chunk);
  return hash.digest('hex');
}

/** The content as it comes. Stops reading when it is larger than the field accepts. */
export async function* withinLimit(sent: Readable, limit: FileLimit): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of sent.iterator({ destroyOnReturn: false })) {
      const part = Buffer.from(chunk);
      bytes += part.length;
      if (bytes > maximalBytes(limit)) throw refuse('file_too_big', { details: { megabytes: limit.megabytes } });
      yield part;
    }
  } finally {
    // What was refused before its end is read on and thrown away: behind a proxy, requests of others follow on the connection.
    sent.resume();
  }
}
