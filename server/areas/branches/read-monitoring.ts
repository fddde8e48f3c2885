import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../contract/basics/access.ts';
import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';
import { stores as declared } from '../../../contract/resources/stores/stores.ts';
import { licenceStateOn, licenceWarningDays } from '../../../contract/rules/branch-status/licence.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { startOfDay, wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import type { Database } from '../../db/database.ts';
import { connectionEndSql } from '../../db/rows/connection-end.ts';
import { buildDeviceCountsSql, faultyDevices } from '../../db/rows/devices-of-stores.ts';
import { isoInstant } from '../../db/rows/query/iso-instant.ts';
import { limitationSql } from '../../db/rows/query/limitation.ts';
import { readLagging } from './lagging-displays.ts';

/** Who watches, when, and which store if it is one alone. */
type Watching = { readonly actor: Actor; readonly now: Date; readonly storeId?: number };
/** A store with the name of its region, where that is still there. */
type Watched = { readonly region: string | null; readonly store: Omit<MonitoredStore, 'unusual_wait'> };
type Row = {
  readonly region: string | null;
  readonly licence: { readonly valid_to: string | null } | null;
  readonly licence_days: number;
  readonly store: Omit<MonitoredStore, 'unusual_wait' | 'licence' | 'lagging_displays'>;
};

const dayMilliseconds = 24 * 3_600_000;

/**
 * All active stores that the actor may see, by name, in one statement; or the one named, active or not. Who waits is counted from
 * the tickets of today, which the index by time finds, without services that are not shown in current overviews.
 */
