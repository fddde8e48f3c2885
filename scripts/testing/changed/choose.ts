import { Candidates } from './candidates.ts';
import type { Change } from './changes.ts';
import { type Asked, addServerTests } from './choose-server.ts';
import { entitiesIn, entitiesOf } from './entities.ts';
import { nameIn, openings } from './mentions.ts';
import { type Plan, type Suite, type SuiteChoice, suiteOf, suites } from './plan.ts';
import { importing } from './reach.ts';
import type { Entity, World } from './world.ts';

/** Names that say nothing about which screen a file belongs to. */
const vague = new Set(['src', 'custom', 'resources', 'providers', 'ui', 'main', 'app', 'registry', 'routes', 'words']);

/** Adds the tests in the browser that open what changed. */
function addBrowserTests({ changes, others, entities, world }: Asked, found: Candidates): void {
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
    const meaningful = names.filter((name) => !vague.has(name) && !areas.has(name));
    const named = tests.filter(({ path }) => meaningful.some((name) => nameIn(path, name)));
    for (const { path } of named) found.add(path, { kind: 'screens', of: changed });
    // At least this one sees whether the screens still open, when nothing says which screens show a part.
    const isAnywhere = named.length === 0 && others.some(({ path }) => path === changed);
    for (const { path } of isAnywhere ? tests : [])
      if (path.endsWith('/every-screen.test.ts')) found.add(path, { kind: 'screens', of: changed });
  }
}

/** A server test takes about 5 s and a browser test about 30 s, two at once: with the rest this stays under three minutes. */
const limits: Readonly<Record<Suite, number>> = { unit: 1000, console: 1000, program: 2, server: 12, browser: 2 };

// What every test is on.
const base =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|biome\.json|\.oxlintrc\.json|\.npmrc|vite(?:st)?\.config\.ts|server\/app\.ts|contract\/(?:kit|derive)\/.*|server\/db\/rows\/.*|tests\/support\/(?:central|databases|start-clusters|people)\.ts|tests\/e2e\/support\/(?:server|browser|visitors)\.ts|tests\/console\/setup\.ts)$/u;

// One line for each entity: what the line is about says more than the list.
const lists =
  /^(?:(?:contract|server|src)\/resources\/registry\.ts|contract\/messages\/(?:cs|en)\/resources\.ts|server\/db\/migrations\/all\.ts)$/u;

const code = /\.(?:ts|tsx|mjs)$/u;
const formatted = /\.(?:ts|tsx|mjs|json|css|html)$/u;
const generating =
  /^(?:contract\/|docs\/(?:generated\/|branch-protocol\.md|proof\/asvs\.md)|scripts\/generat|tests\/|src\/ui\/icon\/generated\/)/u;

/** What a change touches, by what its files are and who imports them. */
export function choose(changes: readonly Change[], world: World): Plan {
  const touchesAll = changes.map(({ path }) => path).filter((path) => base.test(path));
  const entities = entitiesIn(changes, world);
  return {
    changed: changes.length,
    touchesAll,
    files: changes.filter(({ path, exists }) => exists && formatted.test(path)).map(({ path }) => path),
    types: typesFor(changes.map(({ path }) => path)),
    generated: changes.some(({ path }) => generating.test(path)),
    entities: entities.map(({ name }) => name),
    suites: touchesAll.length > 0 ? [] : suitesFor(changes, entities, world),
  };
}

/** The projects of the compiler that see a file of the part. */
const seenBy: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract', 'server', 'simulator', 'drawing', 'src', 'booking-page', 'tests'],
  server: ['server', 'tests'],
  simulator: ['simulator', 'tests'],
  drawing: ['drawing', 'src', 'tests'],
  src: ['src', 'tests'],
  'booking-page': ['booking-page', 'tests'],
  tests: ['tests'],
  scripts: ['tests'],
};

function typesFor(paths: readonly string[]): readonly string[] {
  const touched = new Set(paths.filter((path) => code.test(path)).flatMap((path) => seenBy[path.split('/')[0] ?? ''] ?? []));
  return (seenBy['contract'] ?? []).filter((part) => touched.has(part));
}

function suitesFor(changes: readonly Change[], entities: readonly Entity[], world: World): readonly SuiteChoice[] {
  const tests = world.sources.flatMap(({ path }) => {
    const suite = suiteOf(path);
    return suite === undefined ? [] : [{ path, suite }];
  });
  const found = candidatesFor(changes, entities, world);
  return suites.map((suite) => {
    const ofSuite = tests.filter((test) => test.suite === suite);
    return { suite, ...found[suite].chosen(limits[suite]), all: ofSuite.length };
  });
}

function candidatesFor(changes: readonly Change[], entities: readonly Entity[], world: World): Readonly<Record<Suite, Candidates>> {
  const found = {
    unit: new Candidates(),
    server: new Candidates(),
    program: new Candidates(),
    console: new Candidates(),
    browser: new Candidates(),
  };
  const known = new Set(world.sources.map(({ path }) => path));
  for (const { path } of changes) {
    const suite = suiteOf(path);
    if (suite !== undefined && known.has(path)) found[suite].add(path, { kind: 'itself', of: path });
    for (const file of importing([path], world.importers)) {
      const importer = file === path ? undefined : suiteOf(file);
      const isNear = importer === 'unit' || importer === 'console' || path.startsWith('tests/');
      if (importer !== undefined && isNear) found[importer].add(file, { kind: 'imports', of: path });
    }
  }
  // These read the files themselves, not what the files export.
  if (changes.some(({ path }) => formatted.test(path)))
    for (const path of known)
      if (/^tests\/architecture\/.*\.test\.ts$/u.test(path)) found.unit.add(path, { kind: 'always', of: 'tests/architecture' });
  const others = changes.filter((change) => entitiesOf(change, world).length === 0 && !lists.test(change.path));
  addServerTests({ changes, others, entities, world }, found);
  addBrowserTests({ changes, others, entities, world }, found.browser);
  return found;
}
