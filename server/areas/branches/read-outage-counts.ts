import { sql } from 'kysely';
import type { Actor } from '../../../contract/basics/access.ts';
import { outages } from '../../../contract/resources/stores/outages.ts';
import type { OutageCount, OutagePeriod } from '../../../contract/rules/branch/outages.ts';
import type { Database } from '../../db/database.ts';
import { limitationSql } from '../../db/rows/query/limitation.ts';

const dayMilliseconds = 24 * 3_600_000;

type Asked = { readonly actor: Actor; readonly now: Date; readonly days: OutagePeriod };

/**
 * Outages of the last days by store, the most first. Time is that of the period, in which several at once count once; one that lasts
 * counts as far as now.
 */
export async function readOutageCounts(db: Database, { actor, now, days }: Asked): Promise<readonly OutageCount[]> {
  const from = new Date(now.getTime() - days * dayMilliseconds);
  const limitation = limitationSql(outages, actor, 'read', 'o');
  const mine = limitation === null ? sql`` : sql`and ${limitation}`;
  const { rows } = await sql<OutageCount>`
    select b.store_id, s.label, b.count, (
      select coalesce(floor(sum(extract(epoch from upper(part) - lower(part))) / 60), 0)::int from unnest(b.spans) part
    ) as minutes
    from (
      select o.store_id, count(*)::int as count, range_agg(tstzrange(greatest(o.started_at, ${from}::timestamptz),
        greatest(least(o.ended_at, ${now}::timestamptz), o.started_at, ${from}::timestamptz), '[]')) as spans
      from outages o
      where o.deleted_at is null and o.started_at <= ${now}::timestamptz and (o.ended_at is null or o.ended_at >= ${from}::timestamptz) ${mine}
      group by o.store_id
    ) b join stores s on s.id = b.store_id and s.deleted_at is null
    order by b.count desc, minutes desc, s.label collate app_cs, s.id`.execute(db);
  return rows;
}
