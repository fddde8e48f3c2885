import { describe, expect, it } from 'vitest';
import { endsAfterStart } from '../../../contract/rules/time/period.ts';

const rule = endsAfterStart('from', 'to');
const broken = { to: { code: 'end_before_start' } };

describe('a period', () => {
  it('ends after it starts', () => {
    expect(rule({ from: '2026-11-20T09:00:00.000Z', to: '2026-11-20T09:00:00.001Z' })).toEqual({});
    expect(rule({ from: '2026-11-20', to: '2026-11-21' })).toEqual({});
  });

  it('does not end when it starts or before, and the end is to blame', () => {
    expect(rule({ from: '2026-11-20T09:00:00.000Z', to: '2026-11-20T09:00:00.000Z' })).toEqual(broken);
    expect(rule({ from: '2026-11-20T09:00:00.000Z', to: '2026-11-20T08:59:59.999Z' })).toEqual(broken);
    expect(rule({ from: '2026-11-21', to: '2026-11-20' })).toEqual(broken);
  });

  it('is not judged while either end is open', () => {
    for (const open of [null, undefined]) {
      expect(rule({ from: '2026-11-20', ...(open === null ? { to: null } : {}) })).toEqual({});
      expect(rule({ to: '2026-11-20', ...(open === null ? { from: null } : {}) })).toEqual({});
    }
  });
});
