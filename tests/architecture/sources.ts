import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders that hold code of ours; the order is that of the layout. */
export const parts = ['contract', 'server', 'drawing', 'src', 'booking-page', 'simulator', 'tests', 'scripts'] as const;
export type Part = (typeof parts)[number];

/** One file of ours; `path` is relative to the repository and has forward slashes on every system. */
export type Source = { readonly path: string; readonly text: string };

const code = /\.(?:ts|tsx|mjs)$/u;
const notOurs = new Set(['node_modules', 'dist', 'generated']);

function pathsBelow(folder: string): readonly string[] {
  const absolute = path.join(root, folder);
  const entries = readdirSync(absolute, { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const below = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return pathsBelow(below);
    return [below];
  });
}

/** Every file of the parts that exist, whatever it holds. */
export function allPaths(of: readonly Part[] = parts): readonly string[] {
  const present = new Set(readdirSync(root));
  return of.filter((part) => present.has(part)).flatMap((part) => pathsBelow(part));
}

/** Every document that people write or read, without those in folders of generated files. */
export function documents(): readonly string[] {
  return ['README.md', ...pathsBelow('docs').filter((each) => each.endsWith('.md'))];
}

/** Every file of code, read. */
export function sourcesOf(...of: readonly Part[]): readonly Source[] {
  return allPaths(of)
    .filter((each) => code.test(each))
    .map((each) => ({ path: each, text: readFileSync(path.join(root, each), 'utf8') }));
}

/** Every stylesheet, read. */
export function stylesheets(): readonly Source[] {
  return allPaths(['src', 'booking-page'])
    .filter((each) => each.endsWith('.css'))
    .map((each) => ({ path: each, text: readFileSync(path.join(root, each), 'utf8') }));
}

/** The line that a place in the text is on, counted from one. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
