import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';

// A barrel ties everything in its folder into one knot; these two are the public face of their folders.
const faces = ['contract/kit/index.ts', 'contract/messages/index.ts'];

it('only the kit and the messages have an index', () => {
  const indexes = sourcesOf('contract', 'server', 'drawing', 'src', 'booking-page', 'simulator').filter(({ path }) =>
    /\/index\.tsx?$/u.test(path),
  );
  expect(indexes.map(({ path }) => path).filter((path) => !faces.includes(path))).toEqual([]);
});

it('no other file exports everything of another', () => {
  const barrels = sourcesOf('contract', 'server', 'drawing', 'src', 'booking-page', 'simulator').filter(({ path, text }) => {
    if (faces.includes(path)) return false;
    const { staticExports } = parseSync(path, text).module;
    return staticExports.some(({ entries }) => entries.some(({ importName }) => importName.kind.startsWith('All')));
  });
  expect(barrels.map(({ path }) => path)).toEqual([]);
});
