import { sql } from 'kysely';
import { daysAfter, monthOf } from '../../../server/areas/statistics/counting/prague-days.ts';
import type { Database } from '../../../server/db/database.ts';

/** All stores over a period, both days within it. */
export type Period = {
  readonly tickets: number;
  readonly served: number;
  readonly wait_count: number;
  readonly wait_sum: string;
  readonly wait_min: string | null;
  readonly wait_max: string | null;
};

const measures = sql`sum(tickets)::int as tickets, sum(served)::int as served, sum(wait_count)::int as wait_count,
  sum(wait_sum)::text as wait_sum, min(wait_min)::text as wait_min, max(wait_max)::text as wait_max`;
const columns = sql`tickets, served, wait_count, wait_sum, wait_min, wait_max`;

/** Days of all stores, store by store: so the key of days finds each store's few without an index that begins with the day. */
const daysWithin = (from: string, until: string) => sql`
  select ${columns} from stores s cross join lateral (
    select ${columns} from statistics_days d where d.store_id = s.id and d.day >= ${from}::date and d.day < ${until}::date offset 0
  ) days`;

/** Whole months out of their roll-ups, the days before and after them out of theirs. */
export async function periodOf(db: Database, from: string, to: string): Promise<Period | undefined> {
  const first = from.endsWith('-01') ? from : nextMonth(from);
  const end = monthOf(daysAfter(to, 1));
  const { rows } = await sql<Period>`
    select ${measures} from (
      select ${columns} from statistics_months where month >= ${first}::date and month < ${end}::date
      union all
      ${daysWithin(from, first)}
      union all
      ${daysWithin(end, daysAfter(to, 1))}
    ) parts`.execute(db);
  return rows[0];
}

/** The same out of the tickets themselves. */
export async function periodOfTickets(db: Database, from: string, to: string): Promise<Period | undefined> {
  const { rows } = await sql<Period>`
    select ${measures} from (
      select 1 as tickets, (state = 'finished')::int as served, (wait is not null)::int as wait_count, coalesce(wait, 0) as wait_sum,
        wait as wait_min, wait as wait_max
      from (
        select state, (extract(epoch from called_at - created_at) * 1000)::bigint as wait from tickets
        where created_at >= (${from}::date::timestamp at time zone 'Europe/Prague')
          and created_at < ((${to}::date + 1)::timestamp at time zone 'Europe/Prague')
      ) t
    ) parts`.execute(db);
  return rows[0];
}

function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
