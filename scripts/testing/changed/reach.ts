import type { World } from './world.ts';

/** The files that import one of the given files within so many steps, and the given files themselves. */
export function importing(
  files: readonly string[],
  importers: World['importers'],
  steps = Number.POSITIVE_INFINITY,
  goesThrough: (file: string) => boolean = () => true,
): ReadonlySet<string> {
  const found = new Set(files);
  let last: readonly string[] = files;
  for (let step = 0; step < steps && last.length > 0; step += 1) {
    last = last.flatMap((file) => importers.get(file) ?? []).filter((file) => !found.has(file) && goesThrough(file));
    for (const file of last) found.add(file);
  }
  return found;
}
