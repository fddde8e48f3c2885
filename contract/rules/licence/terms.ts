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
