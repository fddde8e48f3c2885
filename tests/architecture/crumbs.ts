import { existsSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports.ts';
import { parts, root, type Source, sourcesOf } from './sources.ts';

const most = 200;
const test = /\.test\.tsx?$/u;

/** Each migration is a file of its own, however short: it is applied by its name, once. */
const migration = /^server\/db\/migrations\/\d+-/u;

/** Files that stay apart although they would fold, each with its reason. */
export const kept: Readonly<Record<string, string>> = {
  'src/App.tsx': 'the name that the user of the project asked for',
};

export type Crumb = { readonly path: string; readonly into: string; readonly lines: number };

const linesOf = ({ text }: Source): number => text.split('\n').length - 1;

/**
 * Files with one importer, which is next to them, and that have at most 200 lines together with it.
 * Imports by tests and of types count. What is loaded later by `import()` is a file of its own for that, and a helper of one test may be.
 */
export function crumbsIn(sources: readonly Source[]): readonly Crumb[] {
  const lines = new Map(sources.map((source) => [source.path, linesOf(source)]));
  const importers = new Map<string, Set<string>>();
  const later = new Set<string>();
  for (const { from, to, isLazy } of sources.flatMap(importsOf)) {
    importers.set(to, (importers.get(to) ?? new Set()).add(from));
    if (isLazy) later.add(to);
  }
  return sources.flatMap(({ path: of }) => {
    const [into, ...others] = importers.get(of) ?? [];
    if (into === undefined || others.length > 0 || later.has(of) || test.test(into) || migration.test(of) || kept[of] !== undefined)
      return [];
    const together = (lines.get(of) ?? 0) + (lines.get(into) ?? 0);
    return path.posix.dirname(of) === path.posix.dirname(into) && together <= most ? [{ path: of, into, lines: together }] : [];
  });
}

/** All crumbs of the code. */
export function measureCrumbs() {
  const sources = sourcesOf(...parts);
  return { present: new Set(sources.map((source) => source.path)), crumbs: crumbsIn(sources), sources };
}

/** Files that import a file of ours that is not there, as while files are moved. */
export function brokenImports(sources: readonly Source[]): readonly string[] {
  const ours = sources.flatMap(importsOf).filter((each) => each.ours && !existsSync(path.join(root, each.to)));
  return [...new Set(ours.map(({ from }) => from))];
}
