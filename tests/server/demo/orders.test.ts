import { describe, expect, it } from 'vitest';
import { addDays, dayOf, minuteMs, startOf } from '../../../server/demo/calendar.ts';
import { demonstration } from '../../../server/demo/demonstration.ts';
import { openingHours } from '../../../server/demo/opening-hours.ts';

const now = new Date('2026-09-16T08:20:00Z');
const town = demonstration(now);
const orders = town.rows.orders;
const recent = [...town.tickets()].flat().filter(({ created_at }) => created_at > '2026-08-15');
// Later tickets of a visit overwrite the first one: the last says how it ended.
const lastTickets = new Map(recent.map((ticket) => [ticket.order_id, ticket]));

describe('orders', () => {
  it('are a few thousand, thirty days back and thirty ahead', () => {
    expect(orders.length).toBeGreaterThan(3000);
    expect(orders.length).toBeLessThan(9000);
    const days = orders.map(({ starts_at }) => dayOf(Date.parse(starts_at))).toSorted();
    expect((days[0] ?? '') >= addDays('2026-09-16', -30)).toBe(true);
    expect((days.at(-1) ?? '') <= addDays('2026-09-16', 30)).toBe(true);
  });

  it('lie in opening hours', () => {
    const outside = orders.filter(({ store_id, starts_at, ends_at }) => {
      const day = dayOf(Date.parse(starts_at));
      const hours = openingHours(store_id, day);
      return (
        hours === null ||
        Date.parse(starts_at) < startOf(day) + hours[0] * minuteMs ||
        Date.parse(ends_at) > startOf(day) + hours[1] * minuteMs
      );
    });
    expect(outside).toEqual([]);
  });

  it('share neither a PIN nor a slot of a service', () => {
    expect(new Set(orders.map(({ pin }) => pin)).size).toBe(orders.length);
    expect(new Set(orders.map(({ service_id, starts_at }) => `${service_id} ${starts_at}`)).size).toBe(orders.length);
  });

  it('are made before they begin and before now, confirmed and cancelled after they were made', () => {
    const wrong = orders.filter((row) => {
      const later = [row.confirmed_at, row.cancelled_at].filter((instant) => instant !== null);
      return (
        row.created_at > row.starts_at ||
        row.created_at > now.toISOString() ||
        later.some((instant) => instant < row.created_at || instant > now.toISOString())
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are in every state on some day', () => {
    expect(new Set(orders.map(({ state }) => state)).size).toBe(7);
  });

  it('are of services that can be ordered', () => {
    const ordered = new Set(town.rows.services.filter(({ web_order }) => web_order).map(({ id }) => id));
    expect(orders.filter(({ service_id }) => !ordered.has(service_id))).toEqual([]);
  });
});

describe('an order and its ticket', () => {
  it('go together: who was served has a ticket that ended, who did not come has none', () => {
    const wrong = orders.filter(({ id, state }) => {
      const last = lastTickets.get(id);
      if (state === 'served') return last === undefined || last.finished_at === null;
      if (state === 'arrived') return last === undefined || last.finished_at !== null;
      return state === 'missed' ? last !== undefined && last.state !== 'missed' && last.state !== 'cancelled' : last !== undefined;
    });
    expect(wrong).toEqual([]);
  });

  it('are of the same store', () => {
    const storeOf = new Map(orders.map(({ id, store_id }) => [id, store_id]));
    expect(recent.filter(({ order_id, store_id }) => order_id !== null && storeOf.get(order_id) !== store_id)).toEqual([]);
  });
});
