import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { parts, root } from './sources.ts';

const map = 'docs/architecture.md';
const pages = [map, ...readdirSync(path.join(root, 'docs/architecture')).map((name) => `docs/architecture/${name}`)];
const longestLine = 500;
const longestMap = 120;

const textOf = (page: string): string => readFileSync(path.join(root, page), 'utf8');
const allIn = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Paths in backticks that begin with a part of the code; a pattern such as `<area>/<name>.ts` names no file. */
const namedIn = (text: string): readonly string[] =>
  allIn(text, /`([\w./-]+\/[\w./-]*)`/gu).filter((name) => parts.some((part) => name.startsWith(`${part}/`)));

describe('the map of the architecture and its pages', () => {
  it.each(pages)('name files and folders that there are: %s', (page) => {
    expect(namedIn(textOf(page)).filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it.each(pages)('link to pages that there are: %s', (page) => {
    const links = allIn(textOf(page), /\]\(([^)#:]+)\)/gu);
    expect(links.filter((link) => !existsSync(path.join(root, path.dirname(page), link)))).toEqual([]);
  });

  it.each(pages)('have no line that is a paragraph of its own: %s', (page) => {
    expect(
      textOf(page)
        .split('\n')
        .filter((line) => line.length > longestLine),
    ).toEqual([]);
  });

  it('are all reached from a map of two pages', () => {
    const text = textOf(map);
    expect(text.split('\n').length).toBeLessThanOrEqual(longestMap);
    expect(pages.slice(1).filter((page) => !text.includes(`(${page.slice('docs/'.length)})`))).toEqual([]);
  });
});

const ways = ['one-filter', 'one-save', 'one-public-order'].map((name) => `docs/architecture/${name}.md`);

/** The tables of a way: what each is called, how many files it says it has, and the files. */
const tablesOf = (text: string) =>
  text
    .split('\n## ')
    .slice(1)
    .map((section) => ({
      heading: section.split('\n')[0] ?? '',
      said: Number(/^.*: (\d+) files/u.exec(section)?.[1] ?? 0),
      files: allIn(section, /^\| `([^`]+)`/gmu),
    }));

/** The number in the row of the last table that begins so. */
const counted = (text: string, row: string): number => Number(new RegExp(`^\\| ${row}[^|]*\\| (\\d+)`, 'mu').exec(text)?.[1]);

/** Imports of a file that a reader of the table has passed before, as the page writes them. */
const leadingBack = (files: readonly string[]): readonly string[] =>
  files.flatMap((file, place) => {
    const imported = new Set(importsOf({ path: file, text: textOf(file) }).map(({ to }) => to));
    const before = files.slice(0, place).filter((each) => imported.has(each));
    return before.map((each) => `\`${path.basename(file)}\` → \`${path.basename(each)}\``);
  });

describe.each(ways)('the way in %s', (page) => {
  const text = textOf(page);
  const tables = tablesOf(text);
  const files = tables.flatMap((table) => table.files);

  it('passes as many files as its headings, its beginning and its end say, each once', () => {
    expect(tables.map(({ said }) => said)).toEqual(tables.map((table) => table.files.length));
    expect(Number(/(\d+)\sfiles/u.exec(text)?.[1])).toBe(files.length);
    expect(new Set(files).size).toBe(files.length);
    const [browser = [], server = [], back = []] = ['In the browser', 'In the server', 'Back'].map((begin) =>
      tables.filter(({ heading }) => heading.startsWith(begin)).flatMap((table) => table.files),
    );
    expect(text).toContain(
      `| Files | ${browser.length} in the browser, ${server.length} in the server, ${back.length} back: ${files.length} |`,
    );
  });

  it('passes as many folders as its end says', () => {
    expect(counted(text, 'Folders')).toBe(new Set(files.map((file) => path.dirname(file))).size);
  });

  it('names the imports that lead back to a file passed before', () => {
    const down = tables.filter(({ heading }) => !heading.startsWith('Back')).flatMap((table) => leadingBack(table.files));
    expect(counted(text, 'Imports that lead back')).toBe(down.length);
    const row = text.split('\n').find((line) => line.startsWith('| Imports that lead back')) ?? '';
    expect(allIn(row, /(`[^`]+` → `[^`]+`)/gu)).toEqual(down);
  });
});
