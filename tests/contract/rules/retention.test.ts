import { describe, expect, it } from 'vitest';
import { clientDays, defaultRetention, nightsToErase } from '../../../contract/rules/backup/retention.ts';

const nights = ['2026-11-24', '2026-10-26', '2026-10-25', '2026-08-31', '2026-10-24'];
const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe('the backups that are written again without personal values', () => {
  it('are those older than any of clients’ data may be, the oldest first', () => {
    expect(nightsToErase(nights, '2026-11-24')).toEqual(['2026-08-31', '2026-10-24']);
    expect(nightsToErase(nights, '2026-11-25')).toEqual(['2026-08-31', '2026-10-24', '2026-10-25']);
  });

  it.each([
    [{}, 30],
    [{ orderDays: 60 }, 60],
    [{ droppedOrderDays: 45 }, 45],
    [{ messageDays: 5 }, 7],
    // Of staff.
    [{ sessionDays: 900, auditMonths: 90 }, 30],
  ])('come with %o after %i days', (changed, days) => {
    const [night, retention] = ['2026-01-01', { ...defaultRetention, ...changed }];
    expect(clientDays(retention)).toBe(days);
    expect(nightsToErase([night], daysAfter(night, days), retention)).toEqual([]);
    expect(nightsToErase([night], daysAfter(night, days + 1), retention)).toEqual([night]);
  });
});
