import { sql } from 'kysely';
import type { StatisticsRecount } from '../../../contract/operations/statistics-answer.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { publishFigures } from './counting/publish-figures.ts';
import type { Author } from './reports/audit-schedule.ts';

type Moved = { readonly store_id: number };

/** How far the counting of all days after another setting is. */
export async function readRecount(db: Database): Promise<StatisticsRecount> {
  const { rows } = await sql<{ waiting: number; left: number; total: number; begun_at: Date | null }>`
    select (select count(*)::int from statistics_dirty where by_settings) as waiting,
      (select count(*)::int from statistics_left_days) as left,
      coalesce((select total from statistics_recounts), 0) as total, (select begun_at from statistics_recounts) as begun_at`.execute(db);
  const { waiting, left, total, begun_at } = oneRow(rows);
  return { waiting_days: waiting, left_days: left, total_days: Math.max(total, waiting + left), begun_at: begun_at?.toISOString() ?? null };
}

/**
 * Stops the counting of all days, or goes on with it. What is counted stays. Days that wait are moved out of the list, so that nothing
 * else waits for them; a day that some server is counting at the moment is left to it. The settings stay as they are meanwhile.
 */
export async function stopRecount(
  transaction: Database,
  { stopped, author, now }: { readonly stopped: boolean; readonly author: Author; readonly now: Date },
): Promise<void> {
  await sql`select from statistics_settings for share`.execute(transaction);
  const { rows } = stopped ? await moveOut(transaction) : await moveBack(transaction);
  if (rows.length === 0) return;
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, changes, address, request_id)
    values (${now}, ${now}, ${author.id}, ${author.name}, 'edit', 'statistics-recounts', 1, ${JSON.stringify({ stopped })}::jsonb,
      ${author.address}, ${author.requestId})`.execute(transaction);
  await publishFigures(
    transaction,
    rows.map(({ store_id }) => store_id),
    now,
  );
}

function moveOut(transaction: Database) {
  return sql<Moved>`
    with taken as (
      delete from statistics_dirty where id in (select id from statistics_dirty where by_settings for update skip locked)
      returning store_id, day
    ), moved as (insert into statistics_left_days select distinct store_id, day from taken on conflict do nothing)
    select distinct store_id from taken`.execute(transaction);
}

function moveBack(transaction: Database) {
  return sql<Moved>`
    with taken as (
      delete from statistics_left_days d using (select store_id, day from statistics_left_days for update skip locked) free
      where d.store_id = free.store_id and d.day = free.day returning d.store_id, d.day
    ), moved as (insert into statistics_dirty (store_id, day, by_settings) select store_id, day, true from taken)
    select distinct store_id from taken`.execute(transaction);
}
