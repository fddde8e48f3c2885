import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from './sources.ts';

/** How much of something each file has. A file that is not listed has none. */
export type Counts = Readonly<Record<string, number>>;

const counts = z.record(z.string(), z.number());
const records = {
  'plain-english': z.object({ perThousand: z.number(), words: counts, names: counts }),
  /** Each crumb with the file that it folds into. */
  crumbs: z.record(z.string(), z.string()),
};
type Name = keyof typeof records;

/** What a failure says about the way out, when the text only moved. */
export const wayOut = 'Moved, renamed or folded a recorded file? git add -A && npm run ratchets';
/** What a failure says when there is less than recorded. */
export const lowerIt = 'There is less than recorded, or the file is gone. Thank you; record it: npm run ratchets';

const fileOf = (name: Name): string => path.join(root, `tests/architecture/recorded/${name}.json`);
const textOf = (name: Name): unknown => JSON.parse(readFileSync(fileOf(name), 'utf8'));

/** What is recorded of words and names. */
export const readPlainEnglish = () => records['plain-english'].parse(textOf('plain-english'));
/** The recorded crumbs. */
export const readCrumbs = () => records.crumbs.parse(textOf('crumbs'));

/** Writes a record sorted by path, one file per line, so that branches seldom meet in a line. */
export function writeRecord(name: Name, record: unknown): void {
  writeFileSync(fileOf(name), `${JSON.stringify(record, null, 2)}\n`);
}

/** Files that have more than is recorded. */
export function beyond(found: Counts, recorded: Counts): readonly string[] {
  return Object.keys(found).filter((each) => (found[each] ?? 0) > (recorded[each] ?? 0));
}

/** Files that have less than is recorded, or are gone. */
export function below(found: Counts, recorded: Counts): readonly string[] {
  return Object.keys(recorded).filter((each) => (found[each] ?? 0) < (recorded[each] ?? 0));
}

type Change = {
  readonly found: Counts;
  readonly recorded: Counts;
  readonly present: ReadonlySet<string>;
  /** Where a file that is gone was moved to, as far as Git knows. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Whether what a file had may now be in another file of its folder or of the folder above. */
  readonly isFolded: boolean;
};

/** The present path of a file: Git's renames followed, or else the only new place with the same name. */
function placeNow(gone: string, { found, recorded, present, renamed }: Change): string | undefined {
  const seen = new Set([gone]);
  let at: string | undefined = renamed.get(gone);
  while (at !== undefined && !present.has(at) && !seen.has(at)) {
    seen.add(at);
    at = renamed.get(at);
  }
  if (at !== undefined && present.has(at)) return at;
  const [only, ...others] = Object.keys(found).filter(
    (each) => recorded[each] === undefined && path.posix.basename(each) === path.posix.basename(gone),
  );
  return others.length === 0 ? only : undefined;
}

/** The record lowered to what is there, never above. Counts of moved files move with them. */
export function lower(change: Change): Counts {
  const { found, recorded, present } = change;
  const allowed: Record<string, number> = {};
  const left: Record<string, number> = {};
  for (const [each, count] of Object.entries(recorded)) {
    const now = present.has(each) ? each : placeNow(each, change);
    if (now !== undefined) allowed[now] = (allowed[now] ?? 0) + count;
    else if (change.isFolded) left[each] = count;
  }
  const lowered = Object.entries(found).map(([each, count]): readonly [string, number] => {
    let most = allowed[each] ?? 0;
    const folder = path.posix.dirname(each);
    for (const [gone, spare] of Object.entries(left)) {
      const from = path.posix.dirname(gone);
      if (most >= count || (from !== folder && path.posix.dirname(from) !== folder)) continue;
      const taken = Math.min(spare, count - most);
      left[gone] = spare - taken;
      most += taken;
    }
    return [each, Math.min(most, count)];
  });
  const sorted = lowered.filter(([, count]) => count > 0).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted);
}
