import { existsSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports.ts';
import { parts, root, type Source, sourcesOf } from './sources.ts';

const most = 200;
const test = /\.test\.tsx?$/u;

/** Each migration is a file of its own, however short: it is applied by its name, once. */
const migration = /^server\/db\/migrations\/(?:before-release\/)?\d+-/u;

/** Files that stay apart although they would fold, each with its reason. */
export const kept: Readonly<Record<string, string>> = {
  'src/App.tsx': 'the name that the user of the project asked for',
};

/** Why those of the record stay. What has no reason here is folded. */
export const reasons: readonly { readonly why: string; readonly of: readonly (string | RegExp)[] }[] = [
  {
    why: 'catalogues of two languages have the same files, so that a text is found next to its translation',
    of: [/^contract\/messages\/(?:cs|en)\//u],
  },
  {
    why: 'what the first screen needs is asked, drawn and mounted in an order that budgets measure, a file for each step',
    of: ['src/first-rows.ts', 'src/shell-parts.ts', 'booking-page/booking-page.tsx', 'booking-page/page.tsx'],
  },
  { why: 'a proof is a file of its own, found by its name', of: [/^scripts\/proof\//u] },
  {
    why: 'both files have parts of the same name, each with its own meaning',
    of: [
      'server/areas/backups/handlers/backup-preview.ts',
      'server/areas/branches/revisions/names-of-records.ts',
      'server/db/export/referenced.ts',
    ],
  },
  {
    why: 'its subject is another one than that of the file that uses it: a rule, a node of the editor, a part of a screen',
    of: [
      'contract/kit/labels.ts',
      'contract/rules/typing/date-names.ts',
      'server/areas/stores/hooks/begun-plan.ts',
      'server/db/connect/embedded/copied-folder.ts',
      'server/engine/imports/file/csv-separator.ts',
      'src/crud/list/filter-builder/referenced-value.tsx',
      'src/crud/list/filter-builder/typed-value-input.tsx',
      'src/crud/screens/own-parts.tsx',
      'src/custom/shell/activity/outage-line.tsx',
      'src/custom/shell/session/leave-screen.tsx',
      'src/custom/shell/session/own-password.tsx',
      'src/resources/stores/overview/open-desks.ts',
      'src/resources/stores/services/channel-previews.tsx',
      'src/resources/stores/services/serving-desks.tsx',
      'src/resources/web-orders/templates/tag-node.ts',
      'tests/support/rights/asks-of-many.ts',
      'tests/support/rights/asks.ts',
      'tests/support/scattered/values.ts',
    ],
  },
];

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
