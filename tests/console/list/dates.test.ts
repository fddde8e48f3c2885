import { describe, expect, it } from 'vitest';
import { isoDay } from '../../../contract/rules/typed-date.ts';
import { periodDays, periodInstants } from '../../../src/crud/fields/filters/periods.ts';
import { formatDay, formatInstant } from '../../../src/crud/vocabulary/format.ts';

describe('time in Prague', () => {
  it('is shown as DD.MM.YYYY HH:mm, in summer and in winter', () => {
    expect(formatInstant('2026-07-01T22:30:00.000Z')).toBe('02.07.2026 00:30');
    expect(formatInstant('2026-12-31T23:05:00.000Z')).toBe('01.01.2027 00:05');
    expect(formatDay('2027-02-01')).toBe('01.02.2027');
  });
});

describe('the usual periods', () => {
  const sunday = { year: 2026, month: 11, day: 1, hour: 12, minute: 0, second: 0 };

  it('begin the week on Monday', () => {
    const { first, last } = periodDays('thisWeek', sunday);
    expect([isoDay(first), isoDay(last)]).toEqual(['2026-10-26', '2026-11-01']);
  });

  it('end the month on its last day', () => {
    const { first, last } = periodDays('thisMonth', { ...sunday, month: 2, year: 2028 });
    expect([isoDay(first), isoDay(last)]).toEqual(['2028-02-01', '2028-02-29']);
  });

  it('go over the end of a month', () => {
    expect(periodInstants('yesterday', sunday)).toEqual({ from: '2026-10-30T23:00:00.000Z', to: '2026-10-31T22:59:59.999Z' });
  });
});
