import type { Details, ProblemCode } from '../../basics/errors.ts';
import { readDetailNumber, readDetailText } from '../basics/details.ts';
import { englishPlural } from '../basics/plural.ts';
import { grammar } from './basics/grammar.ts';

const { number } = grammar;
const letters = (count: number): string => `${number(count)} ${englishPlural(count, 'character', 'characters')}`;
const items = (count: number): string => `${number(count)} ${englishPlural(count, 'item', 'items')}`;

function withNumber(details: Details, name: string, text: (value: number) => string, otherwise: string): string {
  const value = readDetailNumber(details, name);
  return value === undefined ? otherwise : text(value);
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The two intervals that share time, with their weekday where they have one. */
function overlapping(details: Details, text: (one: string, other: string, day: string) => string, otherwise: string): string {
  const [one, other, weekday] = [readDetailText(details, 'one'), readDetailText(details, 'other'), readDetailNumber(details, 'weekday')];
  const day = weekday === undefined ? undefined : weekdays[weekday];
  return one === undefined || other === undefined ? otherwise : text(one, other, day === undefined ? '' : ` (${day})`);
}

/** Which interval it is, in brackets; nothing where it is not known. */
function ofInterval(details: Details): string {
  const [interval, weekday] = [readDetailText(details, 'interval'), readDetailNumber(details, 'weekday')];
  if (interval === undefined) return '';
  return weekday === undefined ? ` (${interval})` : ` (${weekdays[weekday] ?? ''} ${interval})`;
}

/** What is at a field: what to enter instead. One sentence without a full stop. */
export const problems = {
  required: () => 'Please fill in this field',
  unknown_value: () => 'Choose one of the offered values',
  wrong_type: () => 'The value has a wrong form, enter it again',
  too_long: (details) => withNumber(details, 'max', (max) => `Enter at most ${letters(max)}`, 'The text is too long, shorten it'),
  too_short: (details) => withNumber(details, 'min', (min) => `Enter at least ${letters(min)}`, 'The text is too short, extend it'),
  too_small: (details) => withNumber(details, 'min', (min) => `Enter ${number(min)} or a higher number`, 'Enter a higher number'),
  too_big: (details) => withNumber(details, 'max', (max) => `Enter ${number(max)} or a lower number`, 'Enter a lower number'),
  too_many: (details) => withNumber(details, 'max', (max) => `Keep at most ${items(max)}`, 'There are too many items, remove some'),
  email: () => 'Please enter a valid e-mail address',
  phone: () => 'Enter a valid phone number, for example 601\u00a0234\u00a0567',
  whole_number: () => 'Enter a whole number',
  day: () => 'Enter an existing date as DD.MM.YYYY',
  time: () => 'Enter a time, for example 8:30',
  instant: () => 'Enter an existing date and time as DD.MM.YYYY HH:mm',
  colour: () => 'Enter a colour as #5d9cec',
  nul_character: () => 'The text contains a character that is not allowed, write it again',
  host_and_port: () => 'Enter an address with a port, for example branch1.town.cz:4000',
  email_or_phone: () => 'Enter an e-mail or a phone number',
  address_or_domain: () => 'Enter an e-mail or a domain without an asterisk, for example jan@example.cz or example.cz',
  address_list: () => 'Enter valid e-mails, each only once, divided by commas or new lines',
  path_pattern: () => 'Enter an address that starts with a slash, for example /stores/{id} or /reports/*',
  file_digest: () => 'A file is uploaded in the form, a table can only have its digest, as an export writes it',
  ticket_prefix: () => 'Enter one letter without diacritics',
  postal_code: () => 'Enter the postal code as five digits, for example 110 00',
  day_in_past: () => 'Choose today or a later day',
  end_before_start: (details) => `The end must be later than the start${ofInterval(details)}`,
  hours_over_midnight: (details) => `Split hours over midnight${ofInterval(details)}: one day until 24:00 and the next from 0:00`,
  not_in_cells: () => 'Enter a multiple of five minutes',
  visit_longer_than_interval: (details) => `Not a single visit fits into the interval${ofInterval(details)}`,
  days_reversed: () => 'The last day must not come before the first one',
  intervals_overlap: (details) =>
    overlapping(
      details,
      (one, other, day) => `The interval ${other} overlaps ${one}${day}, change one of them`,
      'The intervals overlap, change one of them',
    ),
  missing_tags: (details) => {
    const tags = readDetailText(details, 'tags');
    return tags === undefined ? 'Add the required tags to the text' : `Add the required tags to the text: ${tags}`;
  },
  fixed_store: () => 'The branch can no longer be changed, make the record anew at the right one',
  unknown_tags: (details) => {
    const tags = readDetailText(details, 'tags');
    return tags === undefined ? 'There is an unknown tag in the text, correct it' : `Unknown tag in the text: ${tags}, correct it`;
  },
  wrong_tags: (details) => {
    const [missing, unknown] = [readDetailText(details, 'missing'), readDetailText(details, 'unknown')];
    if (missing === undefined || unknown === undefined) return 'Required tags are missing in the text and some are unknown, correct it';
    return `Add the required tags to the text: ${missing}. Correct the unknown tags: ${unknown}`;
  },
  unknown_reference: () => 'The chosen record no longer exists, choose another one',
  ambiguous_reference: () => 'There are several such records, enter the number of one, for example #12',
  deleted_reference: (details) => {
    const thing = readDetailText(details, 'thing');
    return thing === undefined ? 'Restore from the trash first what this record refers to' : `Restore from the trash first: ${thing}`;
  },
  other_store: (details) => {
    const names = readDetailText(details, 'names');
    return names === undefined
      ? 'The chosen record belongs to another branch, choose another one'
      : `Remove what belongs to another branch: ${names}`;
  },
  not_yours: () => 'You have no access to the chosen record, choose another one',
  role_not_yours: () => 'Only a super administrator may appoint another one, choose another role',
  level_not_yours: (details) =>
    withNumber(
      details,
      'min',
      (min) => `Enter ${number(min)} or more, you have no higher level yourself`,
      'You cannot grant so high a level',
    ),
  area_not_yours: () => 'You do not have one of these rights yourself, leave it as it was',
  store_not_yours: () => 'You have no access to one of these branches yourself, keep only your own',
  password_common: () => 'This password is too common, choose another one',
  password_personal: () => 'The password is little more than your name, e-mail or the name of the application, choose another one',
  password_already_used: ({ day = '' }) => `You have used this password before (${day}), choose another one`,
  password_too_weak: () => 'The password does not meet all the rules yet',
  password_too_long: (details) =>
    withNumber(details, 'max', (max) => `Enter a password of at most ${letters(max)}`, 'The password is too long, shorten it'),
  wrong_old_password: () => 'The present password is not right, enter it again',
  same_as_previous: () => 'The new password is the same as the present one, choose another one',
  wrong_pin: () => 'The PIN does not match, copy it from the message about the appointment',
  wrong_code: () => 'Wrong code',
  code_expired: () => 'The code no longer holds, have a new one sent',
  authenticator_lost: () =>
    'The server has a new secret key and can no longer check your authenticator application. Use another way, or ask an administrator to reset the second factor, and set the application up again',
  set_up_expired: () => 'Setting it up took too long, begin again',
  password_needed: () => 'Enter your password again for this change',
  no_way_for_codes: () =>
    'Codes could not leave yet and nobody could sign in. Set up an SMS gateway, or add an authenticator app or a passkey for yourself first',
  repeated_row: (details) =>
    withNumber(
      details,
      'line',
      (line) => `Row ${number(line)} has the same value already, keep only one`,
      'The file has the same value already, keep it once',
    ),
  not_clearable: () => 'This field cannot be cleared, enter a value (an empty cell changes nothing)',
  forbidden_row: () => 'You may neither make nor change such a record, ask an administrator to do it',
} satisfies Record<ProblemCode, (details: Details) => string>;
