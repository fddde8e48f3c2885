import { describe, expect, it } from 'vitest';
import { spokenPin, spokenTime, spokenVisit } from '../../contract/messages/cs/basics/spoken-visit.ts';
import { spokenPin as englishPin, spokenVisit as englishVisit } from '../../contract/messages/en/basics/spoken-visit.ts';

const now = new Date('2026-11-20T08:00:00Z');

describe('what is read to a client', () => {
  it('says the day and the hour as people say them, and the year of another one', () => {
    expect(spokenVisit(new Date('2026-11-30T07:00:00Z'), now)).toBe('Pondělí 30. listopadu v 8 hodin');
    expect(spokenVisit(new Date('2027-01-04T13:15:00Z'), now)).toBe('Pondělí 4. ledna 2027 ve 14 hodin 15 minut');
    expect(englishVisit(new Date('2026-11-30T07:00:00Z'), now)).toBe('Monday 30 November at 8:00');
  });

  it.each([
    ['2026-11-30T00:01:00Z', 'v 1 hodinu 1 minutu'],
    ['2026-11-30T01:00:00Z', 've 2 hodiny'],
    ['2026-11-30T04:03:00Z', 'v 5 hodin 3 minuty'],
    ['2026-11-30T19:30:00Z', 've 20 hodin 30 minut'],
  ])('%s is said %s', (instant, said) => {
    expect(spokenTime(new Date(instant))).toBe(said);
  });

  it('dictates a PIN three digits at a time', () => {
    expect(spokenPin('357690')).toBe('tři pět sedm, šest devět nula');
    expect(spokenPin('1042')).toBe('jedna nula čtyři, dva');
    expect(englishPin('357690')).toBe('three five seven, six nine zero');
  });
});
