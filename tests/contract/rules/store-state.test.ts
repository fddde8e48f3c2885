import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOfSilence, storeSilence, storeStates } from '../../../contract/rules/branch-status/store-state.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const silentFor = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const stateAfter = (milliseconds: number) => bandOfSilence(storeSilence, silentFor(milliseconds), now);
const minute = 60_000;

describe('a store', () => {
  it('waits while its branch has never spoken', () => {
    expect(bandOfSilence(storeSilence, null, now)).toBe('waiting');
  });

  it.each([
    ['just now', 0, 'communicating'],
    ['9 minutes 59 seconds ago', 10 * minute - 1000, 'communicating'],
    ['exactly 10 minutes ago', 10 * minute, 'communicating'],
    ['a millisecond over 10 minutes ago', 10 * minute + 1, 'temporarily_silent'],
    ['a millisecond under an hour ago', 60 * minute - 1, 'temporarily_silent'],
    ['exactly an hour ago', 60 * minute, 'temporarily_silent'],
    ['a millisecond over an hour ago', 60 * minute + 1, 'silent'],
    ['a year ago', 365 * 24 * 60 * minute, 'silent'],
  ])('that spoke %s is judged at the bounds of the specification', (_, milliseconds, state) => {
    expect(stateAfter(milliseconds)).toBe(state);
  });

  it('communicates when its clock is ahead of ours', () => {
    expect(stateAfter(-5 * minute)).toBe('communicating');
  });

  it('never gets milder as the silence grows', () => {
    const severity = (milliseconds: number) => storeStates.indexOf(stateAfter(milliseconds));
    fc.assert(
      fc.property(fc.nat(3 * 60 * minute), fc.nat(3 * 60 * minute), (one, more) => {
        expect(severity(one + more)).toBeGreaterThanOrEqual(severity(one));
      }),
    );
  });
});
