import { z } from 'zod';

/** What this program writes; a file of a higher number was made by a newer one. */
export const backupFormat = 1;

/** Names of what lies in the archive, in the order in which it lies there; the parts of tables, then those of device files, are before the manifest. */
export const entryNames = { header: 'header.json', secretKey: 'secret-key', manifest: 'manifest.json' } as const;

/** Name of a part of a table: a table is its parts one after the other, compressed each on its own. Counted from 1. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy.br`;
}

/** The table that an entry is a part of; null of any other entry. */
export function tableOfPart(name: string): string | null {
  return /^tables\/([a-z0-9_]+)\/\d+\.copy\.br$/u.exec(name)?.[1] ?? null;
}

/** Name of a part of a device file: a file is its parts one after the other, as they are. Counted from 1. */
export function filePartName(digest: string, part: number): string {
  return `files/${digest}/${String(part).padStart(6, '0')}`;
}

/** The digest of the file that an entry is a part of; null of any other entry. */
export function digestOfPart(name: string): string | null {
  return /^files\/([0-9a-f]{64})\/\d+$/u.exec(name)?.[1] ?? null;
}

const named = z.string().regex(/^[a-z0-9_]+$/u);
/** A whole number as text: it may be longer than those of JSON. */
const whole = z.string().regex(/^-?\d+$/u);

/** What is first: all that has to be known before the tables can be loaded. */
export const headerShape = z.object({
  format: z.int(),
  /** Of the program that made it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** Since when it holds no personal values of clients; absent of one that may. */
  erased_at: z.iso.datetime().optional(),
  /** Which installation it is of, and the whole version of its PostgreSQL. */
  installation: z.uuid(),
  postgresql: z.string(),
  /** Fingerprint of the key that sealed values were sealed with. */
  key_fingerprint: z.string(),
  /** Steps of the schema that were taken. */
  schema: z.array(z.string()).min(1),
  /** Columns that are stored, without generated ones. */
  tables: z.array(z.object({ name: named, columns: z.array(named).min(1) })),
});
export type BackupHeader = z.infer<typeof headerShape>;
/** What of the header is not read from the database. */
export type OriginFacts = Pick<BackupHeader, 'made_at' | 'erased_at' | 'key_fingerprint'>;
export type BackedUpTable = BackupHeader['tables'][number];

/** What is last: what was in the tables. A file without it is no backup. */
export const manifestShape = z.object({
  tables: z.array(z.object({ name: named, rows: whole, checksum: whole, parts: z.int().min(0) })),
  /** Last values of what numbers rows, by column; null where none was given yet. */
  sequences: z.array(z.object({ table: named, column: named, last: whole.nullable() })),
});
export type BackupManifest = z.infer<typeof manifestShape>;
export type TableSum = BackupManifest['tables'][number];
