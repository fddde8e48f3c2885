import type { ValueOfShape } from '../../../../contract/kit/index.ts';
import type { licenceStatus } from '../../../../contract/operations/stores/licence-operations.ts';
import { daysLeft, licenceStateOn, licensedKinds } from '../../../../contract/rules/licence/licence.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import type { Database } from '../../../db/database.ts';
import { readStoreDefaults } from '../store-defaults.ts';
import { readLicence } from './read-licence.ts';
import { freshSerialNumber } from './serial-number.ts';
import { usedPlaces } from './used-places.ts';

/** Reads the licence of the store as the API answers it: what is licensed, what of it is used, and until when it is valid. */
export async function readLicenceStatus(db: Database, storeId: number, now: Date): Promise<ValueOfShape<typeof licenceStatus>> {
  const licence = await readLicence(db, storeId);
  const used = await usedPlaces(db, storeId);
  const today = localDay(now);
  const { licence_days: days } = await readStoreDefaults(db);
  const valid_to = licence?.valid_to ?? null;
  return {
    store_id: storeId,
    serial_number: licence?.serial_number ?? (await freshSerialNumber(db, storeId)),
    state: licenceStateOn(today, licence ?? null, days),
    valid_to,
    days_left: valid_to === null ? null : daysLeft(valid_to, today),
    available_modules: licence?.available_modules ?? [],
    counts: licensedKinds.map((kind) => ({ kind, used: used[kind], licensed: licence?.[kind] ?? null })),
  };
}
