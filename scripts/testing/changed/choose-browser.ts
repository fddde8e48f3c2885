import type { Candidates } from './candidates.ts';
import type { Asked } from './choose-server.ts';
import { nameIn, openings } from './mentions.ts';
import { suiteOf } from './plan.ts';

/** Names that say nothing about which screen a file belongs to. */
const vague = new Set(['src', 'custom', 'resources', 'providers', 'ui', 'main', 'app', 'registry', 'routes', 'words']);

/** Adds the tests in the browser that open what changed. */
export function addBrowserTests({ changes, others, entities, world }: Asked, found: Candidates): void {
  const tests = world.sources.filter(({ path }) => suiteOf(path) === 'browser');
  for (const { name, pages } of entities) {
    for (const { path, text } of tests) {
      if (nameIn(path, name)) found.add(path, { kind: 'named', of: name });
      for (const page of pages) {
        const times = openings(text, page);
        if (times > 0) found.add(path, { kind: 'opens', of: page }, times);
      }
    }
  }
  const screens = changes.map(({ path }) => path).filter((path) => path.startsWith('src/'));
  const areas = new Set(world.entities.flatMap(({ area, name }) => [area, name]));
  for (const changed of screens) {
    const names = changed.split('/').map((step) => step.split('.')[0] ?? '');
    const telling = names.filter((name) => !vague.has(name) && !areas.has(name));
    const named = tests.filter(({ path }) => telling.some((name) => nameIn(path, name)));
    for (const { path } of named) found.add(path, { kind: 'screens', of: changed });
    // At least this one sees whether the screens still open, when nothing says which screens show a part.
    const isAnywhere = named.length === 0 && others.some(({ path }) => path === changed);
    for (const { path } of isAnywhere ? tests : [])
      if (path.endsWith('/every-screen.test.ts')) found.add(path, { kind: 'screens', of: changed });
  }
}
