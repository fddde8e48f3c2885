import { expect, it } from 'vitest';
import type { BookingInterval, BookingPlan } from '../../../../contract/rules/booking/booking-plan.ts';
import { lostBySwitched, lostOrders } from '../../../../contract/rules/booking/lost-orders.ts';

const quarters: BookingInterval = {
  weekday: 2,
  opens: '08:00',
  closes: '12:00',
  length_minutes: 15,
  capacity: 1,
  valid_from: null,
  valid_to: null,
};
const planWith = (changes: Partial<BookingInterval>): BookingPlan => ({
  intervals: [{ ...quarters, ...changes }],
  days_ahead: 30,
  opens_at: '00:00',
  least_minutes_before: 60,
});
const base = { name: 'Základ', valid_from: null, valid_to: null, intervals: [{ weekday: 2, opens: '08:00', closes: '17:00' }] };
const sources = { plans: [base], exceptions: [], marks: [], blocks: [] };

/** An order of a quarter of an hour on Tuesday, 1 December 2026. */
const orderAt = (time: string) => {
  const starts_at = new Date(`2026-12-01T${time}:00+01:00`);
  return { time, starts_at, ends_at: new Date(starts_at.getTime() + 15 * 60_000) };
};
const orders = ['08:00', '10:05', '11:45', '13:00'].map(orderAt);
const lostBy = (after: BookingPlan) => lostOrders(orders, { before: planWith({}), after, sources }).map(({ time }) => time);

it.each([
  { change: 'nothing', after: planWith({}), lost: [] },
  { change: 'a later beginning', after: planWith({ opens: '08:30' }), lost: ['08:00'] },
  { change: 'an earlier end', after: planWith({ closes: '11:45' }), lost: ['11:45'] },
  { change: 'longer visits', after: planWith({ length_minutes: 30 }), lost: ['08:00', '11:45'] },
  { change: 'a later first day', after: planWith({ valid_from: '2026-12-02' }), lost: ['08:00', '11:45'] },
  { change: 'another weekday', after: planWith({ weekday: 3 }), lost: ['08:00', '11:45'] },
  { change: 'more places', after: planWith({ capacity: 3 }), lost: [] },
])('$change takes the time from $lost', ({ after, lost }) => {
  expect(lostBy(after)).toEqual(lost);
});

it('a day without opening hours takes nothing by a change of the plan', () => {
  const closed = { ...sources, exceptions: [{ day: '2026-12-01', closed: true, intervals: [], note: null }] };
  expect(lostOrders(orders, { before: planWith({}), after: planWith({ weekday: 3 }), sources: closed })).toEqual([]);
});

it.each([
  { change: 'switching off', before: true, after: false, lost: ['08:00', '11:45'] },
  { change: 'a change of what stays on', before: true, after: true, lost: ['08:00'] },
  { change: 'a change of what is off', before: false, after: false, lost: [] },
  { change: 'switching on', before: false, after: true, lost: [] },
])('$change takes the time from $lost', ({ before, after, lost }) => {
  const plans = { before: { ...planWith({}), active: before }, after: { ...planWith({ opens: '08:30' }), active: after } };
  expect(lostBySwitched(orders, { ...plans, sources }).map(({ time }) => time)).toEqual(lost);
});

it('a plan that comes where none was takes nothing', () => {
  expect(lostBySwitched(orders, { before: null, after: { ...planWith({ weekday: 3 }), active: true }, sources })).toEqual([]);
});
