import { sql } from 'kysely';
import type { LicenceModule, LicenceTerms } from '../../contract/rules/licence/terms.ts';
import type { Database } from '../db/database.ts';

/** A store's licence as its row keeps it. */
export type Licence = LicenceTerms & { readonly id: number; readonly updated_at: Date };

/** Undefined for a store without one. */
export async function licenceOf(db: Database, storeId: number): Promise<Licence | undefined> {
  const { rows } = await sql<Licence & { readonly available_modules: readonly LicenceModule[] }>`
    select id, serial_number, valid_to, software_bulkhead_desk_count, hardware_bulkhead_desk_count, virtual_display_count,
      hardware_display_count, input_device_count, available_modules, updated_at
    from licences where store_id = ${storeId} and deleted_at is null`.execute(db);
  return rows[0];
}
