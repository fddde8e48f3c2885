import type { LicenceTerms } from '../../../../contract/rules/licence/licence.ts';
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
