import { type Refusal, refuse } from '../../../contract/basics/refusal.ts';
import { documentFieldsOf, type FilePurpose, fileFieldsOf, findDigests, findFilePurpose } from '../../../contract/derive/files.ts';
import type { FileFacts } from '../../../contract/rules/files/file-limits.ts';
import type { WriteContext } from '../../db/rows/write/write-context.ts';
import { refusedFile } from '../files/refuse-file.ts';
import type { ComingRow, Entities } from './hooks.ts';

/** Why rows may not be created, changed or restored, in their order: checks their files first, then asks the entity. */
export async function judgeRows(
  context: WriteContext,
  coming: readonly ComingRow[],
  entities: Entities,
): Promise<readonly (Refusal | undefined)[]> {
  const ofFiles = await judgeFiles(context, coming);
  const own = await entities.hooksOf(context.resource.name).judge?.(context, coming);
  return coming.map((_, at) => ofFiles[at] ?? own?.[at]);
}

type Named = { readonly at: string; readonly purpose: FilePurpose | undefined; readonly digest: string };
type StoredFile = FileFacts & { readonly is_public: boolean };

/** Refuses the digest of a missing file, and of a file that the field does not accept. A digest that the row already had is allowed. */
export async function judgeFiles({ db, resource }: WriteContext, coming: readonly ComingRow[]): Promise<readonly (Refusal | undefined)[]> {
  const fields = [...fileFieldsOf(resource), ...documentFieldsOf(resource)];
  const named = coming.map(({ before, after }) =>
    fields.flatMap(([at, field]): readonly Named[] => {
      const known = findDigests(field, before?.[at]);
      const purpose = findFilePurpose(field);
      return findDigests(field, after[at]).flatMap((digest) => (known.includes(digest) ? [] : [{ at, purpose, digest }]));
    }),
  );
  const digests = named.flat().map(({ digest }) => digest);
  if (digests.length === 0) return [];
  // Locked: the periodic jobs must not remove a file that the row is about to name.
  const columns = ['digest', 'type', 'bytes', 'width', 'height', 'seconds', 'video', 'audio', 'is_public'] as const;
  const rows = await db.selectFrom('files').select(columns).where('digest', 'in', digests).forShare().execute();
  const byDigest = new Map(rows.map((row) => [row.digest, row]));
  return named.map((files) => files.map((each) => againstFile(each, byDigest.get(each.digest))).find(Boolean));
}

/** A public field accepts only files that were uploaded for a public field, so a private file cannot be published by its digest. */
function againstFile({ at, purpose }: Named, file: StoredFile | undefined): Refusal | undefined {
  if (file === undefined || (purpose?.isPublic === true && !file.is_public)) return refuse('file_missing', { at });
  return purpose === undefined ? undefined : refusedFile(purpose.limit, file, at);
}
