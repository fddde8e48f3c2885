import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockSkewSeconds, mostSkewSeconds } from '../../../../contract/rules/branch/clock-skew.ts';
import { type Bucket, takeFrom } from '../../../../contract/rules/branch/token-bucket.ts';

describe('the clock of a branch', () => {
  const now = new Date('2026-11-20T09:00:00.000Z');
  const skewOf = (branchSays: string): number => clockSkewSeconds(new Date(branchSays), now);

  it.each([
    ['2026-11-20T09:00:00.000Z', 0],
    ['2026-11-20T09:00:07.000Z', 7],
    ['2026-11-20T08:59:50.000Z', -10],
    ['2026-11-20T09:00:00.600Z', 1],
    ['2026-11-20T08:59:59.400Z', -1],
    // No time behind has no sign.
    ['2026-11-20T08:59:59.700Z', 0],
    ['2027-11-20T09:00:00.000Z', 31_536_000],
    ['2027-11-20T08:59:59.000Z', 31_535_999],
    ['2031-01-01T00:00:00.000Z', 31_536_000],
    ['1970-01-01T00:00:00.000Z', -31_536_000],
  ])('that says %s runs ahead by %i seconds', (branchSays, seconds) => {
    expect(skewOf(branchSays)).toBe(seconds);
  });

  it('is ahead of the central by as much as the central is behind it, and by a year at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000_000, max: 40_000_000 }), (seconds) => {
        const skew = clockSkewSeconds(new Date(now.getTime() + seconds * 1000), now);
        expect(skew + clockSkewSeconds(now, new Date(now.getTime() + seconds * 1000))).toBe(0);
        expect(Math.abs(skew)).toBe(Math.min(Math.abs(seconds), mostSkewSeconds));
      }),
    );
  });
});

describe('a bucket that fills by itself', () => {
  const terms = { burst: 5, perSecond: 2 };

  it.each([
    ['loses one at once', { left: 5, at: 0 }, 0, { left: 4, at: 0 }],
    ['gives its last one', { left: 1, at: 0 }, 0, { left: 0, at: 0 }],
    ['gives nothing when it is empty', { left: 0, at: 0 }, 0, null],
    ['gives nothing before a whole one has come', { left: 0, at: 1000 }, 1499, null],
    ['gives one as soon as it has come', { left: 0, at: 1000 }, 1500, { left: 0, at: 1500 }],
    ['fills with the time', { left: 1, at: 1000 }, 2000, { left: 2, at: 2000 }],
    ['is never fuller than its burst', { left: 3, at: 0 }, 3_600_000, { left: 4, at: 3_600_000 }],
  ])('%s', (...[, bucket, now, after]) => {
    expect(takeFrom(bucket, now, terms)).toEqual(after);
  });

  it('never gives more than its burst and what came meanwhile', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2000), { maxLength: 60 }), (pauses) => {
        let [bucket, now, given]: [Bucket, number, number] = [{ left: terms.burst, at: 0 }, 0, 0];
        for (const pause of pauses) {
          now += pause;
          const taken = takeFrom(bucket, now, terms);
          if (taken === null) continue;
          bucket = taken;
          given += 1;
          expect(given).toBeLessThanOrEqual(terms.burst + (now / 1000) * terms.perSecond + 1e-9);
        }
      }),
    );
  });
});
