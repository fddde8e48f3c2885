import { expect, it } from 'vitest';
import { lineAt, sourcesOf } from './sources.ts';

const self = 'tests/architecture/banned-words.test.ts';

// What must not be in any file, each with the reason that the failure shows.
const banned: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['a task belongs to an issue: TODO #12', /\b(?:TODO|FIXME|XXX|HACK)\b(?! #\d+)/gu],
  ['there is no ESLint here', /eslint-disable/gu],
  ['a suppression says why: -- reason', /(?:oxlint-disable|biome-ignore)(?![^\n]*(?: -- |: )\S)/gu],
  ['a type error is mended, not silenced', /@ts-(?:ignore|nocheck)/gu],
  ['no path of one machine', /['"`\s](?:\/work\/|\/home\/\w|\/Users\/\w)/gu],
];
const refusals = /@ts-expect-error/gu;
const leftOut = /\b(?:it|test|describe)\.(?:only|skip|todo|fails)\b/gu;
const should = /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])should\b/gu;

function placesOf(pattern: RegExp, of: ReturnType<typeof sourcesOf>): readonly string[] {
  return of.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(({ index }) => `${path}:${lineAt(text, index)}`));
}

const sources = sourcesOf('contract', 'server', 'drawing', 'src', 'booking-page', 'simulator', 'tests', 'scripts').filter(
  ({ path }) => path !== self,
);
const tests = sources.filter(({ path }) => path.startsWith('tests/'));

it.each(banned)('%s', (_, pattern) => {
  expect(placesOf(pattern, sources)).toEqual([]);
});

it('expects type errors only where the refusals of the compiler are tested', () => {
  const elsewhere = sources.filter(({ path }) => !path.startsWith('tests/types/'));
  expect(placesOf(refusals, elsewhere)).toEqual([]);
});

it('leaves out no test and runs none alone', () => {
  expect(placesOf(leftOut, tests)).toEqual([]);
});

it('names tests by the rule, not by what ought to be', () => {
  expect(placesOf(should, tests)).toEqual([]);
});
