import { expect, it } from 'vitest';
import { bookingPage as czech } from '../../../../contract/messages/cs/booking-page.ts';
import { bookingPage as english } from '../../../../contract/messages/en/booking-page.ts';
import { countVisitMinutes, lengthsOf } from '../../../../contract/rules/booking-page/visit-lengths.ts';

const visit = (from: string, to: string) => ({ starts_at: `2026-12-01T${from}:00.000Z`, ends_at: `2026-12-01T${to}:00.000Z` });

it('a visit is as long as from its beginning to its end', () => {
  expect(countVisitMinutes(visit('08:00', '08:20'))).toBe(20);
});

it('visits of a day have their shortest and longest length, and none have no length', () => {
  expect(lengthsOf([visit('08:00', '08:20'), visit('13:00', '13:10'), visit('14:00', '14:15')])).toEqual({ least: 10, most: 20 });
  expect(lengthsOf([])).toBeUndefined();
});

it('a length is said in both languages as people say it', () => {
  expect([20, 60, 2].map((minutes) => czech.time.takes(minutes, '14:20'))).toEqual([
    'asi 20 minut, do 14:20',
    'asi 1 hodina, do 14:20',
    'asi 2 minuty, do 14:20',
  ]);
  expect(english.time.takes(60, '15:00')).toBe('about 1 hour, until 15:00');
  expect([czech.time.lengths(20, 20), czech.time.lengths(10, 20), czech.time.lengths(30, 60)]).toEqual([
    'Délka návštěvy: asi 20 minut.',
    'Délka návštěvy: asi 10 až 20 minut.',
    'Délka návštěvy: asi 30 minut až 1 hodina.',
  ]);
  expect(english.time.lengths(10, 20)).toBe('Length of the visit: about 10 to 20 minutes.');
});
