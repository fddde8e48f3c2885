import { expect, it } from 'vitest';
import { cyclesOf } from './cycles.ts';
import { importsOf } from './imports.ts';
import { sourcesOf } from './sources.ts';

it('no files import each other in a circle', () => {
  const graph = new Map(
    sourcesOf('contract', 'server', 'src', 'simulator').map((source) => {
      const imports = importsOf(source).filter(({ ours, typeOnly }) => ours && !typeOnly);
      return [source.path, imports.map(({ to }) => to)];
    }),
  );
  expect(cyclesOf(graph)).toEqual([]);
});

it.each([
  { says: 'a pair', graph: { a: ['b'], b: ['a'] }, cycles: [['a', 'b']] },
  { says: 'itself', graph: { a: ['a'] }, cycles: [['a']] },
  { says: 'a ring of three beside a line', graph: { a: ['b'], b: ['c'], c: ['a', 'd'], d: [] }, cycles: [['a', 'b', 'c']] },
  { says: 'nothing in a diamond', graph: { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, cycles: [] },
])('finds $says', ({ graph, cycles }) => {
  expect(cyclesOf(new Map(Object.entries(graph)))).toEqual(cycles);
});
