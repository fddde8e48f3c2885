import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { LicenceTerms, LicensedKind } from '../../../../contract/rules/branch-status/licence.ts';
import type { Database } from '../../../db/database.ts';

/** A store's licence as its row keeps it. */
export type Licence = LicenceTerms & { readonly id: number; readonly updated_at: Date };

/** Undefined for a store without one. */
export async function readLicence(db: Database, storeId: number): Promise<Licence | undefined> {
  return db
    .selectFrom('licences')
    .select(['id', 'serial_number', 'valid_to', 'software_bulkhead_desk_count', 'hardware_bulkhead_desk_count', 'virtual_display_count'])
    .select(['hardware_display_count', 'input_device_count', 'available_modules', 'updated_at'])
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Without letters that are taken for digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Which installation this is: the same for all servers over one database, and for it alone. */
export async function readInstallation(db: Database): Promise<string> {
  const installation = await db.selectFrom('installation').select('id').executeTakeFirst();
  if (installation === undefined) throw new Error('the database does not say which installation it is');
  return installation.id;
}

/** The serial number that a licence for the store is issued for, as long as it has none: `PO-7K3F-92QM-X4TD`. */
export async function freshSerialNumber(db: Database, storeId: number): Promise<string> {
  const digest = createHash('sha256')
    .update(`${await readInstallation(db)}:${storeId}`)
    .digest();
  const text = Array.from(digest.subarray(0, 12), (byte) => letters[byte % letters.length]).join('');
  return `PO-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

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
