import { expect, it } from 'vitest';
import { dayBlocks } from '../../../../contract/rules/booking/day-blocks.ts';
import { withHours } from '../../../../contract/rules/opening/changed-hours.ts';

const monday = '2026-11-30';
const week = [
  { weekday: 1, opens: '08:00', closes: '12:00' },
  { weekday: 1, opens: '13:00', closes: '16:00' },
];
const plans = [{ id: 1, name: 'Základ', valid_from: null, valid_to: null, intervals: week }];
const nothing = { plans, exceptions: [], marks: [], blocks: [] };
const ofDay = { first_day: monday, last_day: monday };
const exception = (closed: boolean, ...hours: readonly (readonly [string, string])[]) => ({
  ...nothing,
  exceptions: [{ id: 5, day: monday, closed, note: 'Porada', intervals: hours.map(([opens, closes]) => ({ opens, closes })) }],
});
const hoursIn = (sources: Parameters<typeof dayBlocks>[1]) =>
  dayBlocks(monday, sources).map(({ by, id, hours }) => [by, id, hours === null ? 'day' : `${hours.opens}–${hours.closes}`]);

it.each([
  ['nothing where the day is as planned', nothing, []],
  [
    'each stretch that an exception takes away',
    exception(false, ['08:00', '09:00'], ['10:00', '12:00'], ['14:00', '16:00']),
    ['09:00–10:00', '13:00–14:00'],
  ],
  ['all hours of a day that an exception closes', exception(true), ['08:00–12:00', '13:00–16:00']],
  ['nothing where an exception only adds hours', exception(false, ['07:00', '12:00'], ['13:00', '18:00']), []],
])('of a day is told %s', (_, sources, taken) => {
  expect(hoursIn(sources)).toEqual(taken.map((hours) => ['exception', 5, hours]));
});

it('of a day are told its mark and the blocks of the service with all of their days', () => {
  const marks = [{ id: 2, day: monday, day_type: 'blocked', note: 'Revize' } as const];
  const block = { id: 9, service_id: 1, first_day: '2026-11-27', last_day: '2026-12-04', from_time: null, to_time: null, note: 'Nemoc' };
  const hours = { ...block, id: 10, from_time: '09:00', to_time: '10:00' };
  const later = { ...block, id: 11, first_day: '2026-12-01' };
  const sources = { ...nothing, marks, blocks: [block, hours, later] };
  expect(hoursIn(sources)).toEqual([
    ['mark', 2, 'day'],
    ['service', 9, 'day'],
    ['service', 10, '09:00–10:00'],
  ]);
  expect(dayBlocks(monday, sources).map(({ first_day }) => first_day)).toEqual([ofDay.first_day, block.first_day, block.first_day]);
});

it('hours that are given back join those that they touch', () => {
  const left = [
    { opens: '08:00', closes: '09:00' },
    { opens: '10:00', closes: '12:00' },
  ];
  expect(withHours(left, { opens: '09:00', closes: '10:00' })).toEqual([{ opens: '08:00', closes: '12:00' }]);
  expect(withHours(left, { opens: '13:00', closes: '14:00' })).toEqual([...left, { opens: '13:00', closes: '14:00' }]);
});
