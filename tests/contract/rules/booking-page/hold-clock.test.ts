import { describe, expect, it } from 'vitest';
import { holdStateAt } from '../../../../contract/rules/booking-page/hold-clock.ts';

// The clock of the client's machine is years behind that of the server.
const held = { now: '2026-11-26T09:00:00.000Z', held_until: '2026-11-26T09:10:00.000Z', receivedAt: 1_000 };

describe('a held time', () => {
  it.each([
    [0, 'held', 600_000],
    [479_999, 'held', 120_001],
    [480_000, 'ending', 120_000],
    [599_999, 'ending', 1],
    [600_000, 'ended', 0],
    [900_000, 'ended', 0],
  ] as const)('after %i ms is %s by the clock of the server, whatever that of the machine shows', (passed, state, leftMs) => {
    expect(holdStateAt(held, held.receivedAt + passed)).toEqual({ state, leftMs });
  });
});
