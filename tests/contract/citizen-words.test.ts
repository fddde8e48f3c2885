import { expect, it } from 'vitest';
import { letters } from '../../contract/messages/en/mail.ts';
import { orderLetters } from '../../contract/messages/en/order-letters.ts';
import { type CatalogueText, everyText } from '../support/catalogue-texts.ts';

/** Refusals that the public interface answers with; others speak to staff, who have orders. */
const refusals =
  /^(?:errors\.(?:client_blocked|time_not_free|hold_ended|too_many_(?:holds|orders|letters|unconfirmed)|order_link_not_valid|order_not_(?:waiting|changeable|moved)|order_moved_often|hidden_field_filled|booking_closed)|problems\.wrong_pin)$/u;

const link = 'https://mesto.cz';
const ofLetters: readonly CatalogueText[] = [
  ...Object.values(orderLetters).flatMap(({ subject, email, sms }) => [subject, email, sms]),
  letters.orderLink({ link, purpose: 'created', minutes: 60 }),
  letters.orderLink({ link, purpose: 'confirm_request', minutes: 60 }),
  letters.bookAgain(link),
  letters.newPin,
  letters.visitTakes(20, '9:20'),
  letters.visitNote({ pin: '123456', link }),
].map((text) => ['letters', text]);

it('a visit is called an appointment in everything that a foreigner reads: on the page, in letters, calendars and refusals', () => {
  const read = everyText('en').filter(([path]) => path.startsWith('later.bookingPage.') || refusals.test(path));
  const other = /\borders?\b|\bordered\b|\b(?:the|your|this|a) bookings?\b/iu;
  expect(read.length).toBeGreaterThan(100);
  expect([...read, ...ofLetters].filter(([, text]) => other.test(text))).toEqual([]);
});
