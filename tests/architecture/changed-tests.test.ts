import { describe, expect, it } from 'vitest';
import { type Change, exportsAt } from '../../scripts/testing/changed/changes.ts';
import { choose } from '../../scripts/testing/changed/choose.ts';
import { mentions, nameIn, openings } from '../../scripts/testing/changed/mentions.ts';
import type { Suite } from '../../scripts/testing/changed/plan.ts';
import { readWorld, type World } from '../../scripts/testing/changed/world.ts';

const lamps = { name: 'lamps', area: 'streets', pages: ['/streets/lamps'] };
const poles = { name: 'poles', area: 'streets', pages: ['/streets/poles'] };

const texts: Readonly<Record<string, string>> = {
  'contract/resources/streets/lamps.ts': '',
  'contract/rules/light.ts': '',
  'server/areas/streets/hooks/lamps.ts': '',
  'server/app.ts': '',
  'server/night/dim.ts': '',
  'server/night/nights.ts': 'sql<Night>`select day from nights`',
  'src/resources/streets/lamps.tsx': '',
  'src/resources/streets/bulb/bulb.tsx': '',
  'src/ui/button/button.tsx': '',
  'tests/support/central.ts': '',
  'tests/support/lights.ts': '',
  'tests/contract/light.test.ts': '',
  'tests/architecture/words.test.ts': '',
  'tests/console/lamps.test.tsx': '',
  'tests/server/streets/any.test.ts': '',
  'tests/server/night/dim.test.ts': '',
  'tests/server/generated/matrix.test.ts': 'it.each(sampled(cases, traitsOf))',
  'tests/server/db/drift.test.ts': '',
  'tests/server/statements/rows.test.ts': '',
  'tests/server/http/search.test.ts': "client.get('/lamps?sort=name')",
  'tests/server/http/auth.test.ts': "client.get('/poles')",
  'tests/e2e/lamp-switch.test.ts': '',
  'tests/e2e/map.test.ts': "page.goto('/streets/lamps')",
  'tests/e2e/every-screen.test.ts': '',
};
const imports: readonly (readonly [from: string, to: string])[] = [
  ['src/resources/streets/lamps.tsx', 'src/resources/streets/bulb/bulb.tsx'],
  ['tests/console/lamps.test.tsx', 'src/resources/streets/lamps.tsx'],
  ['tests/contract/light.test.ts', 'contract/rules/light.ts'],
  ['server/night/dim.ts', 'contract/rules/light.ts'],
  ['server/app.ts', 'server/night/dim.ts'],
  ['tests/support/central.ts', 'server/app.ts'],
  ['tests/server/http/auth.test.ts', 'tests/support/central.ts'],
  ['tests/server/http/search.test.ts', 'tests/support/lights.ts'],
];
const world: World = {
  sources: Object.entries(texts).map(([path, text]) => ({ path, text })),
  entities: [lamps, poles],
  importers: new Map(imports.map(([, to]) => [to, imports.filter((each) => each[1] === to).map(([from]) => from)])),
};

const changed = (path: string, exported: readonly string[] = []): Change => ({ path, exists: true, exports: exported });
const planFor = (...paths: readonly string[]) =>
  choose(
    paths.map((path) => changed(path)),
    world,
  );
function chosen(suite: Suite, ...paths: readonly string[]): readonly string[] {
  const choice = planFor(...paths).suites.find((each) => each.suite === suite);
  return (choice?.chosen ?? []).map(
    ({ path, reason }) => `${path.replace(/^tests\/(?:server\/|e2e\/)?/u, '').replace(/\.test\.tsx?$/u, '')} ${reason.kind}`,
  );
}

describe('a change of a declaration', () => {
  const declaration = 'contract/resources/streets/lamps.ts';

  it('asks the server of its area, of its address, of its tables and what is generated of it', () => {
    expect(chosen('server', declaration).toSorted()).toEqual([
      'db/drift tables',
      'generated/matrix generated',
      'http/search mentions',
      'statements/rows tables',
      'streets/any folder',
    ]);
    expect(planFor(declaration).entities).toEqual(['lamps']);
  });

  it('asks the browser tests that are named for it or open its pages', () => {
    expect(chosen('browser', declaration)).toEqual(['lamp-switch named', 'map opens']);
  });

  it('asks for all types and for what is generated', () => {
    expect(planFor(declaration)).toMatchObject({
      types: ['contract', 'server', 'simulator', 'drawing', 'src', 'booking-page', 'tests'],
      generated: true,
    });
  });
});

