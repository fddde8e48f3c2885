import { proofPurposes as allPurposes, type ProofPurpose } from '../../../basics/access.ts';
import type { Details } from '../../../basics/errors.ts';
import { isFormed } from '../../../basics/formed.ts';
import { formatDay } from '../../../rules/time/shown-time.ts';
import { readDetailText } from '../../basics/details.ts';
import { englishPlural } from '../../basics/plural.ts';
import { formats } from './formats.ts';

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
