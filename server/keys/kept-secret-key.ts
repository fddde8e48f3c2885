import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { syncDirectory, writeDurably } from '../db/connect/embedded/write-durably.ts';

/** What the folder of keys holds; `next` while the key is being exchanged for it. */
export type KeptKeys = { readonly secret: string | null; readonly next: string | null };

const names = { secret: 'secret', next: 'secret.next' } as const;

/** The secret keys that this data directory keeps. */
export function readKeptKeys(dataDirectory: string): KeptKeys {
  return { secret: readKey(pathOf(dataDirectory, 'secret')), next: readKey(pathOf(dataDirectory, 'next')) };
}

export function newSecretKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Keeps a key, readable by its owner alone. It is on the disk, whole, before anything is sealed with it. */
export function keepSecretKey(dataDirectory: string, name: keyof typeof names, secretKey: string): void {
  const file = pathOf(dataDirectory, name);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeDurably({ file: `${file}.new`, content: secretKey, flag: 'w' });
  fs.renameSync(`${file}.new`, file);
  syncDirectory(path.dirname(file));
}

/** The next key becomes the key. One rename: anyone who is killed here has the one or the other. */
export function takeNextKey(dataDirectory: string): void {
  const file = pathOf(dataDirectory, 'secret');
  fs.renameSync(pathOf(dataDirectory, 'next'), file);
  syncDirectory(path.dirname(file));
}

function pathOf(dataDirectory: string, name: keyof typeof names): string {
  return path.join(dataDirectory, 'keys', names[name]);
}

function readKey(file: string): string | null {
  try {
    const text = fs.readFileSync(file, 'utf8').trim();
    return text === '' ? null : text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
