import { describe, expect, it } from 'vitest';
import { nothingYet } from '../../../../contract/rules/booking-page/booking-steps.ts';
import { parseKeptBooking } from '../../../../contract/rules/booking-page/kept-booking.ts';

const startsAt = '2026-12-01T08:15:00.000Z';
const booking = {
  choice: { thing: 'Doklady', serviceId: 7, day: '2026-12-01', startsAt, hold: 'secret' },
  typed: { email: 'jana@posta.test', name: 'Jana', phone: '', note: 'S kočárkem', consent: true },
};
const hold = {
  token: 'secret',
  serviceId: 7,
  startsAt,
  endsAt: '2026-12-01T08:30:00.000Z',
  held_until: startsAt,
  now: '2026-12-01T08:05:00.000Z',
  receivedAtClock: 5,
};
const nothing = { ...nothingYet, hold: undefined };

describe('what a tab keeps of a booking', () => {
  it('is read as it was written', () => {
    expect(parseKeptBooking(JSON.stringify({ ...booking, hold }))).toEqual({ ...booking, hold });
    expect(parseKeptBooking(JSON.stringify({ ...booking, hold: undefined }))).toEqual({ ...booking, hold: undefined });
  });

  it.each([[null], ['{'], ['7'], ['{"choice":7,"typed":[],"hold":"x"}']])('is nothing where it is %j', (text) => {
    expect(parseKeptBooking(text)).toEqual(nothing);
  });

  it('is no choice without the one before it, and no hold that lacks a part', () => {
    const { serviceId: _, ...broken } = booking.choice;
    const kept = parseKeptBooking(JSON.stringify({ choice: broken, typed: booking.typed, hold: { ...hold, held_until: 7 } }));
    expect(kept).toEqual({ choice: { thing: 'Doklady' }, typed: booking.typed, hold: undefined });
  });

  it.each([
    ['thing', {}],
    ['serviceId', { thing: 'Doklady' }],
    ['day', { thing: 'Doklady', serviceId: 7 }],
    ['startsAt', { thing: 'Doklady', serviceId: 7, day: '2026-12-01' }],
    ['hold', { thing: 'Doklady', serviceId: 7, day: '2026-12-01' }],
  ] as const)('ends before %s where that is missing, empty or of another kind', (name, left) => {
    for (const value of [undefined, '', name === 'serviceId' ? '7' : 7, null]) {
      expect(parseKeptBooking(JSON.stringify({ choice: { ...booking.choice, [name]: value } })).choice).toEqual(left);
    }
  });

  it.each(['token', 'serviceId', 'startsAt', 'endsAt', 'held_until', 'now', 'receivedAtClock'] as const)(
    'holds no time without its %s',
    (name) => {
      for (const value of [undefined, null, {}]) {
        expect(parseKeptBooking(JSON.stringify({ hold: { ...hold, [name]: value } })).hold).toBeUndefined();
      }
    },
  );
});
