import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { SoughtPerson } from '../../../../contract/rules/text/sought-person.ts';
import { syncDirectory, writeDurably } from '../../../db/connect/embedded/write-durably.ts';
import { mailboxKey, plainSpelling } from '../../booking/email-spellings.ts';

/** One erasure of a person, as it is kept next to the database: it outlives a restore of an older backup. */
export type NotedErasure = { readonly person: string; readonly at: string };

const name = 'erased-persons.jsonl';

/** Adds an erasure to the lists in the folders; each is on the disk when this ends. */
export function noteErasure(folders: readonly string[], { person, at }: NotedErasure): void {
  for (const folder of folders) {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeDurably({ file: path.join(folder, name), content: `${JSON.stringify({ person, at })}\n`, flag: 'a' });
    syncDirectory(folder);
  }
}

/** Erasures that the lists in the folders know of, each once. A line that a full disk cut is left out. */
export function notedErasures(folders: readonly string[]): readonly NotedErasure[] {
  const lines = folders.flatMap((folder) => linesOf(path.join(folder, name)));
  return [...new Set(lines)].flatMap(erasureIn);
}

function linesOf(file: string): readonly string[] {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
}

function erasureIn(line: string): readonly NotedErasure[] {
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed !== 'object' || parsed === null || !('person' in parsed) || !('at' in parsed)) return [];
    const { person, at } = parsed;
    return typeof person === 'string' && typeof at === 'string' ? [{ person, at }] : [];
  } catch {
    return [];
  }
}

/** What represents a person in records of erasures: the same for each spelling of a mailbox, and unreadable without the key. */
export function personDigest(key: Uint8Array, { by, value }: SoughtPerson): string {
  return digestOf(key, `${by} ${by === 'email' ? mailboxKey(value) : value}`);
}

/** The digests under which the person may be recorded: each spelling of a mailbox used to have its own. */
export function recordedDigests(key: Uint8Array, person: SoughtPerson): readonly string[] {
  const { by, value } = person;
  return [personDigest(key, person), ...(by === 'email' ? [digestOf(key, `${by} ${plainSpelling(value)}`)] : [])];
}

function digestOf(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
