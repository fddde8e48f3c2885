import { describe, expect, it } from 'vitest';
import { surnameFirst } from '../../../contract/rules/text/surname-first.ts';
import { weeksAround } from '../../../src/custom/calendar/calendar-address.ts';
import { type CalendarOrder, dayLayout, type OfferedDay, shownHours } from '../../../src/custom/calendar/day-layout.ts';
import { stepCells } from '../../../src/custom/calendar/step-cells.ts';

const now = new Date('2026-11-30T06:00:00.000Z');
const at = (clock: string, minutes = 30) => {
  const starts = new Date(`2026-12-01T${clock}:00.000+01:00`);
  return { starts_at: starts.toISOString(), ends_at: new Date(starts.getTime() + minutes * 60_000).toISOString() };
};
const order = (id: number, clock: string, more: Partial<CalendarOrder> = {}): CalendarOrder => ({
  id,
  name: `Klient ${id}`,
  state: 'confirmed',
  ...at(clock),
  ...more,
});
const day = (times: OfferedDay['times'], intervals = [{ opens: '08:00', closes: '12:00' }]): OfferedDay => ({
  day: '2026-12-01',
  type: 'free',
  note: null,
  intervals,
  times,
});
const drawn = (offered: OfferedDay, orders: readonly CalendarOrder[]) =>
  dayLayout(offered, orders, now).cells.map(({ kind, lane, from, to }) => [kind, lane, from, to]);

describe('a day of the calendar of orders', () => {
  it('has a lane for each place: orders first, then free ones, then those that others take', () => {
    const offered = day([{ ...at('08:00'), capacity: 3, free: 1 }]);
    expect(drawn(offered, [order(1, '08:00')])).toEqual([
      ['order', 0, 480, 510],
      ['free', 1, 480, 510],
      ['taken', 2, 480, 510],
    ]);
    expect(dayLayout(offered, [], now).lanes).toBe(3);
  });

  it('puts a free place beside an order that stands in another lane', () => {
    const offered = day([{ ...at('08:30'), capacity: 2, free: 1 }]);
    const orders = [order(1, '08:00'), order(2, '08:00', at('08:00', 60))];
    expect(drawn(offered, orders)).toEqual([
      ['order', 0, 480, 510],
      ['order', 1, 480, 540],
      ['free', 0, 510, 540],
    ]);
  });

  it('sums a time with more than four places, and leads beside it to a free one', () => {
    const of = (capacity: number, free: number) => dayLayout(day([{ ...at('08:00'), capacity, free }]), [], now);
    expect(of(4, 4).cells.map(({ kind }) => kind)).toEqual(['free', 'free', 'free', 'free']);
    expect(of(8, 3).cells).toMatchObject([
      { kind: 'sum', taken: 5, capacity: 8, lane: 0 },
      { kind: 'free', lane: 1 },
    ]);
    expect(of(8, 0).cells).toMatchObject([{ kind: 'sum', taken: 8, capacity: 8 }]);
  });

  it('keeps the orders of a closed day, and says who collides', () => {
    const colliding = (offered: OfferedDay, one: CalendarOrder) =>
      dayLayout(offered, [one], now).cells.map((cell) => cell.kind === 'order' && cell.collides);
    expect(colliding(day([], []), order(1, '09:00'))).toEqual([true]);
    expect(colliding(day([]), order(1, '11:45'))).toEqual([true]);
    expect(colliding(day([]), order(1, '11:30'))).toEqual([false]);
    expect(colliding(day([], []), order(1, '09:00', { state: 'missed' }))).toEqual([false]);
  });

  it('shows whole hours around all that is in it', () => {
    const offered = day([], [{ opens: '08:30', closes: '11:30' }]);
    expect(shownHours([offered], [dayLayout(offered, [order(1, '14:45')], now)])).toEqual({ first: 480, last: 960 });
    expect(shownHours([], [])).toEqual({ first: 480, last: 1020 });
  });
});

describe('arrows in the calendar of orders', () => {
  const cell = (column: number, lane: number, from: number) => ({ column, lane, from });
  const cells = [cell(0, 0, 480), cell(0, 1, 480), cell(0, 0, 540), cell(1, 0, 510), cell(1, 0, 600)];
  it.each([
    ['ArrowDown', cells[0], cells[2]],
    ['ArrowUp', cells[2], cells[0]],
    ['ArrowRight', cells[0], cells[1]],
    ['ArrowRight', cells[1], cells[3]],
    ['ArrowLeft', cells[4], cells[1]],
    ['ArrowRight', cells[4], undefined],
    ['Home', cells[0], undefined],
  ])('%s leads to the nearest place in its direction', (key, from, to) => {
    expect(stepCells(cells, from ?? cell(9, 9, 9), key)).toEqual(to);
  });
});

describe('a name in a cell, whose end is cut off', () => {
  it.each([
    ['Alena Musilová', 'Musilová Alena'],
    ['Matoušková Michaela', 'Matoušková Michaela'],
    ['Petr Jan Hájek', 'Hájek Petr Jan'],
    ['Hájek', 'Hájek'],
    ['Ing. Petr Hájek, CSc.', 'Ing. Petr Hájek, CSc.'],
    ['', ''],
  ])('%s begins with the surname: %s', (name, shown) => {
    expect(surnameFirst(name)).toBe(shown);
  });
});

describe('the weeks that a calendar reads', () => {
  it.each([
    ['the last day of a month', 'week', '2026-11-30', { from: '2026-11-30', to: '2027-01-03' }],
    ['a day of the fifth week', 'day', '2027-01-03', { from: '2026-11-30', to: '2027-01-03' }],
    ['a day beyond them', 'day', '2027-01-04', { from: '2026-12-28', to: '2027-01-31' }],
    ['a day that has passed', 'week', '2026-11-29', { from: '2026-10-26', to: '2026-12-06' }],
    ['a month', 'month', '2026-11-30', { from: '2026-10-26', to: '2026-12-06' }],
  ] as const)('of %s are five from today, or those of its month', (_, view, chosen, weeks) => {
    expect(weeksAround({ view, day: chosen }, '2026-11-30')).toEqual(weeks);
  });
});
