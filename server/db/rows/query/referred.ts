import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../contract/basics/access.ts';
import { fieldsOf, isLive, leadsTo } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import { liveTableOf, tableOf } from '../../tables/names.ts';
import { limitationSql } from './limitation.ts';

/** The row is one that a row which the actor sees refers to. What comes for ever is not searched through: it refers to anything. */
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
