import { describe, expect, it } from 'vitest';
import { allPaths, sourcesOf } from './sources.ts';

const longest = 250;
// Data: long because there is much of one thing, not because there are many thoughts. Catalogues of texts are looked through for one.
const data = /(?:\/migrations\/|\/generated\/|^server\/demo\/)/u;
const longestOf = (path: string): number => (path.startsWith('contract/messages/') ? 300 : longest);
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)+$/u;
const nameless = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib', 'shared', 'utilities']);

describe('a file', () => {
  it(`has at most ${longest} lines, a catalogue of texts 300`, () => {
    const long = sourcesOf('contract', 'server', 'drawing', 'src', 'booking-page', 'simulator', 'tests', 'scripts')
      .filter(({ path }) => !data.test(path))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ path, lines }) => lines > longestOf(path));
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
