import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { type MediaProcess, startMediaProcess } from '../../adapters/media/media-process.ts';
import type { Database } from '../../db/database.ts';
import type { DeviceFiles } from '../files/device-files.ts';
import { fetchFile } from './fetch-file.ts';

/** Small pictures of device files, made when they are first asked for. */
export type Thumbnails = {
  /** The picture; null where none can be made. */
  readonly read: (file: Thumbnailed) => Promise<Buffer | null>;
};

type Thumbnailed = { readonly digest: string; readonly type: string; readonly seconds: number | null; readonly thumbnail: Buffer | null };
type Tools = { readonly db: Database; readonly files: DeviceFiles };

const longestMs = 30_000;
/** A process that no one needs for so long ends; and after so many pictures, with what its memory has kept. */
const [idleMs, mostPictures] = [5_000, 200] as const;

/** Makes thumbnails one at a time, in a process of their own, and keeps them in the database. */
export function openThumbnails({ db, files }: Tools): Thumbnails {
  const line = pLimit(1);
  const making = new Map<string, Promise<Buffer | null>>();
  let [process, pictures, idle]: [MediaProcess | null, number, NodeJS.Timeout | undefined] = [null, 0, undefined];
  const endProcess = async (): Promise<void> => {
    const ending = process;
    [process, pictures] = [null, 0];
    await ending?.end();
  };
  const draw = async (file: Thumbnailed): Promise<Buffer | null> => {
    const order = await orderOf({ db, files }, file);
    if (order === null) return null;
    clearTimeout(idle);
    if (process?.isEnded() === true || pictures >= mostPictures) await endProcess();
    process ??= startMediaProcess();
    pictures += 1;
    try {
      const made = await process.ask(order.order, { longestMs });
      return made instanceof Uint8Array ? Buffer.from(made) : Buffer.alloc(0);
    } catch {
      return Buffer.alloc(0);
    } finally {
      await order.end();
      idle = setTimeout(() => void endProcess(), idleMs);
      idle.unref();
    }
  };
  const make = async (file: Thumbnailed): Promise<Buffer | null> => {
    const made = await line(() => draw(file));
    // A program that converts may come later; what could not be drawn is not tried again.
    if (made !== null) await db.updateTable('files').set({ thumbnail: made }).where('digest', '=', file.digest).execute();
    return made;
  };
  return {
    read: async (file) => {
      const known = making.get(file.digest) ?? file.thumbnail ?? make(file);
      if (known instanceof Promise) making.set(file.digest, known);
      try {
        const picture = await known;
        return picture === null || picture.length === 0 ? null : picture;
      } finally {
        making.delete(file.digest);
      }
    },
  };
}

type Drawing = { readonly order: Parameters<MediaProcess['ask']>[0]; readonly end: () => Promise<void> };

/** What makes the picture of it; null where nothing does. */
async function orderOf({ db, files }: Tools, { digest, type, seconds }: Thumbnailed): Promise<Drawing | null> {
  const [isImage, { converter }] = [type.startsWith('image/'), files];
  if (!isImage && (!type.startsWith('video/') || converter === null)) return null;
  await mkdir(files.uploadsFolder, { recursive: true, mode: 0o700 });
  const copy = path.join(files.uploadsFolder, `source-${randomBytes(16).toString('hex')}`);
  const file = await fetchFile({ db, files }, digest, copy);
  const end = (): Promise<void> => rm(copy, { force: true });
  if (file === null) return null;
  if (isImage || converter === null) return { order: { task: 'thumbnail', order: { file } }, end };
  return { order: { task: 'frame', order: { program: converter.program, file, seconds } }, end };
}
