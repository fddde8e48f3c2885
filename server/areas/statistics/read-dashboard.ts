import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../contract/basics/access.ts';
import { stores as declared } from '../../../contract/resources/stores/stores.ts';
import type { ConnectionEnd } from '../../../contract/rules/branch-status/silence-cause.ts';
import type { Watched } from '../../../contract/rules/branch-status/store-warnings.ts';
import type { Database } from '../../db/database.ts';
import { connectionEndSql } from '../../db/rows/connection-end.ts';
import { buildDeviceCountsSql } from '../../db/rows/devices-of-stores.ts';
import { isoInstant } from '../../db/rows/query/iso-instant.ts';
import { limitationSql } from '../../db/rows/query/limitation.ts';

/** A store as the database says it; what is of another day than today is empty. */
export type StoreFigures = {
  readonly id: number;
  readonly label: string;
  readonly short_label: string | null;
  readonly code: string;
  readonly city: string | null;
  readonly region_id: number | null;
  readonly region: string | null;
  readonly phone: string | null;
  readonly last_socket_communication_at: Date | null;
  readonly connection_end: ConnectionEnd | null;
  readonly key_made_at: Date | null;
  readonly is_today: boolean;
  readonly tickets: number | null;
  readonly served: number | null;
  /** Of today on whatever day the store is: orders were made before it. */
  readonly ordered: number;
  readonly arrived: number | null;
  readonly waiting: number | null;
  readonly waiting_since: Date | null;
  /** By the hour: what `parseHours` reads. */
  readonly hour_tickets: string | null;
  readonly hour_waits: string | null;
  readonly hour_wait_sums: string | null;
  readonly wait_min: number | null;
  readonly wait_max: number | null;
  readonly handling_min: number | null;
  readonly handling_max: number | null;
  readonly usual_days: number | null;
  readonly usual_tickets: string | null;
  readonly usual_waits: string | null;
  readonly usual_wait_sums: string | null;
  readonly outages: Watched['outages'];
  readonly touch_screens: number;
  readonly touch_screens_in_trouble: number;
  readonly touch_screens_paper: number;
  readonly virtual_displays: number;
  readonly virtual_displays_in_trouble: number;
  readonly playlists: readonly string[] | null;
  readonly is_current: boolean;
  readonly unusual_times: number;
  readonly unusual_minutes: number;
  readonly long_wait_minutes: number | null;
  readonly many_waiting: number | null;
};

type Sql = RawBuilder<unknown>;

type Asked = { readonly actor: Actor; readonly today: string; readonly storeId?: number };

/**
 * All active stores that the actor may see, by name, or the one named. One statement, and none of it reads tickets. Who waits now is
 * without services that are not shown in current overviews; all else counts them.
 */
export async function readDashboard(db: Database, { actor, today, storeId }: Asked): Promise<readonly StoreFigures[]> {
  const chosen = storeId === undefined ? sql`s.active` : sql`s.id = ${storeId}`;
  const only = (column: string): Sql => (storeId === undefined ? sql`` : sql`and ${sql.ref(column)} = ${storeId}`);
  const limitation = limitationSql(declared, actor, 'read', 's');
  const mine = limitation === null ? sql`` : sql`and ${limitation}`;
  const { rows } = await sql<StoreFigures>`
    with s as materialized (
      select id, label, short_label, code, city, region_id, phone, key_made_at from stores s where s.deleted_at is null and ${chosen} ${mine}
    ),
    unshown as materialized (
      select distinct v.store_id from services v where v.deleted_at is null and not v.show_in_current_overviews ${only('v.store_id')}
    ),
    shown as (
      select d.store_id, sum(d.waiting)::int as waiting, min(d.waiting_since) as waiting_since
      from unshown u join statistics_days d on d.store_id = u.store_id and d.day = ${today}::date
      left join services v on v.store_id = d.store_id and v.id = d.service_id and v.deleted_at is null
      where coalesce(v.show_in_current_overviews, true) group by d.store_id
    ),
    breaks as (
      select o.store_id, json_agg(json_build_object('kind', o.outage_kind, 'started_at', ${isoInstant(sql.ref('o.started_at'))})
        order by o.started_at desc, o.id desc) as outages
      from outages o where o.deleted_at is null and o.ended_at is null ${only('o.store_id')} group by o.store_id
    ),
    kiosks as (${buildDeviceCountsSql('touch_screens', only('t.store_id'))}),
    displays as (${buildDeviceCountsSql('virtual_displays', only('t.store_id'))}),
    playing as (
      select d.store_id, coalesce(array_agg(distinct p.name order by p.name) filter (where p.name is not null), '{}') as names
      from virtual_displays_live l join virtual_displays d on d.id = l.id and d.deleted_at is null and d.active
      left join playlists p on p.id = l.playing_playlist_id where l.playing_since is not null ${only('d.store_id')}
      group by d.store_id
    )
    select s.id, s.label, s.short_label, s.code, s.city, s.region_id, r.name as region, s.phone, l.last_socket_communication_at,
      ${connectionEndSql()} as connection_end, s.key_made_at,
      coalesce(f.day = ${today}::date, false) as is_today,
      f.tickets, f.served, f.arrived,
      coalesce(case when f.day = ${today}::date then f.ordered end, (
        select sum(n.ordered)::int from statistics_days n where n.store_id = s.id and n.day = ${today}::date), 0) as ordered,
      case when u.store_id is null then f.waiting else n.waiting end as waiting,
      case when u.store_id is null then f.waiting_since else n.waiting_since end as waiting_since, f.hour_tickets::text, f.hour_waits::text, f.hour_wait_sums::text,
      least(f.past_wait_min, f.wait_min) as wait_min, greatest(f.past_wait_max, f.wait_max) as wait_max,
      least(f.past_handling_min, f.handling_min) as handling_min, greatest(f.past_handling_max, f.handling_max) as handling_max,
      f.usual_days, f.usual_tickets::text, f.usual_waits::text, f.usual_wait_sums::text,
      coalesce(b.outages, '[]'::json) as outages, coalesce(k.devices, 0) as touch_screens,
      coalesce(k.in_trouble, 0) as touch_screens_in_trouble, coalesce(k.paper, 0) as touch_screens_paper,
      coalesce(d.devices, 0) as virtual_displays, coalesce(d.in_trouble, 0) as virtual_displays_in_trouble,
      case when coalesce(d.devices, 0) = 0 then '{}' else p.names end as playlists,
      not exists (select from statistics_dirty w where w.store_id in (select id from s)
        and (w.day is null or w.day <= ${today}::date)) as is_current,
      g.unusual_times, g.unusual_minutes, g.long_wait_minutes, g.many_waiting
    from s cross join store_defaults g
    left join stores_live l on l.id = s.id
    left join branch_endings h on h.store_id = s.id
    left join regions r on r.id = s.region_id and r.deleted_at is null
    left join statistics_stores f on f.store_id = s.id
    left join unshown u on u.store_id = s.id
    left join shown n on n.store_id = s.id
    left join breaks b on b.store_id = s.id
    left join kiosks k on k.store_id = s.id
    left join displays d on d.store_id = s.id
    left join playing p on p.store_id = s.id
    order by s.label collate app_cs, s.id`.execute(db);
  return rows;
}
