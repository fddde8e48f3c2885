import { describe, expect, it } from 'vitest';
import { affectedOrders } from '../../../../contract/rules/booking/lost-orders.ts';
import { type ServiceBlock, serviceHours, sourcesOfService } from '../../../../contract/rules/booking/service-hours.ts';
import { dayNote, type OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { instantOn } from '../../../../contract/rules/opening/open-instants.ts';

const monday = '2026-11-30';
const week = { name: 'Základ', valid_from: null, valid_to: null, intervals: [{ weekday: 1, opens: '08:00', closes: '12:00' }] };
const store: OpeningSources = { plans: [{ ...week, id: 1 }], exceptions: [], marks: [] };
const mark = { id: 7, day: monday, day_type: 'blocked', note: null } as const;
const block: ServiceBlock = { id: 3, service_id: 1, first_day: monday, last_day: monday, from_time: null, to_time: null, note: 'Nemoc' };
const of = (changes: Partial<ServiceBlock>, service = 1) => sourcesOfService(store, [{ ...block, ...changes }], service);

describe('the hours of a service', () => {
  it.each([
    ['a block of the whole day takes all of them', {}, [], 'blocked', 'Nemoc'],
    ['a block of hours leaves the rest', { from_time: '09:00', to_time: '10:00' }, ['08:00–09:00', '10:00–12:00'], 'free', 'Nemoc'],
    ['a block after the hours changes nothing', { from_time: '13:00', to_time: '24:00' }, ['08:00–12:00'], 'free', null],
    ['a block of other days changes nothing', { first_day: '2026-12-01', last_day: '2026-12-04' }, ['08:00–12:00'], 'free', null],
    ['a block that ends on the day holds on it', { first_day: '2026-11-01' }, [], 'blocked', 'Nemoc'],
    ['a block of another service changes nothing', { service_id: 2 }, ['08:00–12:00'], 'free', null],
  ])('%s', (_, changes, ...expected) => {
    const { intervals, type, reasons } = serviceHours(monday, of(changes));
    expect([intervals.map(({ opens, closes }) => `${opens}–${closes}`), type, dayNote(reasons)]).toEqual(expected);
  });
});

describe('orders that are affected', () => {
  const order = { service_id: 1, starts_at: instantOn(monday, '09:00'), ends_at: instantOn(monday, '09:15'), kept_under: null };
  const other = { ...order, service_id: 2 };
  const affected = (sources: OpeningSources, blocks: readonly ServiceBlock[], orders: readonly (typeof order | typeof kept)[]) =>
    affectedOrders(orders, (service) => sourcesOfService(sources, blocks, service)).map(({ service_id, closure }) => [
      service_id,
      closure.code,
    ]);
  const kept = { ...order, kept_under: 'service_blocked:3' };

  it('are those of every service where the branch is closed, and of the one that is blocked', () => {
    expect(affected(store, [], [order, other])).toEqual([]);
    expect(affected(store, [block], [order, other])).toEqual([[1, 'service_blocked']]);
    expect(affected({ ...store, marks: [mark] }, [block], [order, other])).toEqual([
      [1, 'blocked'],
      [2, 'blocked'],
    ]);
  });

  it('are those too that the block only begins to reach, and none that it touches', () => {
    const hours = (from_time: string, to_time: string) => affected(store, [{ ...block, from_time, to_time }], [order]);
    expect([hours('09:10', '10:00').length, hours('09:15', '10:00').length, hours('08:00', '09:00').length]).toEqual([1, 0, 0]);
  });

  it('are not asked about again where they are kept, until something else closes their time', () => {
    expect(affected(store, [block], [kept])).toEqual([]);
    expect(affected(store, [{ ...block, id: 4 }], [kept])).toEqual([[1, 'service_blocked']]);
    expect(affected({ ...store, marks: [mark] }, [block], [kept])).toEqual([[1, 'blocked']]);
  });

  it('include those of a branch whose hours nobody has entered, where their service is blocked', () => {
    expect(affected({ ...store, plans: [] }, [], [order])).toEqual([]);
    expect(affected({ ...store, plans: [] }, [block], [order])).toEqual([[1, 'service_blocked']]);
  });
});
