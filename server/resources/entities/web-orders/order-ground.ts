import { sql } from 'kysely';
import { type Ban, patternsOver } from '../../../../contract/rules/blacklist.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { sourcesJson } from '../../../work/opening/sources-json.ts';

export type AskedTime = { readonly storeId: number; readonly from: Date; readonly to: Date };
type Asked = { readonly emails: readonly string[]; readonly times: readonly AskedTime[]; readonly today: Day };

/** What orders are judged by. */
export type OrderGround = { readonly bans: readonly Ban[]; readonly sourcesOf: (storeId: number) => OpeningSources };

type Told = { readonly bans: readonly Ban[]; readonly stores: readonly { readonly id: number; readonly sources: OpeningSources }[] };

const nothing: OpeningSources = { plans: [], exceptions: [], marks: [] };

/** Reads the bans that stand on any of the e-mails and what decides the hours of the stores on the days of the times, in one statement. */
export async function readOrderGround(db: Database, { emails, times, today }: Asked): Promise<OrderGround> {
  const patterns = [...new Set(emails.flatMap(patternsOver))];
  const stores = [...new Set(times.map(({ storeId }) => storeId))];
  const days = [...new Set(times.map(({ from }) => dayAt(from)))];
  const { rows } = await sql<Told>`
    select (
      select coalesce(json_agg(json_build_object('pattern', b.pattern, 'reason', b.reason, 'until', b.until)), '[]')
      from email_blacklist b
      where lower(b.pattern) = any(${patterns}::text[]) and b.deleted_at is null and (b.until is null or b.until >= ${today}::date)
    ) as bans, (
      select coalesce(json_agg(json_build_object('id', s.id, 'sources', ${sourcesJson(sql`s.id`, days)})), '[]')
      from unnest(${stores}::int[]) as s (id)
    ) as stores`.execute(db);
  const sources = new Map(rows[0]?.stores.map((store) => [store.id, store.sources]));
  return { bans: rows[0]?.bans ?? [], sourcesOf: (storeId) => sources.get(storeId) ?? nothing };
}
