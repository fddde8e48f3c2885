import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import type { FilePurpose } from '../../../../contract/rules/files/file-purposes.ts';
import type { Writing } from '../../../db/rows/write/writing.ts';
import { refusedFile } from '../../../work/files/keep-file.ts';
import type { ComingRow } from '../hooks.ts';

/** Refuses a digest of no file, and of one that its field does not take. What the row had before stays. */
export function judgeFiles(purposes: Readonly<Record<string, FilePurpose>>) {
  return async ({ db }: Writing, coming: readonly ComingRow[]): Promise<readonly (Refusal | undefined)[]> => {
    const named = coming.map(({ before, after }) =>
      Object.entries(purposes).flatMap(([at, purpose]) => {
        const digest = after[at];
        return typeof digest !== 'string' || digest === before?.[at] ? [] : [{ at, purpose, digest }];
      }),
    );
    const digests = named.flat().map(({ digest }) => digest);
    if (digests.length === 0) return coming.map(() => undefined);
    // Locked: the nightly job must not remove a file that the row is about to name.
    const columns = ['digest', 'type', 'bytes', 'height'] as const;
    const rows = await db.selectFrom('files').select(columns).where('digest', 'in', digests).forShare().execute();
    const byDigest = new Map(rows.map((row) => [row.digest, row]));
    return named.map((files) => {
      const refusals = files.map(({ at, purpose, digest }) => {
        const facts = byDigest.get(digest);
        return facts === undefined ? refuse('file_missing', { at }) : refusedFile(purpose, facts, at);
      });
      return refusals.find((refusal) => refusal !== undefined);
    });
  };
}
