import { sql } from 'kysely';
import { type Actor, isLimited, may } from '../../../contract/basics/access.ts';
import type { LastContact } from '../../../contract/operations/monitoring.ts';
import type { StoreDevice } from '../../../contract/operations/store-status.ts';
import { touchScreens } from '../../../contract/resources/devices/touch-screens.ts';
import { virtualDisplays } from '../../../contract/resources/devices/virtual-displays.ts';
import { desks } from '../../../contract/resources/stores/desks.ts';
import { outages } from '../../../contract/resources/stores/outages.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import type { OutageCount, OutagePeriod } from '../../../contract/rules/branch/outages.ts';
import type { Database } from '../../db/database.ts';
import { isoInstant } from '../../db/rows/query/iso-instant.ts';
import { limitationSql } from '../../db/rows/query/limitation.ts';

/** Entities with values that branches report. A user who may read one of them may see when each branch last reported. */
const reportedByBranch = [stores, desks, touchScreens, virtualDisplays];

/** When each store that the actor is not kept from communicated last; none for who reads nothing that a branch reports. */
export async function readLastContacts(db: Database, actor: Actor): Promise<readonly LastContact[]> {
  if (!reportedByBranch.some((resource) => may(actor, resource, 'list'))) return [];
  const within = isLimited(actor) ? sql`s.id = any(${[...actor.limitations]}::int[])` : sql`true`;
  const { rows } = await sql<LastContact>`
    select s.id, ${isoInstant(sql.ref('l.last_socket_communication_at'))} as last_socket_communication_at
    from stores s left join stores_live l on l.id = s.id where s.deleted_at is null and ${within} order by s.id`.execute(db);
  return rows;
}

/** What the branch reported of the devices that a store has in service: kiosks before displays, by name. */
export async function readDevices(db: Database, storeId: number): Promise<readonly StoreDevice[]> {
  const reported = sql`l.told_state as state, ${isoInstant(sql.ref('l.state_since'))} as state_since,
    ${isoInstant(sql.ref('l.last_communication_at'))} as last_communication_at`;
  const ofStore = sql`t.store_id = ${storeId} and t.active and t.deleted_at is null`;
  const { rows } = await sql<StoreDevice>`
    select * from (
      select 'touch_screen' as kind, t.id, t.name, ${reported}, l.told_paper as paper, null as playing, null as playing_since
      from touch_screens t left join touch_screens_live l on l.id = t.id where ${ofStore}
      union all
      select 'virtual_display', t.id, t.name, ${reported}, null, p.name, ${isoInstant(sql.ref('l.playing_since'))}
      from virtual_displays t left join virtual_displays_live l on l.id = t.id
      left join playlists p on p.id = l.playing_playlist_id where ${ofStore}
    ) devices order by kind, name collate app_cs, id`.execute(db);
  return rows;
}

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
