import { proofPurposes as allPurposes, type ProofPurpose } from '../../../basics/access.ts';
import type { Details } from '../../../basics/errors.ts';
import { type FormedKind, isFormed } from '../../../basics/formed.ts';
import type { LicensedKind } from '../../../rules/branch-status/licence.ts';
import { formatDay } from '../../../rules/time/shown-time.ts';
import { readDetailText } from '../../basics/details.ts';
import { englishPlural } from '../../basics/plural.ts';

export function named(details: Details): string {
  const name = readDetailText(details, 'name');
  return name === undefined ? '' : ` “${name}”`;
}

/** The form that the API takes, where the value is one of a date or time. */
export function describeForm(details: Details): string | undefined {
  const format = readDetailText(details, 'format');
  return format !== undefined && isFormed(format) ? `${formats[format]}.` : undefined;
}

export function during(details: Details): string {
  const [from, to] = [readDetailText(details, 'from'), readDetailText(details, 'to')];
  const days = [...(from === undefined ? [] : [`from ${formatDay(from)}`]), ...(to === undefined ? [] : [`to ${formatDay(to)}`])];
  return days.length === 0 ? '' : ` (${days.join(' ')})`;
}

export function formatDetailDay(details: Details): string {
  const day = readDetailText(details, 'day');
  return day === undefined ? 'this day' : formatDay(day);
}

export function after(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a while';
  if (seconds < 120) return `in ${seconds} ${englishPlural(seconds, 'second', 'seconds')}`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}

/** What the password is asked for again. */
const proofPurposes: Readonly<Record<ProofPurpose, string>> = {
  branch_key: 'make a branch key',
  second_factor_of_user: 'turn off the second factor of a user',
  required_second_factor: 'switch the required second factor off',
  personal_data: 'download a file with personal data',
  erased_person: 'erase personal data',
  message_secret: 'see the link or the code of a message',
};

export function describePurpose(details: Details): string {
  const purpose = allPurposes.find((each) => each === details['purpose']);
  return purpose === undefined ? 'go on' : proofPurposes[purpose];
}

export function itemAt(place: unknown): string {
  return place === undefined ? 'An item' : `Item ${typeof place === 'number' || typeof place === 'string' ? place : ''}`;
}

/** English of the Czech file of the same name. */
export const formats: Readonly<Record<FormedKind, string>> = {
  day: 'Send an existing day as YYYY-MM-DD, for example 2026-12-24',
  time: 'Send a time as HH:mm, for example 08:30',
  instant: 'Send an existing instant as ISO 8601 with its offset, for example 2026-12-24T14:30:00+01:00',
};

/** How every refusal of a licence key begins (page 03); the reason follows. */
export const keyNotChanged = 'The licence key could not be changed:';

const forms: Readonly<Record<LicensedKind, readonly [one: string, many: string]>> = {
  software_bulkhead_desk_count: ['software desk', 'software desks'],
  hardware_bulkhead_desk_count: ['hardware desk', 'hardware desks'],
  virtual_display_count: ['virtual display', 'virtual displays'],
  hardware_display_count: ['hardware display', 'hardware displays'],
  input_device_count: ['kiosk', 'kiosks'],
};

/** "at most 4 software desks". */
export function licensedThings(kind: string | undefined, count: number): string {
  const found = Object.entries(forms).find(([name]) => name === kind)?.[1] ?? (['device', 'devices'] as const);
  return `at most ${count} ${englishPlural(count, ...found)}`;
}
