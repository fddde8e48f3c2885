import { describe, expect, it } from 'vitest';
import { orderName, slotTime } from '../../../../contract/rules/orders/order-name.ts';

const words = { shortWeekdays: ['ne', 'po', 'út', 'st', 'čt', 'pá', 'so'], pin: (pin: string) => `PIN ${pin}` };
const now = new Date('2026-12-01T08:00:00Z');
const order = { name: 'Michaela Matoušková', starts_at: '2026-12-23T07:30:00Z', pin: '245840' };

describe('the name of an order', () => {
  it('says whom it is for and when, then the PIN', () => {
    expect(orderName(order, words, now)).toBe('Michaela Matoušková, st 23. 12. 8:30, PIN 245840');
  });

  it.each(['משה כהן', 'محمد علي'])('keeps the name %s, read from the right, apart from the time and the PIN', (name) => {
    expect(orderName({ ...order, name }, words, now)).toBe(`\u2068${name}\u2069, st 23. 12. 8:30, PIN 245840`);
    // Marks of its own would end the part too early or turn what follows.
    expect(orderName({ pin: '1', name: `${name}\u2069\u202E` }, words, now)).toBe(`\u2068${name}\u2069, PIN 1`);
  });

  it('leaves out what is not known of it', () => {
    expect(orderName({ pin: '245840' }, words, now)).toBe('PIN 245840');
    expect(orderName({ ...order, name: '' }, words, now)).toBe('st 23. 12. 8:30, PIN 245840');
    expect(orderName({}, words, now)).toBe('');
  });
});

describe('the time of an order', () => {
  it.each([
    ['the year is the same', '2026-07-01T06:05:00Z', 'st 1. 7. 8:05'],
    ['the year is another one', '2027-01-04T07:00:00Z', 'po 4. 1. 2027 8:00'],
    // Prague is an hour ahead: there it is the next year and day already.
    ['only Prague is in another year', '2026-12-31T23:30:00Z', 'pá 1. 1. 2027 0:30'],
  ])('is short where %s', (_, iso, text) => {
    expect(slotTime(iso, words.shortWeekdays, now)).toBe(text);
  });

  it('stays as it was written where it is none', () => {
    expect(slotTime('soon', words.shortWeekdays, now)).toBe('soon');
  });
});
