import { sql } from 'kysely';
import type { StoreDevice } from '../../../contract/operations/store-status.ts';
import type { Database } from '../../db/database.ts';
import { isoInstant } from '../../db/rows/query/iso-instant.ts';

/** What the branch reported of the devices that a store has in service: kiosks before displays, by name. */
export async function readDevices(db: Database, storeId: number): Promise<readonly StoreDevice[]> {
  const reported = sql`l.told_state as state, ${isoInstant(sql.ref('l.state_since'))} as state_since,
    ${isoInstant(sql.ref('l.last_communication_at'))} as last_communication_at`;
  const mine = sql`t.store_id = ${storeId} and t.active and t.deleted_at is null`;
  const { rows } = await sql<StoreDevice>`
    select * from (
      select 'touch_screen' as kind, t.id, t.name, ${reported}, l.told_paper as paper, null as playing, null as playing_since
      from touch_screens t left join touch_screens_live l on l.id = t.id where ${mine}
      union all
      select 'virtual_display', t.id, t.name, ${reported}, null, p.name, ${isoInstant(sql.ref('l.playing_since'))}
      from virtual_displays t left join virtual_displays_live l on l.id = t.id
      left join playlists p on p.id = l.playing_playlist_id where ${mine}
    ) devices order by kind, name collate app_cs, id`.execute(db);
  return rows;
}
