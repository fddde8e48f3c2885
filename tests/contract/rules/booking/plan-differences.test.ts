import { describe, expect, it } from 'vitest';
import type { BookingInterval } from '../../../../contract/rules/booking/booking-plan.ts';
import { type CopiedValues, copiedValues, planDifferences } from '../../../../contract/rules/booking/plan-differences.ts';

const whole = { length_minutes: 15, capacity: 2, valid_from: null, valid_to: null };
const monday: BookingInterval = { ...whole, weekday: 1, opens: '08:00', closes: '12:00' };
const sunday: BookingInterval = { ...whole, weekday: 0, opens: '09:00', closes: '10:00' };
const plan: CopiedValues = {
  days_ahead: 30,
  opens_at: '00:00',
  least_minutes_before: 60,
  active_orders_limit: null,
  intervals: [monday, sunday],
};

describe('differences between two booking plans', () => {
  it('are none between plans that offer the same, in whatever order their intervals stand', () => {
    const winter = { ...monday, valid_from: '2026-12-01', valid_to: null, opens: '08:00' };
    const autumn = { ...monday, valid_to: '2026-11-30' };
    const one = { ...plan, intervals: [sunday, winter, autumn] };
    expect(planDifferences(one, { ...plan, intervals: [autumn, winter, sunday] })).toEqual({ fields: [], days: [] });
  });

  it.each<[string, Partial<BookingInterval>]>([
    ['a later beginning', { opens: '08:30' }],
    ['an earlier end', { closes: '11:00' }],
    ['longer visits', { length_minutes: 30 }],
    ['more places', { capacity: 3 }],
    ['a first day', { valid_from: '2026-12-01' }],
    ['a last day', { valid_to: '2026-12-01' }],
  ])('tell the day with %s', (_, change) => {
    const after = { ...monday, ...change };
    expect(planDifferences(plan, { ...plan, intervals: [sunday, after] })).toEqual({
      fields: [],
      days: [{ weekday: 1, before: [monday], after: [after] }],
    });
  });

  it('tell days that come and days that go, from Monday on', () => {
    const { days } = planDifferences({ ...plan, intervals: [sunday] }, { ...plan, intervals: [monday] });
    expect(days).toEqual([
      { weekday: 1, before: [], after: [monday] },
      { weekday: 0, before: [sunday], after: [] },
    ]);
  });

  it('tell values beside the week, also those that are taken away', () => {
    const before = { ...plan, days_ahead: 14, opens_at: '07:00', least_minutes_before: 0, active_orders_limit: 3 };
    expect(planDifferences(before, plan)).toEqual({
      fields: [
        { field: 'days_ahead', before: 14, after: 30 },
        { field: 'opens_at', before: '07:00', after: '00:00' },
        { field: 'least_minutes_before', before: 0, after: 60 },
        { field: 'active_orders_limit', before: 3, after: null },
      ],
      days: [],
    });
  });

  it('tell all that is set of a plan that comes where none is', () => {
    const { fields, days } = planDifferences(null, plan);
    expect(fields.map(({ field, before }) => [field, before])).toEqual([
      ['days_ahead', null],
      ['opens_at', null],
      ['least_minutes_before', null],
    ]);
    expect(days.map(({ weekday }) => weekday)).toEqual([1, 0]);
  });
});

it('copies what a plan offers and neither its name nor what it is for', () => {
  const stored = { ...plan, id: 4, name: 'Pasy', service_id: 5, active: false, intervals: [{ ...monday, id: 8, position: 0 }] };
  expect(copiedValues(stored)).toEqual({ ...plan, intervals: [monday] });
});