export async function readMonitoring(db: Database, { actor, now, storeId }: Watching): Promise<readonly Watched[]> {
  const chosen = storeId === undefined ? sql`s.active` : sql`s.id = ${storeId}`;
  const only = (column: string): RawBuilder<unknown> => (storeId === undefined ? sql`` : sql`and ${sql.ref(column)} = ${storeId}`);
  const limitation = limitationSql(declared, actor, 'read', 's');
  const mine = limitation === null ? sql`` : sql`and ${limitation}`;
  const today = startOfDay(wallTimeAt(now));
  const yesterday = new Date(now.getTime() - dayMilliseconds);
  const { rows } = await sql<Row>`
    with s as materialized (
      select id, label, short_label, code, city, region_id, phone, latitude, longitude, key_made_at from stores s where s.deleted_at is null and ${chosen} ${mine}
    ),
    queues as (
      select t.store_id, t.service_id, count(*)::int as waiting, min(greatest(t.created_at, o.starts_at)) as since
      from tickets t left join orders o on o.store_id = t.store_id and o.id = t.order_id
      where t.created_at >= ${today}::timestamptz and t.state = 'waiting' and t.deleted_at is null and t.store_id in (select id from s)
      group by t.store_id, t.service_id
    ),
    waits as (
      select q.store_id, json_agg(json_build_object('id', v.id, 'name', coalesce(nullif(v.monitor_name, ''), v.name),
        'waiting', q.waiting, 'waiting_since', ${instant('q.since')}) order by q.since, v.id) as services
      from queues q join services v on v.store_id = q.store_id and v.id = q.service_id
      where v.show_in_current_overviews or v.deleted_at is not null group by q.store_id
    ),
    told_reserves as (
      select v.store_id, json_agg(json_build_object('id', v.id, 'name', coalesce(nullif(v.monitor_name, ''), v.name), 'open', l.is_open,
        'since', ${instant('l.since')}) order by l.is_open desc, v.name collate app_cs, v.id) as reserves
      from reserve_services l join services v on v.id = l.id and v.deleted_at is null and v.state = 'reserve'
      where true ${only('v.store_id')} group by v.store_id
    ),
    open_desks as (
      select d.store_id, count(*)::int as desks, (count(l.opened_at))::int as open
      from desks d left join desks_live l on l.id = d.id where d.deleted_at is null and d.active ${only('d.store_id')} group by d.store_id
    ),
    kiosks as (${buildDeviceCountsSql('touch_screens', only('t.store_id'))}),
    displays as (${buildDeviceCountsSql('virtual_displays', only('t.store_id'))}),
    broken as (${faultyDevices(only('t.store_id'))}),
    outdated as (
      select t.store_id, json_agg(json_build_object('id', t.id, 'name', t.name, 'shown_version', l.shown_design_version,
        'shown_since', ${instant('l.shown_since')}, 'version', d.version, 'outdated_since', ${instant('n.since')})
        order by t.name collate app_cs, t.id) as kiosks
      from kiosk_designs d join touch_screens t on t.store_id = d.store_id and t.id = d.touch_screen_id and t.deleted_at is null and t.active
      join touch_screens_live l on l.id = t.id and l.shown_since is not null
      cross join lateral (
        select coalesce(min(h.at), d.updated_at) as since from history h
        where h.resource = 'kiosk-designs' and h.record_id = d.id and h.version > coalesce(l.shown_design_version, 0)
      ) n
      where d.deleted_at is null and l.shown_design_version is distinct from d.version ${only('t.store_id')} group by t.store_id
    ),
    late as (
      select t.store_id, json_agg(json_build_object('id', t.id, 'name', t.name, 'shown_version', l.shown_version,
        'shown_since', ${instant('l.shown_since')}, 'version', t.version, 'outdated_since', ${instant('n.since')})
        order by t.name collate app_cs, t.id) as displays
      from virtual_displays t join virtual_displays_live l on l.id = t.id and l.shown_since is not null
      cross join lateral (
        select coalesce(min(h.at), t.updated_at) as since from history h
        where h.resource = 'virtual-displays' and h.record_id = t.id and h.version > coalesce(l.shown_version, 0)
      ) n
      where t.deleted_at is null and t.active and l.shown_version is distinct from t.version ${only('t.store_id')} group by t.store_id
    ),
    playing as (
      select d.store_id, coalesce(json_agg(distinct p.name) filter (where p.name is not null), '[]'::json) as names
      from virtual_displays_live l join virtual_displays d on d.id = l.id and d.deleted_at is null and d.active
      left join playlists p on p.id = l.playing_playlist_id where l.playing_since is not null ${only('d.store_id')} group by d.store_id
    ),
    breaks as (
      select store_id, json_agg(json_build_object('id', id, 'kind', outage_kind, 'started_at', ${instant('started_at')},
        'ended_at', ${instant('ended_at')}) order by started_at desc, id desc) as outages
      from outages where deleted_at is null and (ended_at is null or ended_at >= ${yesterday}::timestamptz) ${only('store_id')} group by store_id
    ),
    changes as (
      select store_id, count(*)::int as count, min(at) as since from revisions
      where acknowledged_at is null and withdrawn_at is null ${only('store_id')} group by store_id
    )
    select r.name as region,
      case when i.id is not null then json_build_object('valid_to', i.valid_to) end as licence,
      coalesce((select g.licence_days from store_defaults g where g.id = 1), ${licenceWarningDays})::int as licence_days, json_build_object(
      'id', s.id, 'label', s.label, 'short_label', s.short_label, 'code', s.code, 'city', s.city,
      'region_id', r.id, 'phone', s.phone, 'latitude', s.latitude::float8, 'longitude', s.longitude::float8,
      'last_socket_communication_at', ${instant('l.last_socket_communication_at')},
      'connection_end', ${connectionEndSql()}, 'connected_since', ${instant('l.connected_since')},
      'first_connected_at', ${instant('j.first_connected_at')},
      'key_made_at', ${instant('s.key_made_at')}, 'last_sync_at', ${instant('l.last_sync_at')}, 'sync_state', l.sync_state,
      'services', coalesce(w.services, '[]'::json), 'reserves', coalesce(e.reserves, '[]'::json),
      'desks', json_build_object('count', coalesce(o.desks, 0), 'open', coalesce(o.open, 0)),
      'touch_screens', json_build_object('count', coalesce(k.devices, 0), 'reported', coalesce(k.reported, 0), 'online', coalesce(k.online, 0), 'paper', coalesce(k.paper, 0),
        'error', coalesce(k.error, 0), 'in_trouble', coalesce(k.in_trouble, 0)),
      'virtual_displays', json_build_object('count', coalesce(d.devices, 0), 'reported', coalesce(d.reported, 0), 'online', coalesce(d.online, 0),
        'error', coalesce(d.error, 0), 'in_trouble', coalesce(d.in_trouble, 0)),
      'devices_in_trouble', coalesce(u.devices, '[]'::json), 'outdated_kiosks', coalesce(f.kiosks, '[]'::json),
      'outdated_displays', coalesce(y.displays, '[]'::json), 'playlists', case when coalesce(d.devices, 0) = 0 then '[]'::json else p.names end,
      'outages', coalesce(b.outages, '[]'::json),
      'changes', json_build_object('count', coalesce(c.count, 0), 'since', ${instant('c.since')})
    ) as store
    from s
    left join stores_live l on l.id = s.id
    left join branch_endings h on h.store_id = s.id
    left join branch_journals j on j.store_id = s.id
    left join licences i on i.store_id = s.id and i.deleted_at is null
    left join regions r on r.id = s.region_id and r.deleted_at is null
    left join waits w on w.store_id = s.id
    left join told_reserves e on e.store_id = s.id
    left join open_desks o on o.store_id = s.id
    left join kiosks k on k.store_id = s.id
    left join displays d on d.store_id = s.id
    left join broken u on u.store_id = s.id
    left join outdated f on f.store_id = s.id
    left join late y on y.store_id = s.id
    left join playing p on p.store_id = s.id
    left join breaks b on b.store_id = s.id
    left join changes c on c.store_id = s.id
    order by s.label collate app_cs, s.id`.execute(db);
  const lagging = await readLagging(db, { now, storeId });
  const day = dayAt(now);
  return rows.map(({ region, licence, licence_days: days, store }) => ({
    region,
    store: {
      ...store,
      lagging_displays: lagging.get(store.id) ?? [],
      licence: { state: licenceStateOn(day, licence, days), valid_to: licence?.valid_to ?? null },
    },
  }));
}

function instant(column: string): RawBuilder<unknown> {
  return isoInstant(sql.ref(column));
}
