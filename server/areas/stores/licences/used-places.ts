import { sql } from 'kysely';
import type { LicensedKind } from '../../../../contract/rules/licence/licence.ts';
import type { Database } from '../../../db/database.ts';

/** How many places of each kind the store uses; the same as `licensedKindOf` says of each row. There are no hardware displays yet. */
export async function usedPlaces(db: Database, storeId: number): Promise<Readonly<Record<LicensedKind, number>>> {
  const { rows } = await sql<Record<'software' | 'hardware' | 'displays' | 'kiosks', number>>`
    select
      (select count(*)::int from desks where store_id = ${storeId} and active and deleted_at is null and desk_kind = 'software') as software,
      (select count(*)::int from desks where store_id = ${storeId} and active and deleted_at is null and desk_kind = 'hardware') as hardware,
      (select count(*)::int from virtual_displays where store_id = ${storeId} and active and deleted_at is null) as displays,
      (select count(*)::int from touch_screens where store_id = ${storeId} and active and deleted_at is null) as kiosks`.execute(db);
  const used = rows[0];
  return {
    software_bulkhead_desk_count: used?.software ?? 0,
    hardware_bulkhead_desk_count: used?.hardware ?? 0,
    virtual_display_count: used?.displays ?? 0,
    hardware_display_count: 0,
    input_device_count: used?.kiosks ?? 0,
  };
}
