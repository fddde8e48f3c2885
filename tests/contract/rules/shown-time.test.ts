import { describe, expect, it } from 'vitest';
import { formatDay, formatInstant, formatMoment, formatPastMoment, formatSpokenDay } from '../../../contract/rules/time/shown-time.ts';
import { sourcesOf } from '../../architecture/sources.ts';

describe('dates and times as they are shown', () => {
  it('are of one form each, in Prague, in winter and in summer', () => {
    expect(formatInstant('2026-11-04T07:05:59.000Z')).toBe('04.11.2026 08:05');
    expect(formatInstant('2026-07-31T22:30:00.000Z')).toBe('01.08.2026 00:30');
    expect(formatDay('2026-11-04')).toBe('04.11.2026');
  });

  it('have the day of an old password as page 02 writes it', () => {
    expect(['2026-11-04', '2026-01-20', 'včera'].map(formatSpokenDay)).toEqual(['4. 11. 2026', '20. 1. 2026', 'včera']);
  });

  it('stay as they are where they are unreadable', () => {
    expect([formatInstant('včera'), formatDay('včera')]).toEqual(['včera', 'včera']);
  });

  it('leave the date out of a moment of today, by the clocks of Prague', () => {
    const now = new Date('2026-11-24T22:30:00.000Z');
    expect(formatMoment('2026-11-24T15:48:00.000Z', now)).toBe('16:48');
    expect(formatMoment('2026-11-23T23:00:00.000Z', now)).toBe('00:00');
    expect(formatMoment('2026-11-23T22:59:00.000Z', now)).toBe('23.11.2026 23:59');
    // The same day of another year.
    expect(formatMoment('2025-11-24T15:48:00.000Z', now)).toBe('24.11.2025 16:48');
  });

  it('leave the date out of what was shortly before, also in the evening before', () => {
    const now = new Date('2026-11-30T23:08:00.000Z');
    const past = (iso: string) => formatPastMoment(iso, now);
    expect(past('2026-11-30T22:45:00.000Z')).toBe('23:45');
    expect(past('2026-11-30T11:08:00.001Z')).toBe('12:08');
    expect(past('2026-11-30T11:08:00.000Z')).toBe('30.11.2026 12:08');
    expect(past('2026-11-30T23:10:00.000Z')).toBe('00:10');
    expect(past('2026-12-01T23:10:00.000Z')).toBe('02.12.2026 00:10');
  });

  it('are written in no other way: nothing else makes a date of its own', () => {
    // This module, names that typed dates are read by, parts of an instant, a day that sorts, the wall time of events of this day, and what the demonstration counts with.
    const allowed =
      /^(?:contract\/rules\/(?:time\/shown-time|typing\/date-names|time\/prague-time)|contract\/derive\/check-draft|src\/custom\/shell\/panel\/events|server\/demo\/town\/calendar)\.tsx?$/u;
    const others = sourcesOf('contract', 'server', 'src').filter(
      ({ path, text }) => /DateTimeFormat\(|toLocale(?:Date|Time)?String\(/u.test(text) && !allowed.test(path),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });
});
