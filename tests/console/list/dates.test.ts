import { describe, expect, it } from 'vitest';
import { formatDay, formatInstant } from '../../../src/crud/core/format.ts';

describe('time in Prague', () => {
  it('is shown as DD.MM.YYYY HH:mm, in summer and in winter', () => {
    expect(formatInstant('2026-07-01T22:30:00.000Z')).toBe('02.07.2026 00:30');
    expect(formatInstant('2026-12-31T23:05:00.000Z')).toBe('01.01.2027 00:05');
    expect(formatDay('2027-02-01')).toBe('01.02.2027');
  });
});
