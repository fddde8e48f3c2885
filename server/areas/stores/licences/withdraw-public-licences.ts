import { sql } from 'kysely';
import { licences } from '../../../../contract/resources/stores/licences.ts';
import type { Database } from '../../../db/database.ts';
import { recordChange } from '../../../db/rows/write/record-change.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import type { Keys } from '../../../keys/keys.ts';
import { unseal } from '../../../keys/seal.ts';
import { sealedPlace } from '../../../keys/sealed-columns.ts';
import { issuersKey } from '../../../settings/issuers.ts';
import { commandLineWriting } from '../../accounts/administrators/command-line.ts';
import { readLicenceKey } from './licence-key.ts';
import { isOfDemonstration } from './require-issuer.ts';

type Tools = { readonly db: Database; readonly keys: Keys; readonly now: Date; readonly salt: string; readonly delivery: DeliveryContext };
type Kept = { readonly id: number; readonly store_id: number; readonly license_key: string; readonly label: string };

/**
 * Takes licences away that the demonstration issuer signed, where there are no demonstration data: anybody could have
 * issued them (page 09, Safe by default). Earlier versions took such keys. Answers with the names of the stores.
 */
export async function withdrawPublicLicences({ db, keys, ...rest }: Tools): Promise<readonly string[]> {
  if (await isOfDemonstration(db)) return [];
  const { rows } = await sql<Kept>`
    select l.id, l.store_id, l.license_key, s.label from licences l join stores s on s.id = l.store_id
    where l.deleted_at is null and l.license_key is not null order by s.label collate app_cs, s.id`.execute(db);
  const open = rows.filter((row) => isPublic(keys, row));
  await db.transaction().execute(async (transaction) => {
    for (const { id, store_id } of open) {
      const { rows: gone } = await sql<{ version: number }>`
        update licences set deleted_at = ${rest.now}, version = version + 1, updated_at = ${rest.now}
        where id = ${id} and deleted_at is null returning version`.execute(transaction);
      const version = gone[0]?.version;
      if (version === undefined) continue;
      const context = { ...commandLineWriting({ db: transaction, ...rest }, 0), resource: licences };
      await recordChange(context, { action: 'delete', id, version, changes: {}, rows: [{ id, store_id }] });
    }
  });
  return open.map(({ label }) => label);
}

/** A key that cannot be opened any more says nothing against its licence. */
function isPublic(keys: Keys, { store_id, license_key }: Kept): boolean {
  const key = unseal(keys.accepted, sealedPlace('licence_keys', store_id), license_key);
  if (key === null) return false;
  try {
    readLicenceKey(key, issuersKey(null));
    return true;
  } catch {
    return false;
  }
}
