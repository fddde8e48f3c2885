import { describe, expect, it } from 'vitest';
import { allPaths, sourcesOf } from './sources.ts';

const longest = 250;
// Catalogues and data: long because there is much of one thing, not because there are many thoughts.
const catalogues = /(?:^contract\/messages\/|\/migrations\/|\/generated\/|^server\/demo\/)/u;
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)+$/u;
const nameless = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib', 'shared', 'utilities']);

describe('a file', () => {
  it(`has at most ${longest} lines`, () => {
    const long = sourcesOf('contract', 'server', 'drawing', 'src', 'booking-page', 'simulator', 'tests', 'scripts')
      .filter(({ path }) => !catalogues.test(path))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > longest);
    expect(long).toEqual([]);
  });

  it('is named in kebab-case', () => {
    // The name that the project's user asked for, and one that npm knows.
    const named = new Set(['src/App.tsx', 'scripts/proof/.npmrc']);
    const names = allPaths().filter((path) => !named.has(path) && !kebab.test(path.split('/').at(-1) ?? ''));
    expect(names).toEqual([]);
  });

  it('lives with the noun it is about, not in a folder or file of odds and ends', () => {
    const odd = allPaths().filter((path) => path.split('/').some((segment) => nameless.has(segment.split('.')[0] ?? '')));
    expect(odd).toEqual([]);
  });
});
