import { describe, expect, it } from 'vitest';
import { takenBy } from '../../../../contract/rules/booking/cells.ts';
import { type FreeTimesQuery, freeTimeAt, freeTimes } from '../../../../contract/rules/booking/free-times.ts';
import { instantOn } from '../../../../contract/rules/opening/open-instants.ts';

const monday = '2026-11-23';
const visit = { length_minutes: 30, capacity: 2, valid_from: null, valid_to: null };
const plan = {
  intervals: [{ ...visit, weekday: 1, opens: '08:00', closes: '09:00' }],
  days_ahead: 14,
  opens_at: '06:00',
  least_minutes_before: 60,
};
const sources = {
  plans: [{ name: 'Základní', valid_from: null, valid_to: null, intervals: [{ weekday: 1, opens: '08:00', closes: '12:00' }] }],
  exceptions: [],
  marks: [],
  blocks: [],
};
const at = (day: string, time: string) => instantOn(day, time);
const span = (from: string, to: string) => ({ starts_at: at(monday, from).getTime(), ends_at: at(monday, to).getTime() });

const asked: FreeTimesQuery = { plan, sources, taken: () => 0, now: at('2026-11-20', '12:00'), first: monday, last: monday };
const dayOf = (changes: Partial<FreeTimesQuery>) => freeTimes({ ...asked, ...changes })[0];
const freeOf = (changes: Partial<FreeTimesQuery>) => dayOf(changes)?.times.map(({ free }) => free);

describe('free times', () => {
  it('say how many places are left at each', () => {
    expect(freeOf({ taken: takenBy([span('08:00', '08:30')]) })).toEqual([1, 2]);
  });

  it('count a longer visit in all that it crosses', () => {
    expect(freeOf({ taken: takenBy([span('08:15', '08:45'), span('08:25', '08:35')]) })).toEqual([0, 0]);
  });

  it('never fall below none, also when more came than there are places', () => {
    expect(freeOf({ taken: () => 7 })).toEqual([0, 0]);
    expect(dayOf({ taken: () => 7 })?.type).toBe('occupied');
  });

  it('end the least time before their beginning', () => {
    expect(freeOf({ now: at(monday, '07:00') })).toEqual([2, 2]);
    expect(freeOf({ now: at(monday, '07:01') })).toEqual([2]);
    expect(dayOf({ now: at(monday, '07:31') })?.type).toBe('notAvailable');
  });

  it('open so many days ahead at their time', () => {
    expect(dayOf({ now: at('2026-11-09', '05:59') })).toMatchObject({ times: [], opens_at: at('2026-11-09', '06:00'), type: 'free' });
    expect(dayOf({ now: at('2026-11-09', '06:00') })).toMatchObject({ times: [{ free: 2 }, { free: 2 }], opens_at: null });
  });

  it.each([
    ['a public holiday', { first: '2026-12-28', last: '2026-12-28' }, 'free'],
    ['a blocked day', { sources: { ...sources, marks: [{ day: monday, day_type: 'blocked' as const, note: null }] } }, 'blocked'],
    ['a marked holiday', { sources: { ...sources, marks: [{ day: monday, day_type: 'holiday' as const, note: null }] } }, 'holiday'],
    ['a closed date', { sources: { ...sources, exceptions: [{ day: monday, closed: true, intervals: [], note: null }] } }, 'notAvailable'],
    ['a branch without hours', { sources: { plans: [], exceptions: [], marks: [], blocks: [] } }, 'notAvailable'],
  ])('on %s', (_, changes, type) => {
    const day = dayOf({ now: at('2026-11-20', '12:00'), ...changes });
    expect(day?.type).toBe(type);
    if (type !== 'free') expect(day?.times).toEqual([]);
  });

  it('are told with what the hours cut off', () => {
    const late = { ...plan, intervals: [{ ...visit, weekday: 1, opens: '11:30', closes: '12:30' }] };
    expect(dayOf({ plan: late })?.cut).toEqual([{ opens: '12:00', closes: '12:30' }]);
  });
});

describe('a time that is asked for', () => {
  const wanted = { plan, sources, taken: () => 0, now: at('2026-11-20', '12:00'), first: monday, last: monday };
  const eight = { starts_at: at(monday, '08:00').getTime(), ends_at: at(monday, '08:30').getTime(), capacity: 2, free: 2 };
  it.each([
    ['is free, as long as it is offered', {}, eight],
    ['is full', { taken: () => 2 }, undefined],
    ['is the own one of the order that is moved', { movedFrom: at(monday, '08:00') }, undefined],
    ['comes too late', { now: at(monday, '07:30') }, undefined],
    ['has not opened yet', { now: at('2026-11-01', '12:00') }, undefined],
  ])('%s', (_, changes, expected) => {
    expect(freeTimeAt(at(monday, '08:00'), freeTimes({ ...wanted, ...changes }))).toEqual(expected);
  });

  it('is none between the times of the plan', () => {
    expect(freeTimeAt(at(monday, '08:10'), freeTimes(wanted))).toBeUndefined();
  });
});
