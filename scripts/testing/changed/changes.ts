import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../tests/architecture/sources.ts';

/** A changed file; of the words of entities also which exports changed. */
export type Change = { readonly path: string; readonly exists: boolean; readonly exports: readonly string[] };

const git = (...args: readonly string[]): string => execFileSync('git', [...args], { cwd: root, encoding: 'utf8' });
const listed = (output: string): readonly string[] => output.split('\0').filter((each) => each !== '');

/** The files that differ between a commit and the working tree, with those that git does not know yet. */
export function changesSince(commit: string): readonly Change[] {
  const known = listed(git('diff', '--name-only', '--no-renames', '-z', commit));
  const removed = new Set(listed(git('diff', '--name-only', '--no-renames', '--diff-filter=D', '-z', commit)));
  const untracked = listed(git('ls-files', '--others', '--exclude-standard', '-z'));
  return [
    ...known.map((file) => changeOf(file, !removed.has(file), removed.has(file) ? [] : changedLines(commit, file))),
    ...untracked.map((file) => changeOf(file, true, [[1, Number.POSITIVE_INFINITY]])),
  ];
}

type Lines = readonly [first: number, last: number];

function changeOf(file: string, exists: boolean, lines: readonly Lines[]): Change {
  if (!exists || !file.startsWith('contract/messages/')) return { path: file, exists, exports: [] };
  return { path: file, exists, exports: exportsAt(readFileSync(path.join(root, file), 'utf8'), lines) };
}

function changedLines(commit: string, file: string): readonly Lines[] {
  const hunks = git('diff', '--unified=0', commit, '--', file).matchAll(/^@@ \S+ \+(?<first>\d+)(?:,(?<count>\d+))? @@/gmu);
  return [...hunks].map(({ groups }) => {
    const first = Number(groups?.['first']);
    return [first, first + Math.max(0, Number(groups?.['count'] ?? 1) - 1)];
  });
}

/** The exported constants that some of the lines are in: each lasts until the next one. */
export function exportsAt(text: string, lines: readonly Lines[]): readonly string[] {
  const begun = text.split('\n').flatMap((line, index) => {
    const name = /^export const (?<name>\w+)/u.exec(line)?.groups?.['name'];
    return name === undefined ? [] : [{ name, first: index + 1 }];
  });
  return begun
    .filter(({ first }, index) => {
      const last = (begun[index + 1]?.first ?? Number.POSITIVE_INFINITY) - 1;
      return lines.some(([from, to]) => from <= last && to >= first);
    })
    .map(({ name }) => name);
}
