import type { Candidates } from './candidates.ts';
import type { Change } from './changes.ts';
import { entitiesIn } from './entities.ts';
import { mentions, nameIn } from './mentions.ts';
import { type Suite, suiteOf } from './plan.ts';
import { importing } from './reach.ts';
import type { Entity, World } from './world.ts';

export type Asked = {
  readonly changes: readonly Change[];
  /** The changes that are no entity's own. */
  readonly others: readonly Change[];
  readonly entities: readonly Entity[];
  readonly world: World;
};
type Found = Readonly<Record<Suite, Candidates>>;

/** Folders of the server with tests of another name. */
const testedIn: readonly (readonly [folder: string, tests: string])[] = [
  ['server/db/connect/', 'connect'],
  ['server/db/export/', 'export'],
  ['server/db/', 'db'],
  ['server/engine/write/', 'resources'],
  ['server/engine/rows/', 'resources'],
  ['server/areas/messages/', 'delivery'],
  ['server/areas/backups/full-backup/', 'whole-backup'],
  ['server/start/simulated-branches.ts', 'simulator'],
  ['server/settings/', 'start'],
  ['server/commands/', 'start'],
  ['server/answers/', 'http'],
  ['simulator/', 'simulator'],
];

/** Goes through the entities, and asks those alone that `ENTITIES` names. */
const generated = /\b(?:sampled|ofWantedEntities)\(/u;

/** SQL of a row that has a type: what holds it against the type reads the sources, and imports none of them. */
const statement = /\bsql<|\.query<|\bsql`/u;

/** Whatever a test of the server imports, it imports the whole application: only near importers say something. */
const near = 2;

export function addServerTests({ changes, others, world }: Asked, found: Found): void {
  const entities = entitiesIn(
    changes.filter(({ path }) => !path.startsWith('src/')),
    world,
  );
  const tests = world.sources.filter(({ path }) => path.startsWith('tests/server/') && suiteOf(path) !== undefined);
  const add = (path: string, ...reason: Parameters<Candidates['add']> extends [string, ...infer Rest] ? Rest : never): void => {
    const suite = suiteOf(path);
    if (suite !== undefined) found[suite].add(path, ...reason);
  };
  for (const { name, area } of entities) {
    for (const { path, text } of tests) {
      if (path.startsWith(`tests/server/${area}/`)) add(path, { kind: 'folder', of: area });
      if (nameIn(path, name)) add(path, { kind: 'named', of: name });
      const times = mentions(text, name);
      // A test that starts programs takes half a minute, and a mention says too little for that.
      if (times > 0 && suiteOf(path) === 'server') add(path, { kind: 'mentions', of: name }, times);
    }
  }
  for (const { path, text } of entities.length > 0 ? tests : []) if (generated.test(text)) add(path, { kind: 'generated', of: 'ENTITIES' });
  if (changes.some(({ path }) => /^(?:contract\/resources|server\/db\/(?:migrations|tables))\//u.test(path)))
    for (const { path } of tests) if (/^tests\/server\/(?:db|statements)\//u.test(path)) add(path, { kind: 'tables', of: 'db' });
  if (changes.some(({ path }) => path.startsWith('server/') && world.sources.some((one) => one.path === path && statement.test(one.text))))
    for (const { path } of tests) if (path.startsWith('tests/server/statements/')) add(path, { kind: 'always', of: 'statements' });
  for (const { path } of others) addFor(path, world, add);
}

function addFor(changed: string, world: World, add: Candidates['add']): void {
  if (!/^(?:contract|server|simulator)\//u.test(changed)) return;
  const importers = importing([changed], world.importers, near);
  for (const path of importers) if (path.startsWith('tests/server/')) add(path, { kind: 'imports', of: changed });
  // A rule of the contract is tested where it is used.
  const users = changed.startsWith('contract/') ? (world.importers.get(changed) ?? []) : [changed];
  const folders = new Set(users.flatMap((file) => foldersOf(file)));
  for (const { path } of world.sources) {
    const folder = [...folders].find((each) => path.startsWith(`tests/server/${each}/`));
    if (folder === undefined) continue;
    add(path, { kind: nameIn(path, basename(changed)) ? 'named' : 'folder', of: folder });
  }
}

const basename = (file: string): string => file.split('/').at(-1)?.split('.')[0] ?? '';

function foldersOf(file: string): readonly string[] {
  const other = testedIn.find(([folder]) => file.startsWith(folder))?.[1];
  if (other !== undefined) return [other];
  const [part, folder, ...rest] = file.split('/');
  if (part !== 'server' || folder === undefined) return [];
  // Tests of an area, of a room of it, or of a part of the engine bear its name.
  if (folder === 'areas' || folder === 'engine') return rest.slice(0, -1);
  return rest.length === 0 ? ['start'] : [folder];
}
