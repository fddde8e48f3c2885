import type { FoundRow } from '../../../../contract/derive/found-at-once.ts';
import { type ResourceName, registry } from '../../../../contract/resources/registry.ts';

/** What was found of one entity. */
export type FoundGroup = { readonly resource: ResourceName; readonly total: number | null; readonly rows: readonly FoundRow[] };

type Values = Readonly<Record<string, unknown>>;

/** Whether an entity of that name is declared. */
export function isEntity(name: unknown): name is ResourceName {
  return typeof name === 'string' && Object.hasOwn(registry, name);
}

/** Reads what the search of everything answers; what this console does not know is left out. */
export function readFound(json: unknown): readonly FoundGroup[] {
  return listIn(valuesIn(json)['data']).flatMap((group) => {
    const { resource, total, rows } = valuesIn(group);
    return isEntity(resource)
      ? [{ resource, total: typeof total === 'number' ? total : null, rows: listIn(rows).flatMap((row) => rowIn(valuesIn(row))) }]
      : [];
  });
}

function rowIn({ id, name, store, at, match }: Values): readonly FoundRow[] {
  if (typeof id !== 'number' || typeof name !== 'string') return [];
  const [owner, hint] = [valuesIn(store), valuesIn(match)];
  return [
    {
      id,
      name,
      store: typeof owner['id'] === 'number' ? { id: owner['id'], name: String(owner['name']) } : null,
      at: typeof at === 'string' ? at : null,
      match: typeof hint['field'] === 'string' ? { field: hint['field'], text: String(hint['text']) } : null,
    },
  ];
}

function valuesIn(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
