/** The state of a store with its licence: page 03, Backups and licences. */
export const licenceStates = ['none', 'valid', 'ending', 'ended'] as const;
export type LicenceState = (typeof licenceStates)[number];

/** So many days before the end a warning appears, as long as no one sets others in `store-defaults`. */
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
