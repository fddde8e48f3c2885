import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FreeTime } from '../../../../contract/rules/booking/free-times.ts';
import { proposedOptions, proposeMoves } from '../../../../contract/rules/booking/propose-moves.ts';

const quarter = 900_000;
const timeAt = (iso: string, free = 1): FreeTime => ({ starts_at: Date.parse(iso), ends_at: Date.parse(iso) + quarter, capacity: 1, free });
const proposedFor = (from: string, times: readonly FreeTime[]): string | undefined => {
  const [proposal] = proposeMoves([{ id: 1, starts_at: new Date(from), pool: 'a', times }]);
  return proposal?.proposed === undefined ? undefined : new Date(proposal.proposed.starts_at).toISOString();
};

describe('a proposed time', () => {
  it.each([
    [
      'the same hour of the next day before an earlier one of it',
      '2026-12-09T08:15:00.000Z',
      ['2026-12-10T07:00:00.000Z', '2026-12-10T08:15:00.000Z'],
      1,
    ],
    ['the same day before another one', '2026-12-09T08:15:00.000Z', ['2026-12-10T08:15:00.000Z', '2026-12-09T14:00:00.000Z'], 1],
    ['a later day before an earlier one as near', '2026-12-09T08:15:00.000Z', ['2026-12-08T08:15:00.000Z', '2026-12-10T08:15:00.000Z'], 1],
    ['a later hour before an earlier one as near', '2026-12-09T08:15:00.000Z', ['2026-12-10T08:00:00.000Z', '2026-12-10T08:30:00.000Z'], 1],
    [
      'the hour on the wall, when clocks change between',
      '2026-10-24T07:00:00.000Z',
      ['2026-10-26T07:00:00.000Z', '2026-10-26T08:00:00.000Z'],
      1,
    ],
  ])('is %s', (_, from, times, expected) => {
    expect(
      proposedFor(
        from,
        times.map((time) => timeAt(time)),
      ),
    ).toBe(times[expected]);
  });

  it('is none where the only free one is that of the order', () => {
    expect(proposedFor('2026-12-09T08:15:00.000Z', [timeAt('2026-12-09T08:15:00.000Z')])).toBeUndefined();
  });

  it('is given to no more orders than it has places, and every order has one as long as there are any', () => {
    const slots = fc.array(fc.record({ slot: fc.nat({ max: 200 }), free: fc.integer({ min: 0, max: 3 }) }), { maxLength: 30 });
    fc.assert(
      fc.property(slots, fc.array(fc.nat({ max: 200 }), { maxLength: 20 }), (given, orders) => {
        const places = new Map(given.map(({ slot, free }) => [slot, free]));
        const begin = Date.parse('2026-12-07T07:00:00.000Z');
        const times = [...places].map(([slot, free]) => timeAt(new Date(begin + slot * quarter).toISOString(), free));
        const proposals = proposeMoves(
          orders.map((slot, id) => ({ id, starts_at: new Date(begin + slot * quarter + 60_000), pool: 'a', times })),
        );
        const taken = proposals.flatMap(({ proposed }) => (proposed === undefined ? [] : [proposed.starts_at]));
        for (const { starts_at, free } of times) expect(taken.filter((one) => one === starts_at).length).toBeLessThanOrEqual(free);
        const room = [...places.values()].reduce((sum, free) => sum + free, 0);
        expect(taken).toHaveLength(Math.min(orders.length, room));
        for (const { options } of proposals) expect(options.length).toBeLessThanOrEqual(proposedOptions);
      }),
    );
  });
});
