import { type Refusal, refuse } from '../../contract/basics/refusal.ts';
import { type FileField, fileFieldsOf } from '../../contract/derive/files.ts';
import type { FileFacts } from '../../contract/rules/files/file-limits.ts';
import type { Writing } from '../db/rows/write/writing.ts';
import { refusedFile } from '../work/files/keep-file.ts';
import type { ComingRow } from './entities/hooks.ts';
import { hooksOf } from './registry.ts';

type Refusals = readonly (Refusal | undefined)[];

/** Why rows may not be created, changed or restored, in their order: checks their files first, then asks the entity. */
export async function judgeRows(writing: Writing, coming: readonly ComingRow[]): Promise<Refusals> {
  const ofFiles = await judgeFiles(writing, coming);
  const own = await hooksOf(writing.resource.name).judge?.(writing, coming);
  return coming.map((_, at) => ofFiles[at] ?? own?.[at]);
}

/** Refuses the digest of a missing file, and of a file that the field does not accept. The digest that the row already had is allowed. */
async function judgeFiles({ db, resource }: Writing, coming: readonly ComingRow[]): Promise<Refusals> {
  const fields = fileFieldsOf(resource);
  const named = coming.map(({ before, after }) =>
    fields.flatMap(([at, field]) => {
      const digest = after[at];
      return typeof digest !== 'string' || digest === before?.[at] ? [] : [{ at, field, digest }];
    }),
  );
  const digests = named.flat().map(({ digest }) => digest);
  if (digests.length === 0) return [];
  // Locked: the nightly job must not remove a file that the row is about to name.
  const columns = ['digest', 'type', 'bytes', 'height', 'is_public'] as const;
  const rows = await db.selectFrom('files').select(columns).where('digest', 'in', digests).forShare().execute();
  const byDigest = new Map(rows.map((row) => [row.digest, row]));
  return named.map((files) => files.map(({ at, field, digest }) => againstFile(at, field, byDigest.get(digest))).find(Boolean));
}

/** A public field accepts only files that were uploaded for a public field, so a private file cannot be published by its digest. */
function againstFile(at: string, field: FileField, file: (FileFacts & { readonly is_public: boolean }) | undefined): Refusal | undefined {
  if (file === undefined || (field.public === true && !file.is_public)) return refuse('file_missing', { at });
  return refusedFile(field, file, at);
}
