import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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

const rowsUnder = (section: string): number => section.split('\n').filter((line) => line.startsWith('| `')).length;

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

describe('the way of one filter', () => {
  const text = textOf('docs/architecture/one-filter.md');
  const sections = text.split('\n## ').slice(1);
  const counts = sections.map((section) => ({ said: Number(/(\d+) files/u.exec(section)?.[1]), rows: rowsUnder(section) }));

  it('passes as many files as its headings and its beginning say', () => {
    expect(counts.map(({ said }) => said)).toEqual(counts.map(({ rows }) => rows));
    const whole = counts.reduce((sum, { rows }) => sum + rows, 0);
    expect(Number(/The same (\d+)\s/u.exec(text)?.[1])).toBe(whole);
  });
});
