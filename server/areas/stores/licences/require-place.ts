import { sql } from 'kysely';
import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { type LicensedKind, licenceStateOn, licensedKindOf, licensedKinds } from '../../../../contract/rules/branch-status/licence.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { formatDay } from '../../../../contract/rules/time/shown-time.ts';
import type { Database } from '../../../db/database.ts';
import type { Values, WriteContext } from '../../../db/rows/write/write-context.ts';
import { type Licence, readLicence, usedPlaces } from './read-licence.ts';

/** Anyone who counts the places of a store waits for who does, until that transaction ends: two cannot take the last one. */
export async function lockPlaces(db: Database, storeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('licence', ${storeId}))`.execute(db);
}

/**
 * Refuses a change by which a row takes a place that the licence of its store does not have: a new row, one that comes
 * back, that is put into service or becomes of another kind. What has its place keeps it, whatever the licence says.
 */
export async function requirePlace({ db, resource, now, placesLater }: WriteContext, before: Values | null, after: Values): Promise<void> {
  const kind = licensedKindOf(resource.name, after);
  const storeId = Number(after['store_id']);
  const had = before === null ? null : licensedKindOf(resource.name, before);
  const isNew = kind !== null && (had !== kind || before?.['store_id'] !== after['store_id']);
  if (!isNew || placesLater === true) return;
  await lockPlaces(db, storeId);
  const licence = await readLicence(db, storeId);
  if (licence === undefined) return;
  const used = await usedPlaces(db, storeId);
  const refusal = refusalOf(licence, kind, used[kind] + 1, now);
  if (refusal !== undefined) throw refusal;
}

/** The same for many changes at once, after them: what the store used before, it may use still. */
export async function requirePlaces(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  storeId: number,
  before: Readonly<Record<LicensedKind, number>>,
): Promise<readonly Refusal[]> {
  const licence = await readLicence(db, storeId);
  if (licence === undefined) return [];
  const used = await usedPlaces(db, storeId);
  return licensedKinds.flatMap((kind) => (used[kind] > before[kind] ? (refusalOf(licence, kind, used[kind], now) ?? []) : []));
}

function refusalOf(licence: Licence, kind: LicensedKind, wanted: number, now: Date): Refusal | undefined {
  const { valid_to } = licence;
  if (valid_to !== null && licenceStateOn(localDay(now), licence) === 'ended')
    return refuse('licence_ended', { details: { day: formatDay(valid_to) } });
  return wanted > licence[kind] ? refuse('licence_full', { details: { kind, licensed: licence[kind] } }) : undefined;
}
