import { sql } from 'kysely';
import type { Actor } from '../../../../contract/basics/access.ts';
import { daysAhead, type StoreHours } from '../../../../contract/operations/store-hours.ts';
import { stores as declared } from '../../../../contract/resources/stores/stores.ts';
import { addDays, type Day, daysBetween } from '../../../../contract/rules/opening/calendar-days.ts';
import { hoursOfDay, type OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import type { Database } from '../../../db/database.ts';
import { limitationSql } from '../../../db/rows/query/limitation.ts';
import { sourcesJson } from './read-sources.ts';

type Asked = { readonly actor: Actor; readonly today: Day };
type Row = { readonly id: number; readonly sources: OpeningSources };

/** When all active stores that the actor may see were open yesterday and are today, and when each opens next. */
export async function readHours(db: Database, { actor, today }: Asked): Promise<readonly StoreHours[]> {
  const yesterday = addDays(today, -1);
  const later = daysBetween(addDays(today, 1), addDays(today, daysAhead));
  const limitation = limitationSql(declared, actor, 'read', 's');
  const mine = limitation === null ? sql`` : sql`and ${limitation}`;
  const { rows } = await sql<Row>`
    select s.id, ${sourcesJson(sql.ref('s.id'), [yesterday, today, ...later])} as sources
    from stores s where s.active and s.deleted_at is null ${mine} order by s.id`.execute(db);
  return rows.map(({ id, sources }) => ({
    id,
    yesterday: hoursOfDay(yesterday, sources).intervals,
    today: hoursOfDay(today, sources).intervals,
    next: nextOpening(later, sources),
  }));
}

function nextOpening(days: readonly Day[], sources: OpeningSources): StoreHours['next'] {
  for (const day of days) {
    const [first] = hoursOfDay(day, sources).intervals;
    if (first !== undefined) return { day, opens: first.opens };
  }
  return null;
}
