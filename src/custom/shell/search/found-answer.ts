import type { FoundRow } from '../../../../contract/api/found-row.ts';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { type ResourceName, registry } from '../../../../contract/resources/registry.ts';

/** What was found of one entity. */
export type FoundGroup = { readonly resource: ResourceName; readonly total: number | null; readonly rows: readonly FoundRow[] };

/** Whether an entity of that name is declared. */
export function isEntity(name: unknown): name is ResourceName {
  return typeof name === 'string' && Object.hasOwn(registry, name);
}

/** What the search of everything found; an entity that this console does not know is left out. */
export function knownGroups({ data }: CallAnswer<'GET /search'>): readonly FoundGroup[] {
  return data.flatMap(({ resource, total, rows }) => (isEntity(resource) ? [{ resource, total, rows }] : []));
}
