import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { tableOf } from '../tables/names.ts';
import { limitationSql, referredSql } from './query/limitation.ts';
import type { Reading } from './read.ts';

/** Rows of which a reader asks whether they exist for them. */
export type Asked = Pick<Reading, 'resource' | 'actor'> & Required<Pick<Reading, 'referredFrom'>> & { readonly ids: readonly number[] };

/** For each reader the rows that they see as names, of those asked for: all readers in one statement. */
export async function visibleAmong(db: Database, asked: readonly Asked[]): Promise<readonly ReadonlySet<number>[]> {
  if (asked.length === 0) return [];
  const selects = asked.map(({ resource, actor, referredFrom, ids }, place) => {
    const limitation = limitationSql(resource, actor, 'read') ?? sql`true`;
    const referred = referredSql(resource, referredFrom, actor);
    return sql`select ${sql.lit(place)} as place, t.id from ${sql.table(tableOf(resource))} t
      where t.id = any(${[...ids]}::int[]) and ${limitation} and ${referred}`;
  });
  const { rows } = await sql<{ place: number; id: number }>`${sql.join(selects, sql` union all `)}`.execute(db);
  return asked.map((_, place) => new Set(rows.filter((row) => row.place === place).map((row) => row.id)));
}
