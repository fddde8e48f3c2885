import { describe, expect, it } from 'vitest';
import { type BookingPlan, limitUnderPromise, planUnderPromise } from '../../../../contract/rules/booking/booking-plan.ts';

const plan: BookingPlan = { intervals: [], days_ahead: 30, opens_at: '08:00', least_minutes_before: 60 };
const promise = { days_ahead: 30, opens_at: '08:00', least_minutes_before: 60, active_orders_limit: 2 };

describe('a plan for an order that was made under a promise', () => {
  it.each([
    ['stays where nothing was promised', undefined, {}],
    ['reaches as far ahead as was promised', { days_ahead: 60, opens_at: '10:00' }, { days_ahead: 60, opens_at: '10:00' }],
    ['reaches farther where the office has grown more generous', { days_ahead: 7, opens_at: '00:00' }, {}],
    ['opens its days as early as was promised', { opens_at: '06:00' }, { opens_at: '06:00' }],
    ['opens them earlier where the office does now', { opens_at: '12:00' }, {}],
    ['takes a move as late as was promised', { least_minutes_before: 0 }, { least_minutes_before: 0 }],
    ['takes it later where the office does now', { least_minutes_before: 1440 }, {}],
  ])('%s', (_, promised, expected) => {
    expect(planUnderPromise(plan, promised === undefined ? undefined : { ...promise, ...promised })).toEqual({ ...plan, ...expected });
  });

  it('confirms as many orders of one e-mail as it allowed then or allows now, whichever is more', () => {
    const limits = [1, 2, 3, null].map((limit) => limitUnderPromise(limit, promise));
    expect(limits).toEqual([2, 2, 3, null]);
    expect(limitUnderPromise(1, { ...promise, active_orders_limit: null })).toBeNull();
    expect(limitUnderPromise(1, undefined)).toBe(1);
  });
});