describe('a change of an entity in the console', () => {
  it.each(['src/resources/streets/lamps.tsx', 'src/resources/streets/bulb/bulb.tsx'])('asks no server: %s', (path) => {
    expect(planFor(path).entities).toEqual(['lamps']);
    expect(chosen('server', path)).toEqual([]);
    expect(chosen('console', path)).toEqual(['console/lamps imports']);
    expect(chosen('browser', path)).toEqual(['lamp-switch named', 'map opens']);
  });
});

describe('a change of words', () => {
  it('touches the entities whose words changed', () => {
    expect(choose([changed('contract/messages/cs/streets.ts', ['poles'])], world).entities).toEqual(['poles']);
  });

  it('is found by the lines of the exports', () => {
    const text = 'import x;\nexport const lamps = {\n  a: 1,\n};\nexport const poles = {\n  b: 1,\n};\n';
    expect(exportsAt(text, [[3, 3]])).toEqual(['lamps']);
    expect(exportsAt(text, [[4, 5]])).toEqual(['lamps', 'poles']);
    expect(exportsAt(text, [[1, 1]])).toEqual([]);
  });
});

describe('a change elsewhere', () => {
  it('of the server asks the folder of its name, not all that import the application', () => {
    expect(chosen('server', 'server/night/dim.ts')).toEqual(['night/dim named']);
    expect(chosen('browser', 'server/night/dim.ts')).toEqual([]);
  });

  it('of a statement asks what holds its rows against their type', () => {
    expect(chosen('server', 'server/night/nights.ts')).toEqual(['statements/rows always', 'night/dim folder']);
  });

  it('of a rule asks its importers and where the server uses it', () => {
    expect(chosen('unit', 'contract/rules/light.ts')).toContain('contract/light imports');
    expect(chosen('server', 'contract/rules/light.ts')).toEqual(['night/dim folder']);
  });

  it('of a part that is on every screen asks that the screens open', () => {
    expect(chosen('browser', 'src/ui/button/button.tsx')).toEqual(['every-screen screens']);
  });

  it('of what tests share asks those tests, and of a test itself', () => {
    expect(chosen('server', 'tests/support/lights.ts')).toEqual(['http/search imports']);
    expect(chosen('server', 'tests/server/http/auth.test.ts')).toEqual(['http/auth itself']);
  });

  it('of code asks the tests that read the sources', () => {
    expect(chosen('unit', 'src/ui/button/button.tsx')).toEqual(['architecture/words always']);
  });

  it.each(['package-lock.json', 'vitest.config.ts', 'tests/support/central.ts', 'contract/kit/fields.ts'])(
    'of %s touches everything',
    (path) => {
      expect(planFor(path)).toMatchObject({ touchesAll: [path], suites: [] });
    },
  );

  it('of nothing chooses nothing', () => {
    expect(planFor().suites.flatMap((each) => each.chosen)).toEqual([]);
  });
});

it('leaves out what is connected weakly beyond the limit, the least first, and counts it', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    path: `tests/server/http/m${String(index).padStart(2, '0')}.test.ts`,
    text: "'/lamps'".repeat(index + 1),
  }));
  const plan = choose([changed('server/areas/streets/hooks/lamps.ts')], { ...world, sources: [...world.sources, ...many] });
  const server = plan.suites.find(({ suite }) => suite === 'server');
  expect(server?.chosen).toHaveLength(12);
  expect(server?.left).toBe(21);
  expect(server?.chosen.map(({ path }) => path)).toContain('tests/server/http/m29.test.ts');
  expect(server?.chosen.map(({ path }) => path)).not.toContain('tests/server/http/m00.test.ts');
});

describe('a text', () => {
  it.each([
    ["get('/desks')", 1],
    ["get(`/desks/${id}`); of('desks')", 2],
    ["get('/aggregate-desks')", 0],
    ['get("/desks-copied")', 0],
  ])('mentions an entity: %s', (text, times) => {
    expect(mentions(text, 'desks')).toBe(times);
  });

  it.each([
    ["goto('/stores/desks')", 1],
    ['goto(`${origin}/stores/desks?edit=1`)', 1],
    ["goto('/stores/desks-old')", 0],
  ])('opens an address: %s', (text, times) => {
    expect(openings(text, '/stores/desks')).toBe(times);
  });

  it('of a name is for the entity in the singular too', () => {
    expect(nameIn('tests/server/resources/user-rights.test.ts', 'users')).toBe(true);
    expect(nameIn('tests/e2e/user-settings.test.ts', 'web-users')).toBe(false);
  });
});

it('knows the folder and the pages of every entity of the project', () => {
  const { entities } = readWorld();
  expect(entities.find(({ name }) => name === 'regions')).toMatchObject({ area: 'stores' });
  expect(entities.filter(({ pages }) => pages.length === 0)).toEqual([]);
});
