import { describe, expect, it } from 'vitest';
import { mayImport } from './borders.ts';
import { knotsIn } from './folders.ts';
import { importsOf } from './imports.ts';
import { reasons, smallFoldersIn, withSubjects } from './small-folders.ts';
import { allPaths, sourcesOf } from './sources.ts';

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

  it('without folders hold at least three files of code, but where a boundary is', () => {
    const small = smallFoldersIn(allPaths(withSubjects));
    const kept = reasons.flatMap(({ of }) => of);
    expect(small.filter((folder) => !kept.includes(folder))).toEqual([]);
    // No reason is for a folder that is gone or has grown.
    expect(kept.filter((folder) => !small.includes(folder))).toEqual([]);
  });

  it.each(reasons)('are small where their reason holds: $why', ({ holds, of }) => {
    expect(of.filter((folder) => !holds(folder))).toEqual([]);
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
    const rootPaths = new Set(roots.map((root) => `${root}/`));
    expect(folders.filter((folder) => !rootPaths.has(folder) && !inPart.some((place) => folder.startsWith(place)))).toEqual([]);
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
    const otherImports = ['a/b/one.ts > a/b/six.ts', 'a/main.ts > z/one.ts', 'z/one.ts > a/b/one.ts'];
    const ties = lines.map((line) => `  ${line.replace(' > ', ' imports ')}`);
    expect(knotsIn('a', [...lines, ...otherImports].map(edge))).toEqual([[folder, ...ties].join('\n')]);
  });

  it('is none where imports only go down', () => {
    const lines = ['a/main.ts > a/b/one.ts', 'a/main.ts > a/c/two.ts', 'a/b/one.ts > a/d/three.ts', 'a/c/two.ts > a/d/three.ts'];
    expect(knotsIn('a', lines.map(edge))).toEqual([]);
  });
});

describe('a small folder', () => {
  const three = ['a/b/one.ts', 'a/b/two.tsx', 'a/b/three.ts'];

  it.each([
    { says: 'one file', paths: ['a/b/one.ts'], found: ['a/b'] },
    { says: 'two files', paths: three.slice(1), found: ['a/b'] },
    { says: 'not with three', paths: three, found: [] },
    { says: 'two files with their styles', paths: [...three.slice(1), 'a/b/two.css', 'a/b/icons.svg'], found: ['a/b'] },
    { says: 'not with a folder of code, which is one itself', paths: ['a/b/one.ts', 'a/b/c/two.ts'], found: ['a/b/c'] },
    { says: 'not with folders of folders', paths: ['a/b/one.ts', ...three.map((each) => `a/b/c/${each}`)], found: [] },
    {
      says: 'not by its name beginning as that of another',
      paths: ['a/b/one.ts', ...three.map((each) => each.replace('b/', 'bc/'))],
      found: ['a/b'],
    },
    { says: 'not of styles alone', paths: ['a/b/one.css'], found: [] },
    { says: 'not of migrations', paths: ['server/db/migrations/0001-start.ts'], found: [] },
  ])('is found by $says', ({ paths, found }) => {
    expect(smallFoldersIn(paths)).toEqual(found);
  });
});
