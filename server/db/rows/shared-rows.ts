import { type RawBuilder, sql } from 'kysely';
import { type Actor, isLimited } from '../../../contract/basics/access.ts';
import { fieldOf, fieldsOf } from '../../../contract/derive/fields.ts';
import type { AnyResource, FieldOf } from '../../../contract/kit/index.ts';
import { tableOf } from '../tables/names.ts';
import { sourceOf, withLive } from './query/source.ts';

type Sql = RawBuilder<unknown>;
type Shared = readonly [name: string, field: FieldOf<'references'>];

/**
 * `sourceOf` an entity as the actor may read it: of a row of several stores they see their own stores alone, and of what it
 * refers to within its stores only what is theirs (page 08, Rights). Whatever filters, counts or exports the rows sees no longer.
 */
export function readableSourceOf(resource: AnyResource, actor: Actor): Sql {
  const fields = sharedFieldsOf(resource, actor);
  return fields.length === 0 ? sourceOf(resource) : withLive(resource, readableRows(resource, actor, sql.table(tableOf(resource))));
}

/** Rows of the entity's table as `t`, as the actor may read them. */
export function readableRows(resource: AnyResource, actor: Actor, table: Sql): Sql {
  const fields = sharedFieldsOf(resource, actor);
  if (fields.length === 0) return sql`${table} t`;
  const own = fields.map(([name, field]) => sql`${sql.lit(name)}, to_jsonb(${ownAmong(sql.ref(`whole.${name}`), field, actor)})`);
  return sql`${table} whole cross join lateral jsonb_populate_record(whole, jsonb_build_object(${sql.join(own)})) t`;
}

/** Fields of which the actor may not see all: none where rows belong to one store each, or the actor to none. */
export function sharedFieldsOf(resource: AnyResource, actor: Actor): readonly Shared[] {
  const { limitedBy } = resource;
  if (limitedBy === null || !isLimited(actor) || fieldOf(resource, limitedBy)?.kind !== 'references') return [];
  return fieldsOf(resource).flatMap(([name, field]): readonly Shared[] =>
    field.kind === 'references' && (name === limitedBy || field.withinStore === true) ? [[name, field]] : [],
  );
}

/** Of an array of identifiers those that are the actor's, in their order. */
export function ownAmong(ids: Sql, field: FieldOf<'references'>, { limitations }: Actor): Sql {
  const stores = sql`${[...limitations]}::int[]`;
  const isOwn =
    field.withinStore === true
      ? sql`exists (select from ${sql.table(tableOf({ name: field.target }))} o where o.id = u.id and o.store_id = any(${stores}))`
      : sql`u.id = any(${stores})`;
  return sql`array(select u.id from unnest(${ids}) with ordinality u (id, place) where ${isOwn} order by u.place)`;
}
