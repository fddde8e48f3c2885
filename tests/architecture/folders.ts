import { cyclesOf } from './cycles.ts';
import type { Import } from './imports.ts';

type Edge = Pick<Import, 'from' | 'to'>;

/** The part of a folder that a file belongs to: a subfolder with all below it, or `.`, the folder's own files. */
function unitOf(file: string, folder: string): string | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const [unit = '', ...below] = file.slice(folder.length + 1).split('/');
  return below.length === 0 ? '.' : unit;
}

function foldersOf(file: string): readonly string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, depth) => names.slice(0, depth + 1).join('/'));
}

/**
 * Where the parts of a folder import each other in a circle, at every level of the root. Each knot is the folder, its parts, and
 * the imports that tie them, one a line: one that goes away may untie it.
 */
export function knotsIn(root: string, imports: readonly Edge[]): readonly string[] {
  const own = imports.filter(({ from, to }) => from.startsWith(`${root}/`) && to.startsWith(`${root}/`));
  const folders = new Set(own.flatMap(({ from, to }) => [...foldersOf(from), ...foldersOf(to)]));
  return [...folders].toSorted().flatMap((folder) => knotsOf(folder, own));
}

function knotsOf(folder: string, imports: readonly Edge[]): readonly string[] {
  const between = imports.flatMap((edge) => {
    const from = unitOf(edge.from, folder);
    const to = unitOf(edge.to, folder);
    return from === undefined || to === undefined || from === to ? [] : [{ from, to, edge }];
  });
  const graph = new Map<string, string[]>();
  for (const { from, to } of between) graph.set(from, [...(graph.get(from) ?? []), to]);
  return cyclesOf(graph).map((units) => {
    const ties = between.filter(({ from, to }) => units.includes(from) && units.includes(to));
    return [`${folder}: ${units.join(', ')}`, ...ties.map(({ edge }) => `  ${edge.from} imports ${edge.to}`)].join('\n');
  });
}
