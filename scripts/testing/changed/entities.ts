import type { Change } from './changes.ts';
import { importing } from './reach.ts';
import type { Entity, World } from './world.ts';

const parts = /^(?:contract|src)\/resources\/(?<area>[^/]+)\/(?<rest>.+)$/u;
/** What the server adds to an entity, in whichever area. */
const hooks = /^server\/areas\/[^/]+\/hooks\/(?<name>[^/]+)\.ts$/u;
const words = /^contract\/messages\/(?:cs|en)\/[^/]+\.ts$/u;
const camel = (name: string): string => name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** The entities that some of the changes belong to. */
export function entitiesIn(changes: readonly Change[], world: World): readonly Entity[] {
  return [...new Set(changes.flatMap((change) => entitiesOf(change, world)))];
}

/** The entities with their declaration, parts or words in the file; nothing when it is no entity's own. */
export function entitiesOf(change: Change, world: World): readonly Entity[] {
  if (words.test(change.path)) return world.entities.filter(({ name }) => change.exports.includes(camel(name)));
  const hooked = hooks.exec(change.path)?.groups?.['name'];
  if (hooked !== undefined) return world.entities.filter(({ name }) => name === hooked);
  const area = parts.exec(change.path)?.groups?.['area'];
  if (area === undefined) return [];
  const ofArea = world.entities.filter((entity) => entity.area === area);
  const own = ofArea.filter((entity) => isNamedFor(entity, change.path));
  // A part without the name of an entity belongs to those that load it.
  return own.length > 0 ? own : ofArea.filter((entity) => [...loaders(change.path, area, world)].some((file) => isNamedFor(entity, file)));
}

function isNamedFor({ name }: Entity, file: string): boolean {
  const [folderOrFile] = parts.exec(file)?.groups?.['rest']?.split('/') ?? [];
  return folderOrFile?.replace(/\.tsx?$/u, '') === name;
}

function loaders(file: string, area: string, { importers }: World): ReadonlySet<string> {
  return importing([file], importers, undefined, (each) => parts.exec(each)?.groups?.['area'] === area);
}
