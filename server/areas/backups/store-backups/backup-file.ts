import { createHash } from 'node:crypto';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { backupFormat, backupFormatVersion } from '../../../../contract/rules/backup/terms.ts';
import { levelsOfDocuments, parseBoundedJson } from '../../../../contract/rules/values/bounded-json.ts';
import type { Database } from '../../../db/database.ts';
import type { Values } from '../../../db/rows/write/write-context.ts';
import { readInstallation } from '../../stores/licences/read-licence.ts';

/** Far more than there are entities: of a file of line ends no one makes a list. */
const mostLines = 1_000;

export type KeptRow = Values & { readonly id: number };
/** Rows of an entity as they was; of those that several stores share only that they were there. */
export type KeptEntity = { readonly name: string; readonly rows: readonly KeptRow[]; readonly shared: readonly number[] };
export type BackupHead = {
  readonly installation: string;
  readonly store: { readonly id: number; readonly code: string; readonly label: string };
  /** ISO instant of the snapshot. */
  readonly made_at: string;
};
export type BackupContent = BackupHead & { readonly entities: readonly KeptEntity[] };

/**
 * The file of a backup: a line of JSON that says what it is, a line for each entity, and the SHA-256 of all that. The
 * first line carries a digest of each of the following, so that it is known what of a damaged one is damaged.
 */
export function backupFile({ entities, ...head }: BackupContent): Buffer {
  const lines = entities.map(({ rows, shared }) => JSON.stringify({ rows, shared }));
  const listed = entities.map(({ name, rows }, at) => ({ name, rows: rows.length, sha256: digestOf(lines[at] ?? '') }));
  const first = JSON.stringify({ format: backupFormat, version: backupFormatVersion, ...head, entities: listed });
  const said = [first, ...lines].map((line) => `${line}\n`).join('');
  return Buffer.from(`${said}sha256 ${digestOf(said)}\n`);
}

/** Reads a file and holds it against its checksums; throws the refusal that says what is wrong with it. */
function readBackupFile(file: Uint8Array): BackupContent {
  const text = textIn(file);
  const lines = text.split('\n', mostLines);
  const head = objectIn(lines[0] ?? '', 'backup_unreadable');
  if (head['format'] !== backupFormat) throw refuse('backup_unreadable');
  const { version } = head;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) throw refuse('backup_unreadable');
  if (version > backupFormatVersion) throw refuse('backup_newer', { details: { version } });
  const [last, end] = lines.slice(-2);
  const given = /^sha256 ([0-9a-f]{64})$/u.exec(last ?? '')?.[1];
  if (given === undefined || end !== '') throw refuse('backup_unreadable');
  if (digestOf(`${lines.slice(0, -2).join('\n')}\n`) !== given) throw refuse('backup_changed');
  const listed: readonly unknown[] = Array.isArray(head['entities']) ? head['entities'] : [];
  const bodies = lines.slice(1, -2);
  if (bodies.length !== listed.length) throw refuse('backup_changed');
  return { ...headIn(head), entities: listed.map((entry, at) => entityIn(entry, bodies[at] ?? '')) };
}

function textIn(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  } catch {
    throw refuse('backup_unreadable');
  }
}

function headIn(head: Values): BackupHead {
  const { installation, made_at } = head;
  const store = asObject(head['store']);
  const { id, code, label } = store;
  if (typeof installation !== 'string' || typeof made_at !== 'string' || Number.isNaN(Date.parse(made_at))) throw refuse('backup_invalid');
  if (!isIdentifier(id) || typeof code !== 'string' || typeof label !== 'string') throw refuse('backup_invalid');
  return { installation, made_at, store: { id, code, label } };
}

function entityIn(entry: unknown, line: string): KeptEntity {
  const { name, sha256 } = asObject(entry);
  if (typeof name !== 'string') throw refuse('backup_invalid');
  if (digestOf(line) !== sha256) throw refuse('backup_changed');
  const { rows, shared } = objectIn(line, 'backup_invalid');
  if (!Array.isArray(rows) || !Array.isArray(shared)) throw refuse('backup_invalid');
  const kept = rows.map((row: unknown): KeptRow => {
    const values = asObject(row);
    const { id } = values;
    if (!isIdentifier(id)) throw refuse('backup_invalid');
    return { ...values, id };
  });
  const ids = kept.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw refuse('backup_invalid');
  return { name, rows: kept, shared: shared.filter(isIdentifier) };
}

function isIdentifier(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 2_147_483_647;
}

function objectIn(line: string, otherwise: 'backup_unreadable' | 'backup_invalid'): Values {
  const value = parseBoundedJson(line, levelsOfDocuments);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse(otherwise);
  return Object.fromEntries(Object.entries(value));
}

function asObject(value: unknown): Values {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('backup_invalid');
  return Object.fromEntries(Object.entries(value));
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Reads a backup of the store; every other file is refused with its reason, before anything is touched. */
export async function openBackup(db: Database, file: Uint8Array, storeId: number): Promise<BackupContent> {
  const content = readBackupFile(file);
  if (content.installation !== (await readInstallation(db))) throw refuse('backup_other_installation');
  if (content.store.id !== storeId) throw refuse('backup_other_store', { details: { name: content.store.label } });
  return content;
}
