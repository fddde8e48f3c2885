import { expect, it } from 'vitest';
import { cyclesOf, type Graph } from './cycles.ts';
import { importsOf } from './imports.ts';
import { parts, type Source, sourcesOf } from './sources.ts';

/** What each file imports of ours. A circle of types alone counts: it runs, but neither file can be read without the other. */
function graphOf(sources: readonly Source[]): Graph {
  return new Map(
    sources.map((source) => {
      const imports = importsOf(source).filter(({ ours }) => ours);
      return [source.path, imports.map(({ to }) => to)];
    }),
  );
}

it('no files import each other in a circle', () => {
  expect(cyclesOf(graphOf(sourcesOf(...parts)))).toEqual([]);
});

it.each([
  { says: 'of types', text: "import type { Word } from './b.ts';" },
  { says: 'of a type beside its use', text: "import { type Word } from './b.ts';" },
  { says: 'of types handed on', text: "export type { Word } from './b.ts';" },
  { says: 'made when needed', text: "export const load = () => import('./b.ts');" },
])('an import $says closes a circle', ({ text }) => {
  const other = { path: 'src/b.ts', text: "import './a.ts';" };
  expect(cyclesOf(graphOf([{ path: 'src/a.ts', text }, other]))).toEqual([['src/a.ts', 'src/b.ts']]);
});

it.each([
  { says: 'a pair', graph: { a: ['b'], b: ['a'] }, cycles: [['a', 'b']] },
  { says: 'itself', graph: { a: ['a'] }, cycles: [['a']] },
  { says: 'a ring of three beside a line', graph: { a: ['b'], b: ['c'], c: ['a', 'd'], d: [] }, cycles: [['a', 'b', 'c']] },
  { says: 'nothing in a diamond', graph: { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, cycles: [] },
])('finds $says', ({ graph, cycles }) => {
  expect(cyclesOf(new Map(Object.entries(graph)))).toEqual(cycles);
});
