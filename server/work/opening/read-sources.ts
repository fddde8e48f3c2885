import { sql } from 'kysely';
import type { DayMark, OpeningException, OpeningPlan, OpeningSources } from '../../../contract/rules/opening/day-hours.ts';
import type { Database } from '../../db/database.ts';

type Stored<T> = { readonly rows: readonly T[] };

const times = sql`'opens', left(i.opens::text, 5), 'closes', left(i.closes::text, 5)`;

/** All that decides what the days of the store look like, as it stands. */
export async function readSources(db: Database, storeId: number): Promise<OpeningSources> {
  const { rows: plans }: Stored<OpeningPlan> = await sql<OpeningPlan>`
    select p.id, p.name, p.valid_from::text, p.valid_to::text, coalesce((
      select json_agg(json_build_object('weekday', i.weekday, ${times}) order by i.position)
      from opening_plans_intervals i where i.parent_id = p.id), '[]') as intervals
    from opening_plans p where p.store_id = ${storeId} and p.deleted_at is null order by p.id`.execute(db);
  const { rows: exceptions }: Stored<OpeningException> = await sql<OpeningException>`
    select e.id, e.day::text, e.closed, e.note, coalesce((
      select json_agg(json_build_object(${times}) order by i.position)
      from opening_exceptions_intervals i where i.parent_id = e.id), '[]') as intervals
    from opening_exceptions e where e.store_id = ${storeId} and e.deleted_at is null order by e.day`.execute(db);
  const { rows: marks }: Stored<DayMark> = await sql<DayMark>`
    select id, day::text, day_type, note from day_marks where store_id = ${storeId} and deleted_at is null order by day`.execute(db);
  return { plans, exceptions, marks };
}
