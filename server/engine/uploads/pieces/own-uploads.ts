import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { isUploadOf, uploadsKeptHours } from '../../../../contract/rules/files/upload-name.ts';
import type { UploadField } from './purpose-of-upload.ts';

/** What is known of an upload that was begun. */
export type BegunUpload = UploadField & { readonly bytes: number };

/** Header by which the caller is named to the tus package; it replaces one that was sent. */
export const ownerHeader = 'x-upload-owner';

/** How many uploads of the user are not finished. */
export async function countUploads(folder: string, userId: number): Promise<number> {
  return (await listNames(folder)).filter((name) => isUploadOf(name, userId)).length;
}

/** What an upload is for. Refuses one that is not here, and one of another user in the same way. */
export async function readUpload(folder: string, name: string, userId: number): Promise<BegunUpload> {
  if (!isUploadOf(name, userId)) throw refuse('upload_gone');
  try {
    return begunIn(JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')));
  } catch {
    throw refuse('upload_gone');
  }
}

/** Removes uploads that got no piece for a day, with what is known of them. */
export async function removeOldUploads(folder: string, now: Date): Promise<number> {
  const oldest = now.getTime() - uploadsKeptHours * 3_600_000;
  let removed = 0;
  for (const file of await listNames(folder)) {
    const [name = ''] = file.split('.');
    const others = [file, name, `${name}.json`].map((each) => path.join(folder, each));
    const times = await Promise.all(
      others.map((place) =>
        stat(place).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
    );
    if (Math.max(...times) >= oldest) continue;
    await rm(path.join(folder, file), { force: true });
    removed += 1;
  }
  return removed;
}

async function listNames(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch {
    // Nothing was uploaded yet.
    return [];
  }
}

function begunIn(value: unknown): BegunUpload {
  const { size, metadata } = recordOf(value);
  const { resource, field } = recordOf(metadata);
  if (typeof size !== 'number' || typeof resource !== 'string' || typeof field !== 'string') throw new Error('no upload');
  return { bytes: size, resource, field };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
