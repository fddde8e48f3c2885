import { describe, expect, it } from 'vitest';
import { crumbsIn, kept, measureCrumbs, reasons } from './crumbs.ts';
import { below, lower, lowerIt, readCrumbs, wayOut } from './recorded.ts';

const recorded = readCrumbs();
const { crumbs, present } = measureCrumbs();

describe('crumbs', () => {
  it('are refused: a file that only one file next to it imports is a part of that file while both are short', () => {
    const fresh = crumbs.filter(({ path }) => recorded[path] === undefined);
    expect(fresh.map(({ path, into, lines }) => `${path}: fold it into ${into} (${lines} lines together). ${wayOut}`)).toEqual([]);
  });

  it('only become fewer: the record has none that is folded', () => {
    const found = Object.fromEntries(crumbs.map(({ path }) => [path, 1]));
    const ones = Object.fromEntries(Object.keys(recorded).map((path) => [path, 1]));
    expect(below(found, ones), lowerIt).toEqual([]);
  });

  it('of the record are fewer than 60, each with its reason, and no reason is for a file that is gone', () => {
    const paths = Object.keys(recorded);
    const isOf = (path: string, one: string | RegExp) => (typeof one === 'string' ? path === one : one.test(path));
    const all = reasons.flatMap(({ of }) => of);
    expect(paths.length).toBeLessThan(60);
    expect(paths.filter((path) => !all.some((one) => isOf(path, one)))).toEqual([]);
    expect(all.filter((one) => !paths.some((path) => isOf(path, one)))).toEqual([]);
  });

  it('that stay are files that there are', () => {
    expect(Object.keys(kept).filter((path) => !present.has(path))).toEqual([]);
  });

  const piece = { path: 'src/a/piece.ts', text: 'export type Piece = 1;\n' };
  const whole = { path: 'src/a/whole.ts', text: "import type { Piece } from './piece.ts';\n" };
  const long = '\n'.repeat(198);

  it.each([
    { says: 'one importer next to it', sources: [piece, whole], found: ['src/a/piece.ts'] },
    { says: '200 lines together', sources: [piece, { ...whole, text: whole.text + long }], found: ['src/a/piece.ts'] },
    { says: 'not with 201', sources: [piece, { ...whole, text: `${whole.text}${long}\n` }], found: [] },
    { says: 'not with two importers', sources: [piece, whole, { ...whole, path: 'src/a/other.ts' }], found: [] },
    { says: 'not with an importer elsewhere', sources: [piece, { path: 'src/b/whole.ts', text: "import '../a/piece.ts';" }], found: [] },
    { says: 'not for one test', sources: [piece, { ...whole, path: 'src/a/whole.test.ts' }], found: [] },
    {
      says: 'not a migration',
      sources: [
        { ...piece, path: 'server/db/migrations/0001-start.ts' },
        { path: 'server/db/migrations/all.ts', text: "import './0001-start.ts';" },
      ],
      found: [],
    },
    { says: 'not loaded later', sources: [piece, { ...whole, text: "const piece = import('./piece.ts');" }], found: [] },
  ])('are found by $says', ({ sources, found }) => {
    expect(crumbsIn(sources).map(({ path }) => path)).toEqual(found);
  });
});

describe('a record', () => {
  const lowered = (recordedNow: Record<string, number>, found: Record<string, number>, moves: Record<string, string> = {}) =>
    lower({ found, recorded: recordedNow, present: new Set(Object.keys(found)), renamed: new Map(Object.entries(moves)), isFolded: true });

  it('falls with what is found and never rises', () => {
    expect(lowered({ 'a/one.ts': 3, 'a/two.ts': 1 }, { 'a/one.ts': 2, 'a/two.ts': 4, 'a/new.ts': 1 })).toEqual({
      'a/one.ts': 2,
      'a/two.ts': 1,
    });
  });

  it.each([
    { says: 'to another folder', found: { 'b/c/one.ts': 3 }, moves: {} },
    { says: 'to another name, twice', found: { 'b/two.ts': 3 }, moves: { 'a/one.ts': 'a/two.ts', 'a/two.ts': 'b/two.ts' } },
    { says: 'into a file of its folder', found: { 'a/whole.ts': 3 }, moves: {} },
    { says: 'into a file of the folder above', found: { 'whole.ts': 3 }, moves: {} },
  ])('moves with a file $says', ({ found, moves }) => {
    expect(lowered({ 'a/one.ts': 3 }, found, moves)).toEqual(found);
  });

  it('of a file that is gone is no room for one elsewhere', () => {
    expect(lowered({ 'a/one.ts': 3 }, { 'b/two.ts': 3 })).toEqual({});
  });
});
