import { describe, expect, it } from 'vitest';
import {
  type Booking,
  type BookingEvent,
  bookingAfter,
  findShownStep,
  nothingYet,
} from '../../../../contract/rules/booking-page/booking-steps.ts';

const after = (...events: readonly BookingEvent[]): Booking => events.reduce(bookingAfter, nothingYet);
const chosen: readonly BookingEvent[] = [
  { type: 'thing', thing: 'Doklady' },
  { type: 'place', serviceId: 7 },
  { type: 'day', day: '2026-11-26' },
  { type: 'held', startsAt: '2026-11-26T09:15:00.000Z', hold: 'secret' },
  { type: 'typed', typed: { email: 'jana@posta.test' } },
];

describe('the steps of a booking', () => {
  it.each([
    [0, 'thing'],
    [1, 'place'],
    [2, 'day'],
    [3, 'time'],
    [4, 'form'],
  ] as const)('after %i choices lead no further than to the next one, %s', (count, step) => {
    expect(findShownStep(after(...chosen.slice(0, count)), 'form')).toBe(step);
  });

  it('go back to any step, and forth again with all that was chosen and typed', () => {
    const booking = after(...chosen);
    expect(findShownStep(booking, 'thing')).toBe('thing');
    expect(bookingAfter(booking, { type: 'thing', thing: 'Doklady' })).toEqual(booking);
    expect(findShownStep(booking, 'form')).toBe('form');
  });

  it.each([
    [{ type: 'thing', thing: 'Matrika' }, { thing: 'Matrika' }, 'place'],
    [{ type: 'place', serviceId: 8 }, { thing: 'Doklady', serviceId: 8 }, 'day'],
    [{ type: 'day', day: '2026-11-27' }, { thing: 'Doklady', serviceId: 7, day: '2026-11-27' }, 'time'],
    [{ type: 'lost' }, { thing: 'Doklady', serviceId: 7, day: '2026-11-26' }, 'time'],
  ] as const)('after %j keep what does not depend on it, and all that was typed', (event, choice, step) => {
    const booking = bookingAfter(after(...chosen), event);
    expect(booking).toEqual({ choice, typed: { ...nothingYet.typed, email: 'jana@posta.test' } });
    expect(findShownStep(booking, 'form')).toBe(step);
  });
});
