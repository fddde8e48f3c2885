/** What a licence counts, each by the name that the specification gives it (section 3). */
export const licensedKinds = [
  'software_bulkhead_desk_count',
  'hardware_bulkhead_desk_count',
  'virtual_display_count',
  'hardware_display_count',
  'input_device_count',
] as const;
export type LicensedKind = (typeof licensedKinds)[number];

/** Parts of the system that a licence names. */
export const licenceModules = ['ordering', 'mobile_app', 'sms', 'advertisement', 'overviews', 'statistics'] as const;
export type LicenceModule = (typeof licenceModules)[number];

/** What a licence key says. Days are those of Prague; the last one still counts, and none is the end of an unlimited licence. */
export type LicenceTerms = {
  readonly serial_number: string;
  readonly valid_to: string | null;
  readonly available_modules: readonly LicenceModule[];
} & Readonly<Record<LicensedKind, number>>;

/** No licence counts to more. */
export const mostLicensed = 9999;

/** The state of a store with its licence: page 03, Backups and licences. */
export const licenceStates = ['none', 'valid', 'ending', 'ended'] as const;
export type LicenceState = (typeof licenceStates)[number];

/** How many days before the end a warning appears, unless `store-defaults` says otherwise. */
export const licenceWarningDays = 30;

const dayMilliseconds = 86_400_000;

/** How many days are left after `today` until the last day, which counts; negative once it is over. Days are `YYYY-MM-DD`. */
export function daysLeft(validTo: string, today: string): number {
  return Math.round((Date.parse(validTo) - Date.parse(today)) / dayMilliseconds);
}

/** The state on the day. `licence` is null for a store that has none; without a last day it holds for ever. */
export function licenceStateOn(
  today: string,
  licence: { readonly valid_to: string | null } | null,
  warningDays: number = licenceWarningDays,
): LicenceState {
  if (licence === null) return 'none';
  if (licence.valid_to === null) return 'valid';
  const left = daysLeft(licence.valid_to, today);
  if (left < 0) return 'ended';
  return left <= warningDays ? 'ending' : 'valid';
}

/** Entities with rows that a licence counts. */
export const licensedEntities = ['desks', 'virtual-displays', 'touch-screens'] as const;

/**
 * As what a row takes a place of its store's licence; null when it takes none. What is put out of service takes none, so
 * that a broken device can be replaced.
 */
export function licensedKindOf(entity: string, row: Readonly<Record<string, unknown>>): LicensedKind | null {
  if (row['active'] !== true) return null;
  if (entity === 'virtual-displays') return 'virtual_display_count';
  if (entity === 'touch-screens') return 'input_device_count';
  if (entity !== 'desks') return null;
  return row['desk_kind'] === 'hardware' ? 'hardware_bulkhead_desk_count' : 'software_bulkhead_desk_count';
}
