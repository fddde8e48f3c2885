import { type RawBuilder, sql } from 'kysely';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { limitationSql } from '../rows/query/limitation.ts';
import { tableOf } from '../tables/names.ts';
import type { ShownContext } from './shown-context.ts';

type Sql = RawBuilder<unknown>;

/** The name of what a row refers to, as lists show it: `#7` where the reader does not see it or it has none. */
export function referencedName(
  target: string,
  { column, alias, find, reading }: ShownContext,
): { readonly value: Sql; readonly join?: Sql } {
  const resource = find(target);
  if (resource === undefined) return { value: sql`'#' || ${column}` };
  return {
    value: sql`case when ${column} is not null then coalesce(${nameOf(resource, alias)}, '#' || ${column}) end`,
    join: sql`left join ${sql.table(tableOf(resource))} ${sql.ref(alias)}
      on ${sql.ref(`${alias}.id`)} = ${column} and ${seen(resource, reading.actor, alias)}`,
  };
}

/** The names of all that a row refers to, in the order in which it does. */
export function referencedNames(target: string, { column, alias, find, reading }: ShownContext): Sql {
  const resource = find(target);
  if (resource === undefined) return sql`array_to_string(${column}, ', ')`;
  return sql`(
    select string_agg(coalesce(${nameOf(resource, alias)}, '#' || m.item), ', ' order by m.place)
    from unnest(${column}) with ordinality m (item, place)
    left join ${sql.table(tableOf(resource))} ${sql.ref(alias)} on ${sql.ref(`${alias}.id`)} = m.item and ${seen(resource, reading.actor, alias)})`;
}

function nameOf(resource: AnyResource, alias: string): Sql {
  return sql`nullif(${sql.ref(`${alias}.${resource.represent}`)}::text, '')`;
}

function seen(resource: AnyResource, actor: ShownContext['reading']['actor'], alias: string): Sql {
  return sql`${sql.ref(`${alias}.deleted_at`)} is null and ${limitationSql(resource, actor, 'read', alias) ?? sql`true`}`;
}
