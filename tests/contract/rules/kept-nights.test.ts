import { array, assert as holds, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nightsToKeep } from '../../../contract/rules/backup/kept-nights.ts';

const dayOf = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
const every = (count: number) => Array.from({ length: count }, (_, place) => dayOf(place));

describe('the nights whose backups are kept', () => {
  it('are seven days, the newest of five weeks and of twelve months', () => {
    // Up to 24 November 2027, a Wednesday.
    const kept = [...nightsToKeep(every(693))].toSorted().toReversed();
    expect(kept.slice(0, 7)).toEqual(['2027-11-24', '2027-11-23', '2027-11-22', '2027-11-21', '2027-11-20', '2027-11-19', '2027-11-18']);
    expect(kept.slice(7, 10)).toEqual(['2027-11-14', '2027-11-07', '2027-10-31']);
    expect(kept.slice(10)).toEqual([
      '2027-09-30',
      '2027-08-31',
      '2027-07-31',
      '2027-06-30',
      '2027-05-31',
      '2027-04-30',
      '2027-03-31',
      '2027-02-28',
      '2027-01-31',
      '2026-12-31',
    ]);
  });

  it('are never none of those that there are, and none that are not there', () => {
    holds(
      property(array(integer({ min: 0, max: 1000 }), { maxLength: 60 }), (days) => {
        const nights = days.map(dayOf);
        const kept = nightsToKeep(nights);
        expect([...kept].every((night) => nights.includes(night))).toBe(true);
        for (const night of nights.toSorted().toReversed().slice(0, 1)) expect(kept.has(night)).toBe(true);
        expect(kept.size).toBeLessThanOrEqual(24);
        // Of those that are kept nothing is thrown away the next time.
        expect(nightsToKeep([...kept])).toEqual(kept);
      }),
    );
  });
});
