import { sql } from 'kysely';
import type { Actor } from '../../../../contract/basics/access.ts';
import type { ValueOfShape } from '../../../../contract/kit/index.ts';
import type { endingLicence, licenceStatus } from '../../../../contract/operations/stores/licence-operations.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { daysLeft, licenceStateOn, licensedKinds } from '../../../../contract/rules/branch-status/licence.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import type { Database } from '../../../db/database.ts';
import { limitationSql } from '../../../db/rows/query/limitation.ts';
import { readStoreDefaults } from '../store-defaults.ts';
import { freshSerialNumber, readLicence, usedPlaces } from './read-licence.ts';

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

type Ending = ValueOfShape<typeof endingLicence>;
type Stored = Pick<Ending, 'store_id' | 'store_label' | 'serial_number' | 'valid_to'>;

/** Active stores that the actor sees with a licence that ends soon or ended, the soonest first. */
export async function endingLicences(db: Database, actor: Actor, now: Date): Promise<readonly Ending[]> {
  const limitation = limitationSql(stores, actor, 'read') ?? sql`true`;
  const today = localDay(now);
  const { licence_days: days } = await readStoreDefaults(db);
  const { rows } = await sql<Stored>`
    select t.id as store_id, t.label as store_label, l.serial_number, l.valid_to
    from licences l join stores t on t.id = l.store_id
    where l.deleted_at is null and t.deleted_at is null and t.active and l.valid_to <= ${today}::date + ${days}::int
      and ${limitation} order by l.valid_to, t.id`.execute(db);
  return rows.map((row) => ({ ...row, state: licenceStateOn(today, row, days), days_left: daysLeft(row.valid_to, today) }));
}
