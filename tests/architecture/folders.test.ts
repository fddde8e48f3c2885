import { describe, expect, it } from 'vitest';
import { mayImport } from './borders.ts';
import { knotsIn } from './folders.ts';
import { importsOf } from './imports.ts';
import { sourcesOf } from './sources.ts';

const roots = ['contract', 'server', 'simulator', 'drawing', 'src', 'booking-page', 'scripts'] as const;
const sources = sourcesOf(...roots);
const imports = sources.flatMap(importsOf);
const most = 20;
// Lists in the order of time: each of their files is read once, when it is written.
const lists = new Set(['server/db/migrations', 'server/db/migrations/before-release']);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

describe('folders', () => {
  it.each(roots)('of %s import each other at no level, nor do they and the files beside them', (root) => {
    expect(knotsIn(root, imports)).toEqual([]);
  });

  it(`hold at most ${most} files of code each`, () => {
    const files = new Map<string, number>();
    for (const folder of sources.map(({ path }) => folderOf(path))) files.set(folder, (files.get(folder) ?? 0) + 1);
    const full = [...files].filter(([folder, count]) => count > most && !lists.has(folder));
    expect(full).toEqual([]);
  });

  it('hold every rule of the contract: each belongs to a subject', () => {
    expect(sources.filter(({ path }) => folderOf(path) === 'contract/rules').map(({ path }) => path)).toEqual([]);
  });

  it('stand in the table of borders, each by its name, and no single file does', () => {
    const rows = Object.entries(mayImport).filter(([place]) => roots.some((root) => place.startsWith(`${root}/`)));
    const places = rows.map(([place]) => place);
    const folders = [...new Set(sources.map(({ path }) => `${folderOf(path)}/`))];
    // A part of the code as a whole is a place for the files that are next to its folders.
    const inPart = places.filter((place) => !roots.some((root) => place === `${root}/`));
    const beside = new Set(roots.map((root) => `${root}/`));
    expect(folders.filter((folder) => !beside.has(folder) && !inPart.some((place) => folder.startsWith(place)))).toEqual([]);
    expect(places.filter((place) => !folders.some((folder) => folder.startsWith(place)))).toEqual([]);
    expect(rows.flatMap(([, allowed]) => allowed).filter((place) => !place.endsWith('/'))).toEqual([]);
  });
});

describe('a knot', () => {
  const edge = (line: string) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from, to };
  };

  it.each([
    { says: 'two folders', lines: ['a/b/one.ts > a/c/two.ts', 'a/c/three.ts > a/b/four.ts'], folder: 'a: b, c' },
    { says: 'a folder and the files beside it', lines: ['a/one.ts > a/b/two.ts', 'a/b/two.ts > a/three.ts'], folder: 'a: ., b' },
    {
      says: 'three folders in a ring',
      lines: ['a/b/one.ts > a/c/two.ts', 'a/c/two.ts > a/d/three.ts', 'a/d/four.ts > a/b/five.ts'],
      folder: 'a: b, c, d',
    },
    { says: 'folders far below', lines: ['a/b/c/d/one.ts > a/b/c/e/f/two.ts', 'a/b/c/e/g/two.ts > a/b/c/d/one.ts'], folder: 'a/b/c: d, e' },
  ])('of $says is found, and told with the imports that tie it', ({ lines, folder }) => {
    const beside = ['a/b/one.ts > a/b/six.ts', 'a/main.ts > z/one.ts', 'z/one.ts > a/b/one.ts'];
    const ties = lines.map((line) => `  ${line.replace(' > ', ' imports ')}`);
    expect(knotsIn('a', [...lines, ...beside].map(edge))).toEqual([[folder, ...ties].join('\n')]);
  });

  it('is none where imports only go down', () => {
    const lines = ['a/main.ts > a/b/one.ts', 'a/main.ts > a/c/two.ts', 'a/b/one.ts > a/d/three.ts', 'a/c/two.ts > a/d/three.ts'];
    expect(knotsIn('a', lines.map(edge))).toEqual([]);
  });
});
