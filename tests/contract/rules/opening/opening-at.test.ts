import { describe, expect, it } from 'vitest';
import { openingAt } from '../../../../contract/rules/opening/open-instants.ts';

const hours = {
  today: [
    { opens: '08:00', closes: '11:30' },
    { opens: '12:30', closes: '17:00' },
  ],
  next: { day: '2026-11-23', opens: '07:30' },
};
const tomorrow = { isOpen: false, opens: { day: '2026-11-23', time: '07:30' } };

describe('how a store stands at an instant', () => {
  // The 20th of November 2026; clocks in Prague are an hour ahead of Greenwich.
  it.each([
    ['before it opens', '06:59:59', { isOpen: false, opens: { day: '2026-11-20', time: '08:00' } }],
    ['when it opens', '07:00:00', { isOpen: true, closes: '11:30' }],
    ['in the break', '10:30:00', { isOpen: false, opens: { day: '2026-11-20', time: '12:30' } }],
    ['in the afternoon', '15:59:59', { isOpen: true, closes: '17:00' }],
    ['when it closes', '16:00:00', tomorrow],
  ])('%s', (_, time, opening) => {
    expect(openingAt(hours, new Date(`2026-11-20T${time}Z`))).toEqual(opening);
  });

  it('is closed without a next opening where none is known', () => {
    expect(openingAt({ today: [], next: null }, new Date('2026-11-20T09:00:00Z'))).toEqual({ isOpen: false, opens: null });
  });
});
