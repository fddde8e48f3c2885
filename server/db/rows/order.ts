import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { isCollated } from '../tables/columns.ts';
import { sinceColumn } from './bands.ts';
import type { Sort } from './query.ts';
import { columnRef } from './source.ts';

/** Czech order of texts, and the identifier last, so that no row stands on two pages. */
export function orderSql(resource: AnyResource, sort: readonly Sort[]): RawBuilder<unknown> {
  const last = sort.at(-1)?.[1] ?? 'asc';
  const keys: readonly Sort[] = sort.some(([name]) => name === 'id') ? sort : [...sort, ['id', last]];
  return sql.join(keys.map(([name, direction]) => sql`${keySql(resource, name)} ${sql.raw(direction)}`));
}

function keySql(resource: AnyResource, name: string): RawBuilder<unknown> {
  const field = fieldOf(resource, name);
  if (field === undefined) return sql`t.id`;
  if (field.kind === 'computed') return sinceColumn(resource, field);
  return isCollated(field) ? sql`${columnRef(name, field)} collate app_cs` : columnRef(name, field);
}
