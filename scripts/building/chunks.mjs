import path from 'node:path';
import { root } from '../basics/places.mjs';

/** Ids of all that a module is on, itself among them: what it imports at once, not what it fetches later. */
function foundationOf(file, context) {
  const found = new Set();
  const waiting = [path.join(root, file)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * A group for the chunks of a build: what all files of one of the sets are on, so that none of them fetches what only
 * another needs. Files are paths in the project.
 */
export function sharedBy(name, ...sets) {
  let foundations;
  return {
    name: (id, context) => {
      foundations ??= sets.map((files) => files.map((file) => foundationOf(file, context)));
      return foundations.some((set) => set.every((foundation) => foundation.has(id))) ? name : null;
    },
    debugName: name,
  };
}
