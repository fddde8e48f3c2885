import { describe, expect, it } from 'vitest';
import { licenceStateOn } from '../../../contract/rules/branch-status/licence.ts';
import { nightDue } from '../../../contract/rules/time/night.ts';

describe('the night whose backup is due', () => {
  it.each([
    ['2026-11-20T00:59:59Z', 2, '2026-11-19'],
    ['2026-11-20T01:00:00Z', 2, '2026-11-20'],
    ['2026-11-20T22:59:59Z', 0, '2026-11-20'],
    ['2026-11-20T23:00:00Z', 0, '2026-11-21'],
    ['2026-01-01T00:30:00Z', 2, '2025-12-31'],
    // In spring clocks go from 1:59 to 3:00; in autumn 2:00 comes twice.
    ['2026-03-29T00:59:59Z', 2, '2026-03-28'],
    ['2026-03-29T01:00:00Z', 2, '2026-03-29'],
    ['2026-10-25T00:00:00Z', 2, '2026-10-25'],
    ['2026-10-25T01:00:00Z', 2, '2026-10-25'],
  ])('is at %s for %i o’clock that of %s', (now, hour, night) => {
    expect(nightDue(new Date(now), hour)).toBe(night);
  });
});

describe('the state of a licence', () => {
  it.each([
    [null, 'valid'],
    ['2026-12-21', 'valid'],
    ['2026-12-20', 'ending'],
    ['2026-11-20', 'ending'],
    ['2026-11-19', 'ended'],
  ])('to %s is %s', (valid_to, state) => {
    expect(licenceStateOn('2026-11-20', { valid_to })).toBe(state);
  });

  it('is none without one', () => {
    expect(licenceStateOn('2026-11-20', null)).toBe('none');
  });
});
