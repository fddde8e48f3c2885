import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { compareValues } from '../../../../contract/derive/difference.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { licenceStateOn } from '../../../../contract/rules/branch-status/licence.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { formatDay } from '../../../../contract/rules/time/shown-time.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { insertRecorded, updateRecorded } from '../../../db/rows/write/write-statement.ts';
import { encodeKey } from '../../../keys/keys.ts';
import { seal } from '../../../keys/seal.ts';
import { sealedPlace } from '../../../keys/sealed-columns.ts';
import { readLicenceKey } from './licence-key.ts';
import { freshSerialNumber, readLicence } from './read-licence.ts';
import { requireIssuer } from './require-issuer.ts';
import { lockPlaces } from './require-place.ts';

type Given = { readonly storeId: number; readonly key: string };
type Tools = { readonly publicKey: KeyObject; readonly lookup: (name: string) => AnyResource | undefined };

/** Puts a licence key into use. What is wrong with the key is refused, and the licence from before stays. */
export async function changeLicence(context: WriteContext, { storeId, key }: Given, { publicKey, lookup }: Tools): Promise<void> {
  const { db, resource, now, salt } = context;
  await requireIssuer(db, publicKey);
  const terms = readLicenceKey(key, publicKey);
  await lockPlaces(db, storeId);
  const licence = await readLicence(db, storeId);
  const expected = licence?.serial_number ?? (await freshSerialNumber(db, storeId));
  if (terms.serial_number !== expected) throw refuse('licence_key_serial', { details: { given: terms.serial_number, expected } });
  if (terms.valid_to !== null && licenceStateOn(localDay(now), terms) === 'ended')
    throw refuse('licence_key_expired', { details: { day: formatDay(terms.valid_to) } });
  const kept = { license_key: seal(encodeKey(salt), sealedPlace('licence_keys', storeId), key.trim()) };
  const values = { store_id: storeId, ...terms, ...kept };
  const row = licence === undefined ? undefined : await findRow(context, licence.id);
  const changes = compareValues(resource, row ?? {}, row === undefined ? values : { ...terms, ...kept });
  const change = { values, changes, lookup };
  const after = await (row === undefined ? insertRecorded(context, change) : updateRecorded(context, row, change));
  if (after === undefined) throw refuse('conflict');
  // Of the end of this one no one was notified.
  await sql`delete from licence_warnings where store_id = ${storeId}`.execute(db);
}
