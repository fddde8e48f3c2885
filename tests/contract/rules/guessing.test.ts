import { describe, expect, it } from 'vitest';
import { afterFailure, guessingLimits, mayTry, type Tries, waitMinutes } from '../../../contract/rules/accounts/guessing.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const at = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const untried: Tries = { failed: 0, waitsUntil: null, blockedAt: null };
const policy = { allowed: 5, mayBlock: true };

describe('the limits of guessing', () => {
  it('are a block after a hundred failures, waits of one to fifteen minutes, thirty failures of an address in five minutes, and a year in which a browser is known', () => {
    expect(guessingLimits).toEqual({
      firstWaitMinutes: 1,
      longestWaitMinutes: 15,
      blockedAfter: 100,
      ofAddress: 30,
      addressMinutes: 5,
      deviceDays: 365,
      accountsOfDevice: 10,
    });
  });
});

describe('the wait after failures in a row', () => {
  it.each([
    [0, 5, 0],
    [4, 5, 0],
    [5, 5, 1],
    [6, 5, 2],
    [7, 5, 4],
    [8, 5, 8],
    [9, 5, 15],
    [99, 5, 15],
    [1, 1, 1],
    [2, 1, 2],
    [2, 3, 0],
  ])('is, after %i of which %i are allowed, %i minutes', (failed, allowed, minutes) => {
    expect(waitMinutes(failed, allowed)).toBe(minutes);
  });
});

describe('a try', () => {
  it('is looked at while nothing waits and nothing is blocked', () => {
    expect(mayTry(untried, now)).toBe(true);
    expect(mayTry({ ...untried, failed: 4 }, now)).toBe(true);
  });

  it('is not looked at before the wait is over, and is at its very end', () => {
    expect(mayTry({ ...untried, waitsUntil: at(1) }, now)).toBe(false);
    expect(mayTry({ ...untried, waitsUntil: at(0) }, now)).toBe(true);
    expect(mayTry({ ...untried, waitsUntil: at(-1) }, now)).toBe(true);
  });

  it('is never looked at while the account is blocked, whether it waits too or not', () => {
    expect(mayTry({ ...untried, blockedAt: at(-1) }, now)).toBe(false);
    expect(mayTry({ ...untried, blockedAt: at(-1), waitsUntil: at(-1) }, now)).toBe(false);
    expect(mayTry({ ...untried, blockedAt: at(-1), waitsUntil: at(1) }, now)).toBe(false);
  });
});

describe('one more failure', () => {
  it('is counted, and nothing waits while the policy allows more', () => {
    expect(afterFailure(untried, now, policy)).toEqual({ failed: 1, waitsUntil: null, blockedAt: null });
    expect(afterFailure({ ...untried, failed: 3 }, now, policy)).toEqual({ failed: 4, waitsUntil: null, blockedAt: null });
  });

  it('makes the next try wait once it is the last that the policy allows, and twice as long each time', () => {
    expect(afterFailure({ ...untried, failed: 4 }, now, policy)).toEqual({ failed: 5, waitsUntil: at(60_000), blockedAt: null });
    expect(afterFailure({ ...untried, failed: 5 }, now, policy)).toEqual({ failed: 6, waitsUntil: at(120_000), blockedAt: null });
    expect(afterFailure({ ...untried, failed: 50 }, now, policy)).toEqual({ failed: 51, waitsUntil: at(900_000), blockedAt: null });
  });

  it('blocks the account when it is the hundredth, not sooner', () => {
    expect(afterFailure({ ...untried, failed: 98 }, now, policy).blockedAt).toBeNull();
    expect(afterFailure({ ...untried, failed: 99 }, now, policy)).toEqual({ failed: 100, waitsUntil: at(900_000), blockedAt: now });
    expect(afterFailure({ ...untried, failed: 100 }, now, policy).blockedAt).toEqual(now);
  });

  it('never blocks whoever must stay reachable, who only waits', () => {
    expect(afterFailure({ ...untried, failed: 99 }, now, { ...policy, mayBlock: false })).toEqual({
      failed: 100,
      waitsUntil: at(900_000),
      blockedAt: null,
    });
  });
});
