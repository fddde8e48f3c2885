import { type RawBuilder, sql } from 'kysely';
import { type Actor, isLimited, isSuperAdministrator } from '../../../../contract/basics/access.ts';
import { fieldOf, fieldsOf, isLive, leadsTo } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import { liveTableOf, tableOf } from '../../tables/names.ts';

// Conditions of who sees and changes which rows:
// 1. the limitation to stores: `limitationSql`, `staysWithin`, `listRowStores`;
// 2. what a row in sight refers to: `referredSql`;
// 3. rank, so that no one sees what went to accounts above their own: `notAboveSql`, `aboveSql`;
// 4. owners, of rows that are shared or kept to oneself: `seenSql`, `changeableSql`.

/** What the limitation is asked for: a row of several stores is read if one is theirs, written if all are (page 08). */
export type Purpose = 'read' | 'write';

/** Who may see which store, as the SQL condition that each query adds. Null for a user without a limitation. */
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

/** The row is one that a row which the actor sees refers to. Entities that grow without end are not searched: they are taken to refer to everything. */
export function referredSql(target: AnyResource, referrers: readonly AnyResource[], actor: Actor): RawBuilder<unknown> {
  const ways = referrers.flatMap((referrer) =>
    fieldsOf(referrer).flatMap(([name, field]) => (leadsTo(field, target) ? [wayFrom(referrer, name, field, actor)] : [])),
  );
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`;
}

function wayFrom(referrer: AnyResource, name: string, field: Field, actor: Actor): RawBuilder<unknown> {
  if (referrer.endless === true) return sql`true`;
  const column = sql.ref(isLive(field) ? `l.${name}` : `r.${name}`);
  const match = field.kind === 'reference' ? sql`${column} = t.id` : sql`t.id = any(${column})`;
  const limitation = limitationSql(referrer, actor, 'read', 'r') ?? sql`true`;
  const live = isLive(field) ? sql`join ${sql.table(liveTableOf(referrer))} l on l.id = r.id` : sql``;
  return sql`exists (select from ${sql.table(tableOf(referrer))} r ${live} where ${match} and r.deleted_at is null and ${limitation})`;
}

/** What more is asked of rows that went to someone: that it was no account above the actor's own, by the rule of `isAbove`. */
export function notAboveSql({ addressedTo }: AnyResource, actor: Actor): RawBuilder<unknown> {
  if (addressedTo === undefined) return sql``;
  const address = sql.ref(`t.${addressedTo}`);
  return sql` and not exists (
    select from users u where ${aboveSql(actor)}
      and (lower(u.email) = lower(${address}) or u.phone_number = ${address}))`;
}

/** Whether the rights of a user, as `u`, are above the actor's: the rule of `isAbove` in SQL. */
export function aboveSql({ role, level }: Pick<Actor, 'role' | 'level'>): RawBuilder<unknown> {
  return sql`(u.level < ${level} or (u.role = 'superAdministrator' and ${role !== 'superAdministrator'}::boolean))`;
}

/** Someone with what decides their rights. */
export type Owner = Actor & { readonly id: number };

/** Rows as `v` with an owner that someone sees: their own, and what others share. */
export function seenSql({ id }: Owner): RawBuilder<unknown> {
  return sql`(v.owner_id = ${id} or v.shared)`;
}

/** Those that they may change and delete: super administrators also what is shared, and no one what others keep to themselves. */
export function changeableSql(owner: Owner): RawBuilder<unknown> {
  return isSuperAdministrator(owner) ? seenSql(owner) : sql`v.owner_id = ${owner.id}`;
}
