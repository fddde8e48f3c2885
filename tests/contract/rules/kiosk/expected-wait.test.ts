import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedWait } from '../../../../contract/rules/kiosk/visit/known-branch.ts';

const waiting = (...people: readonly number[]) => new Map(people.map((count, at) => [at + 1, count]));
const desk = (...services: readonly number[]) => ({ service_ids: services });

describe('the expected wait', () => {
  it.each([
    { says: 'is that of the people ahead at one desk', desks: [desk(1)], people: waiting(3), minutes: 18 },
    { says: 'is half of it at two desks', desks: [desk(1), desk(1)], people: waiting(3), minutes: 9 },
    { says: 'is twice as long where the desk serves another queue too', desks: [desk(1, 2)], people: waiting(3, 1), minutes: 36 },
    { says: 'is not longer for a queue where no one waits', desks: [desk(1, 2)], people: waiting(3, 0), minutes: 18 },
    { says: 'is of whole minutes, rounded up', desks: [desk(1), desk(1), desk(1), desk(1)], people: waiting(3), minutes: 5 },
    { says: 'is nothing where no one waits and a desk is open', desks: [desk(1)], people: waiting(0), minutes: 0 },
    { says: 'is unknown where no desk of the service is open', desks: [desk(2)], people: waiting(0, 0), minutes: null },
    { says: 'is unknown where desks are', desks: undefined, people: waiting(3), minutes: null },
    { says: 'is unknown where the queue is', desks: [desk(1)], people: new Map<number, number>(), minutes: null },
    { says: 'is unknown where the desk also serves an unknown queue', desks: [desk(1, 9)], people: waiting(3), minutes: null },
  ])('$says', ({ desks, people, minutes }) => {
    expect(expectedWait({ desks, waiting: people }, 1, 6)).toBe(minutes);
  });

  it('is unknown for those who wait while nothing says how long one client takes', () => {
    expect(expectedWait({ desks: [desk(1)], waiting: waiting(1) }, 1, null)).toBeNull();
  });

  it('never grows with another desk of the service, and never shrinks with another client', () => {
    const desks = fc.array(
      fc.subarray([1, 2, 3]).map((services) => desk(1, ...services.filter((one) => one !== 1))),
      { minLength: 1, maxLength: 5 },
    );
    const people = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20));
    fc.assert(
      fc.property(desks, people, ([one, ...others], [first, ...rest]) => {
        const wait = (open: readonly ReturnType<typeof desk>[], count: number) =>
          expectedWait({ desks: open, waiting: waiting(count, ...rest) }, 1, 6) ?? Number.NaN;
        if (one === undefined) return;
        const now = wait([one, ...others], first);
        expect(wait([one, ...others, desk(1)], first)).toBeLessThanOrEqual(now);
        expect(wait([one, ...others], first + 1)).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});
