import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPageOf, prefixOf } from '../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { importsOf } from '../../../tests/architecture/imports.ts';
import { parts, root, type Source } from '../../../tests/architecture/sources.ts';

/** An entity as its tests know it. */
export type Entity = {
  readonly name: string;
  /** The folder of its declaration and of its parts. */
  readonly area: string;
  /** Where the console shows it. */
  readonly pages: readonly string[];
};

/** Everything that the choice of tests depends on in addition to the change. */
export type World = {
  readonly sources: readonly Source[];
  readonly entities: readonly Entity[];
  /** The files that import a file directly. */
  readonly importers: ReadonlyMap<string, readonly string[]>;
};

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);

/** The world of the working tree. */
export function readWorld(): World {
  const sources = readSources();
  return { sources, entities: entitiesOf(sources), importers: importersOf(sources) };
}

/** All code, the generated tests too. Read from the folders: a copy of the project need not be a repository. */
function readSources(): readonly Source[] {
  return parts.flatMap((part) =>
    readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mjs)$/u.test(file))
      .map((file) => path.posix.join(part, file))
      .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') })),
  );
}

function entitiesOf(sources: readonly Source[]): readonly Entity[] {
  return resources.flatMap((resource) => {
    const declared = sources.find(
      (source) => source.path.startsWith('contract/resources/') && source.path.endsWith(`/${resource.name}.ts`),
    );
    const area = declared?.path.split('/')[2];
    const pages = new Set([resource.page, `/${prefixOf(resource)}`, createPageOf(resource)]);
    return area === undefined ? [] : [{ name: resource.name, area, pages: [...pages] }];
  });
}

function importersOf(sources: readonly Source[]): World['importers'] {
  const importers = new Map<string, string[]>();
  for (const source of sources)
    for (const { from, to, ours } of importsOf(source)) if (ours) importers.set(to, [...(importers.get(to) ?? []), from]);
  return importers;
}
