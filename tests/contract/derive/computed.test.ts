import { describe, expect, it } from 'vitest';
import { computedOf } from '../../../contract/derive/computed.ts';
import { field } from '../../../contract/kit/index.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const choices = ['off', 'ended', 'planned', 'never', 'lively', 'silent'] as const;
const scale = {
  from: 'seen_at',
  absent: 'never',
  bands: [
    { afterSeconds: 0, is: 'lively' },
    { afterSeconds: 60, is: 'silent' },
  ],
} as const;
const bare = field.computed(choices, scale);
const state = field.computed(choices, {
  ...scale,
  before: [
    { when: 'active', holds: 'off', is: 'off' },
    { when: 'ended_at', holds: 'set', is: 'ended' },
    { when: 'begins_at', holds: 'coming', is: 'planned' },
  ],
});
const seen = { seen_at: '2026-11-20T09:59:30.000Z' };

describe('a computed value', () => {
  it.each([
    [{}, 'never'],
    [{ seen_at: null }, 'never'],
    [{ seen_at: 12 }, 'never'],
    [{ seen_at: '2026-11-20T10:00:00.000Z' }, 'lively'],
    [{ seen_at: '2026-11-20T09:59:00.000Z' }, 'lively'],
    [{ seen_at: '2026-11-20T09:58:59.000Z' }, 'silent'],
  ])('of %j is the band of its scale: %s', (row, is) => {
    expect(computedOf(bare, row, now)).toBe(is);
  });

  it.each([
    [{ active: false }, 'off'],
    [{ active: true }, 'lively'],
    [{ active: null }, 'lively'],
    [{}, 'lively'],
    [{ ended_at: '2026-01-01T00:00:00.000Z' }, 'ended'],
    [{ ended_at: '' }, 'ended'],
    [{ ended_at: 0 }, 'ended'],
    [{ ended_at: null }, 'lively'],
    [{ begins_at: '2026-11-20T10:00:00.001Z' }, 'planned'],
    [{ begins_at: '2026-11-20T10:00:00.000Z' }, 'lively'],
    [{ begins_at: '2026-11-20T09:00:00.000Z' }, 'lively'],
    [{ begins_at: null }, 'lively'],
    [{ begins_at: 4_000_000_000_000 }, 'lively'],
  ])('of %j is what comes before the scale, or its band: %s', (row, is) => {
    expect(computedOf(state, { ...seen, ...row }, now)).toBe(is);
  });

  it('is the first of what comes before the scale', () => {
    const row = { active: false, ended_at: '2026-01-01T00:00:00.000Z', begins_at: '2027-01-01T00:00:00.000Z' };
    expect(computedOf(state, row, now)).toBe('off');
    expect(computedOf(state, { ...row, active: true }, now)).toBe('ended');
  });
});
