import type { Details } from '../../basics/errors.ts';
import { weekdayOf } from '../../rules/opening/calendar-days.ts';
import { reasonCodes } from '../../rules/opening/day-hours.ts';
import { publicHolidays } from '../../rules/opening/public-holidays.ts';
import { formatDay, formatInstant } from '../../rules/time/shown-time.ts';
import { readDetailNumber, readDetailText } from '../basics/details.ts';
import { officeHours } from './console/stores/office-hours.ts';
import { opening } from './console/stores/store-tabs.ts';

function dayIn(details: Details): string {
  const day = readDetailText(details, 'day');
  return day === undefined ? 'On that day' : `On ${formatDay(day)} (${opening.weekdays[weekdayOf(day)] ?? ''})`;
}

function whyClosed(details: Details): string {
  const code = reasonCodes.find((each) => each === details['code']);
  const holiday = publicHolidays.find((each) => each === details['holiday']);
  if (code === undefined) return '';
  return ` (${officeHours.reasons[code](holiday === undefined ? (readDetailText(details, 'name') ?? '') : officeHours.holidays[holiday])})`;
}

function orReason(details: Details): string {
  return readDetailText(details, 'way') === 'over_capacity_reason' ? ', or write the reason over capacity' : '';
}

function capacityIn(details: Details): string {
  const capacity = readDetailNumber(details, 'capacity');
  return capacity === undefined ? '' : ` (${capacity})`;
}

function nearestIn(details: Details): string {
  const times = readDetailText(details, 'nearest')?.split(' ') ?? [];
  return times.length === 0 ? '' : ` The nearest free ones: ${times.map(formatInstant).join(', ')}.`;
}

function countIn(details: Details): string {
  const max = readDetailNumber(details, 'max');
  return max === undefined ? '' : ` (${max})`;
}

function waitIn(details: Details): string {
  const seconds = readDetailNumber(details, 'seconds');
  if (seconds === undefined) return ' in a while';
  return seconds > 120 ? ` in ${Math.ceil(seconds / 60)} minutes` : ` in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

/** The note of the block in brackets; empty if the reader may not see it. */
function noteIn(details: Details): string {
  const note = readDetailText(details, 'note');
  return note === undefined ? '' : ` (${note})`;
}

/** What is said when an order must not be. */
export const orderRefusals = {
  email_blocked: (details: Details) => {
    const [pattern, reason, until] = ['pattern', 'reason', 'until'].map((name) => readDetailText(details, name));
    const corrected =
      readDetailText(details, 'way') === undefined
        ? 'Enter another one, or ask a super administrator.'
        : `Enter another one, or lift the block: Web orders, Blocked e-mails${pattern === undefined ? '' : `, entry “${pattern}”`}.`;
    return [
      `This e-mail is blocked ${until === undefined ? 'for good' : `until ${formatDay(until)}`}, nothing can be ordered for it.`,
      reason === undefined ? 'No reason was written down.' : `The reason: ${reason.replace(/\.$/u, '')}.`,
      corrected,
    ].join(' ');
  },
  outside_opening_hours: (details: Details) => {
    const hours = readDetailText(details, 'hours');
    return `The time is outside opening hours. ${dayIn(details)} the branch is open${hours === undefined ? ' at other times' : ` ${hours}`}. Choose another time.`;
  },
  service_blocked: (details: Details) => {
    const hours = readDetailText(details, 'hours');
    return `${dayIn(details)} the service is blocked${hours === undefined ? '' : ` ${hours}`}${noteIn(details)}. Choose another time.`;
  },
  office_closed: (details: Details) => `${dayIn(details)} the branch is closed${whyClosed(details)}. Choose another day.`,
  order_ended: () => 'The order has ended, so its time, branch and service stay as they are. For another time make a new order.',
  client_blocked: () => 'This e-mail is blocked, nothing can be booked with it. Enter another one, or ask the office.',
  time_not_free: () => 'That time is not free any more. Choose another one.',
  hold_ended: () => 'We do not hold this time for you any more. Choose it again; what you typed is still here.',
  too_many_holds: () => 'You hold too many times already. Finish booking one, or wait a while.',
  too_many_orders: (details: Details) =>
    `This e-mail has as many appointments as the office allows${countIn(details)}. Cancel one of them first.`,
  order_link_not_valid: () => 'The link to the appointment does not hold. See that it is whole, or ask the office.',
  hidden_field_filled: () => 'Your browser or password manager filled in this field. Empty it and send the form again.',
  order_not_waiting: () =>
    'The appointment does not wait for its confirmation any more: it was confirmed or cancelled, or its time ran out. Look into your e-mail, or book again.',
  letter_too_soon: (details: Details) => `Another e-mail can be sent${waitIn(details)}. Look among unwanted mail meanwhile.`,
  too_many_letters: () => 'No more e-mails can be sent for this appointment. Look among unwanted mail, or book again with another e-mail.',
  mailbox_full: () =>
    'No other link goes to this e-mail now: in the last 24 hours as many messages about unconfirmed appointments went there as we allow. Open the link in one of them, enter another e-mail, or ask the office.',
  too_many_unconfirmed: (details: Details) =>
    `As many appointments from your internet connection wait for their confirmation as we allow${countIn(details)}. Confirm one by the link in its e-mail, or try again${waitIn(details)}.`,
  own_phone_missing: () => 'There is nowhere to send a test SMS: your account has no telephone. Add it in your profile.',
  order_not_changeable: () => 'This appointment cannot be changed any more: its time has begun, or it was cancelled or is done.',
  already_waiting: (details: Details) => {
    const until = readDetailText(details, 'until');
    return `This e-mail or telephone already waits for the same service${until === undefined ? '' : `, until ${formatDay(until)}`}. You cannot join twice; we will write as soon as a place is free.`;
  },
  too_many_waiting: () =>
    'This e-mail, telephone or connection already waits for as many times as we allow. Leave one of the lists first, by the link in its message.',
  waiting_not_offered: () => 'We cannot send a message about a freed place there now. Enter another contact, or call the branch.',
  waiting_link_not_valid: () => 'Nobody waits by this link any more: the waiting has ended, or you have left the list. You can join again.',
  nothing_to_offer: () =>
    'There is nothing to offer now: no free time of the day suits anyone who waits, or too little time is left to come. Offers leave between 7:00 and 20:00.',
  offer_ended: () => 'We do not hold this time any more: half an hour has passed, or the offer has ended.',
  order_not_moved: () => 'The appointment has this time already, so nothing has changed.',
  order_moved_often: () =>
    'You have moved this appointment several times in the last 24 hours, so it cannot be moved now. Try again tomorrow, or call the branch.',
  booking_closed: () => 'This service cannot be booked over the web now. Choose another one, or ask the office.',
  order_not_offered: (details: Details) => `The service is not ordered at that time. Choose one of the free times${orReason(details)}.`,
  order_other_length: (details: Details) => {
    const ends = readDetailText(details, 'ends_at');
    return `The time that begins then ${ends === undefined ? 'has another length' : `ends at ${formatInstant(ends)}`}. Enter that end${orReason(details)}.`;
  },
  order_full: (details: Details) =>
    `All places of that time are taken${capacityIn(details)}.${nearestIn(details)} Choose another free time${orReason(details)}.`,
  over_capacity_not_yours: () =>
    'Only who has the right “Ordering over capacity” may order over capacity or outside of office hours. Clear the reason and choose a free time.',
  order_in_past: () => 'That time has passed. Choose one that is still to come.',
};
