import { type RawBuilder, sql } from 'kysely';
import { type Actor, isLimited } from '../../../../contract/basics/access.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';

/** What the limitation is asked for: a row of several stores is read if one is theirs, written if all are (page 08). */
export type Purpose = 'read' | 'write';

/** The predicate that every path adds where its query is built; null when the actor is not bound to stores. */
export function limitationSql(resource: AnyResource, actor: Actor, purpose: Purpose, alias = 't'): RawBuilder<unknown> | null {
  if (!isLimited(actor) || resource.limitedBy === null) return null;
  const column = sql.ref(`${alias}.${resource.limitedBy}`);
  const [first, ...further] = actor.limitations;
  const stores = sql`${[...actor.limitations]}::int[]`;
  if (fieldOf(resource, resource.limitedBy)?.kind !== 'references') {
    // Of one store the rows are in the order of its index: `any` of one is sorted each time.
    return further.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${stores})`;
  }
  return purpose === 'read' ? sql`${column} && ${stores}` : sql`${column} <@ ${stores}`;
}

/** Whether a new value of the limiting field stays within the actor's stores; null represents every store. */
export function staysWithin(resource: AnyResource, actor: Actor, values: Readonly<Record<string, unknown>>): boolean {
  if (!isLimited(actor) || resource.limitedBy === null || !Object.hasOwn(values, resource.limitedBy)) return true;
  const value = values[resource.limitedBy];
  const stores = Array.isArray(value) ? value : [value];
  return stores.every((store) => actor.limitations.some((own) => own === store));
}

/** Stores that the rows belong to, taken together; null when the entity belongs to none. */
export function listRowStores(
  resource: AnyResource,
  id: number,
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly unknown[] | null {
  const { limitedBy } = resource;
  if (limitedBy === null) return null;
  if (limitedBy === 'id') return [id];
  const stores = rows.flatMap((row) => row[limitedBy] ?? []);
  return [...new Set(stores.flat())];
}
