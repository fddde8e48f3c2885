import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Session } from '../../call/session.ts';
import type { DeviceFiles } from '../../files/device-files.ts';
import { type KeptFile, keepInStore } from '../../files/keep-file.ts';
import type { Entities } from '../../write/hooks.ts';
import { readUpload } from './own-uploads.ts';
import type { Pieces } from './pieces.ts';
import { purposeOfUpload } from './purpose-of-upload.ts';

type Tools = { readonly db: Database; readonly clock: Clock; readonly entities: Entities; readonly pieces: () => Promise<Pieces> };

/**
 * Keeps a file when all its pieces have come. While the store of files does not answer, the upload stays, and can be finished later. What
 * the field does not accept is removed. A repetition gets the answer of the first one.
 */
export async function finishUpload(tools: Tools, files: DeviceFiles, name: string, session: Pick<Session, 'user'>): Promise<KeptFile> {
  const folder = files.uploadsFolder;
  const [file, answer] = [path.join(folder, name), path.join(folder, `${name}.kept`)];
  const begun = await readUpload(folder, name, session.user.id);
  const purpose = purposeOfUpload(tools.entities, begun, session);
  const pieces = await tools.pieces();
  return pieces.alone(name, async () => {
    const before = await readText(answer);
    if (before !== undefined) return JSON.parse(before);
    if ((await readSize(file)) !== begun.bytes) throw refuse('upload_not_whole');
    try {
      const kept = await keepInStore({ db: tools.db, now: tools.clock.now(), files }, purpose, file);
      await keepAnswer(answer, kept);
      return kept;
    } catch (error) {
      if (isForGood(error)) await Promise.all([file, `${file}.json`].map((each) => rm(each, { force: true })));
      throw error;
    }
  });
}

/** The file is stored by now: where the disk has no room for the answer, it is sent all the same, and half of it is not left. */
async function keepAnswer(answer: string, kept: KeptFile): Promise<void> {
  try {
    await writeFile(answer, JSON.stringify(kept), { mode: 0o600 });
  } catch {
    await rm(answer, { force: true });
  }
}

/** Whether sending it again would change nothing. */
function isForGood(error: unknown): boolean {
  return error instanceof Refusal && error.status < 500;
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function readSize(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch {
    return undefined;
  }
}
