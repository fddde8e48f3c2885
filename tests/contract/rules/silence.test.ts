import { describe, expect, it } from 'vitest';
import { bandOfSilence } from '../../../contract/rules/branch-status/store-state.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const since = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const fromTheBeginning = {
  absent: 'never',
  bands: [
    { afterSeconds: 0, is: 'speaks' },
    { afterSeconds: 30, is: 'hesitates' },
    { afterSeconds: 60, is: 'is silent' },
  ],
} as const;
const fromTenSeconds = { absent: 'well', bands: [{ afterSeconds: 10, is: 'late' }] } as const;

describe('a silence', () => {
  it.each([
    [-30, 'speaks'],
    [0, 'speaks'],
    [0.001, 'speaks'],
    [30, 'speaks'],
    [30.001, 'hesitates'],
    [60, 'hesitates'],
    [60.001, 'is silent'],
    [1_000_000, 'is silent'],
  ])('of %d seconds is in the last band whose bound it has passed: %s', (seconds, band) => {
    expect(bandOfSilence(fromTheBeginning, since(seconds), now)).toBe(band);
  });

  it('of what has never spoken has its own name', () => {
    expect(bandOfSilence(fromTheBeginning, null, now)).toBe('never');
  });

  it('that has passed no bound yet is none', () => {
    expect(bandOfSilence(fromTenSeconds, since(10), now)).toBe('well');
    expect(bandOfSilence(fromTenSeconds, since(11), now)).toBe('late');
    expect(bandOfSilence({ absent: 'well', bands: [] }, since(1000), now)).toBe('well');
  });
});
