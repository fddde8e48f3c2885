import { sql } from 'kysely';
import { fieldOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { jsonRows, storedColumns } from './json-row.ts';
import type { View } from './query/query.ts';
import { type Reading, visible } from './read.ts';
import { readableSourceOf } from './shared-rows.ts';

/** An entity where the rows are brought along, read as far as the reader may. */
export type Prefetched = { readonly reading: Reading; readonly view: View; readonly ids: readonly number[] };

/** Identifiers that the fields of the rows, a JSON text, refer to, by the entity's name. */
export function referredIds(resource: AnyResource, names: readonly string[], data: string): ReadonlyMap<string, readonly number[]> {
  if (names.length === 0) return new Map();
  const parsed: readonly unknown[] = JSON.parse(data);
  const ids = new Map<string, Set<number>>();
  for (const name of names) {
    const field = fieldOf(resource, name);
    if (field?.kind !== 'reference' && field?.kind !== 'references') continue;
    const known = ids.get(field.target) ?? new Set<number>();
    for (const row of parsed) {
      const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : null;
      for (const id of [value].flat()) if (typeof id === 'number') known.add(id);
    }
    ids.set(field.target, known);
  }
  return new Map([...ids].map(([target, known]) => [target, [...known].toSorted((one, other) => one - other)]));
}

/** Those rows as JSON text, in the order of their identifiers; what the reader may not see is left out. */
export async function prefetchedRows({ reading, view, ids }: Prefetched): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { db, resource } = reading;
  const page = sql`
    select ${storedColumns(resource, view)} from ${readableSourceOf(resource, reading.actor)}
    where ${visible(reading, 'read')} and t.id = any(${[...ids]}::int[]) order by t.id`;
  const { rows } = await sql<{ row: string }>`${jsonRows({ ...reading, view }, page)}`.execute(db);
  return rows.map(({ row }) => row);
}
