import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import type { Database } from '../../../db/database.ts';
import { plannedOnce } from '../../../db/planned-once.ts';

/** All that decides what the days of the store look like, as it is. */
export async function readSources(db: Database, storeId: number): Promise<OpeningSources> {
  const { rows } = await sql<{ sources: OpeningSources }>`select ${sourcesJson(sql`${storeId}::int`)} as sources`.execute(db);
  return rows[0]?.sources ?? { plans: [], exceptions: [], marks: [] };
}

const times = sql`'opens', left(i.opens::text, 5), 'closes', left(i.closes::text, 5)`;

/**
 * All that decides what the days of a store look like, as one value of a statement: `OpeningSources`. With `days` only what
 * can speak of one of these.
 */
export function sourcesJson(storeId: RawBuilder<unknown>, days?: readonly Day[]): RawBuilder<unknown> {
  const ordered = days?.toSorted();
  const [first, last] = [ordered?.at(0), ordered?.at(-1)];
  const ofPlans =
    days === undefined
      ? sql`true`
      : sql`(p.valid_from is null or p.valid_from <= ${plannedOnce(last, 'date')}) and (p.valid_to is null or p.valid_to >= ${plannedOnce(first, 'date')})`;
  const among = (day: RawBuilder<unknown>) => (days === undefined ? sql`true` : sql`${day} = any(${plannedOnce(ordered, 'date[]')})`);
  return sql`json_build_object(
    'plans', (
      select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'valid_from', p.valid_from, 'valid_to', p.valid_to, 'intervals', (
        select coalesce(json_agg(json_build_object('weekday', i.weekday, ${times}) order by i.position), '[]')
        from opening_plans_intervals i where i.parent_id = p.id)) order by p.id), '[]')
      from opening_plans p where p.store_id = ${storeId} and p.deleted_at is null and ${ofPlans}),
    'exceptions', (
      select coalesce(json_agg(json_build_object('id', e.id, 'day', e.day, 'closed', e.closed, 'note', e.note, 'intervals', (
        select coalesce(json_agg(json_build_object(${times}) order by i.position), '[]')
        from opening_exceptions_intervals i where i.parent_id = e.id)) order by e.day), '[]')
      from opening_exceptions e where e.store_id = ${storeId} and e.deleted_at is null and ${among(sql`e.day`)}),
    'marks', (
      select coalesce(json_agg(json_build_object('id', m.id, 'day', m.day, 'day_type', m.day_type, 'note', m.note) order by m.day), '[]')
      from day_marks m where m.store_id = ${storeId} and m.deleted_at is null and ${among(sql`m.day`)})
  )`;
}

/** Holds the opening hours of a store until the transaction ends: of two people who change them at once the second one waits. */
export async function lockOpening(db: Database, storeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`opening ${storeId}`}, 0))`.execute(db);
}
