import { describe, expect, it } from 'vitest';
import { banOn } from '../../../contract/rules/mailboxes/blacklist.ts';
import { outsideHours } from '../../../contract/rules/opening/outside-hours.ts';
import { openStates } from '../../../contract/rules/orders/order-states.ts';
import { demonstration } from '../../../server/demo/demonstration.ts';
import { addDays, dayOf, weekdayOf } from '../../../server/demo/town/calendar.ts';

const now = new Date('2026-09-16T08:20:00Z');
const town = demonstration(now);
const orders = town.rows.orders;
const recent = [...town.days()].flatMap(({ tickets }) => tickets).filter(({ created_at }) => created_at > '2026-08-15');
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
    const { 'opening-plans': plans, 'opening-exceptions': exceptions, 'day-marks': marks } = town.rows;
    const stores = town.rows.stores.map(({ id }) => {
      const isOurs = ({ store_id }: { readonly store_id: number }) => store_id === id;
      return [id, { plans: plans.filter(isOurs), exceptions: exceptions.filter(isOurs), marks: marks.filter(isOurs) }] as const;
    });
    const nothing = { plans: [], exceptions: [], marks: [] };
    const sources = new Map(stores);
    const outside = orders.filter(({ store_id, starts_at, ends_at }) =>
      outsideHours(new Date(starts_at), new Date(ends_at), sources.get(store_id) ?? nothing),
    );
    expect(outside).toEqual([]);
  });

  it('have a course that says what their state does', () => {
    const wrong = orders.filter(
      ({ state, confirmed_at, cancelled_at, cancelled_by, erased_at }) =>
        // Who cancelled goes with the person.
        (state === 'cancelled') !== (cancelled_at !== null && (cancelled_by !== null || erased_at !== null)) ||
        (confirmed_at === null) !== (state === 'unconfirmed' || state === 'expired'),
    );
    expect(wrong).toEqual([]);
  });

  it('are for nobody who is blocked, unless they are over', () => {
    const bans = town.rows['email-blacklist'];
    const blocked = orders.filter(
      ({ state, email }) =>
        openStates.some((open) => open === state) && email !== null && banOn([email], bans, dayOf(now.getTime())) !== undefined,
    );
    expect(blocked).toEqual([]);
  });

  it('take times that the plans of their services offer, one of which has times of several lengths', () => {
    const plans = town.rows['booking-plans'];
    const lengths = plans.map(({ intervals }) => new Set(intervals.map(({ length_minutes }) => length_minutes)).size);
    expect(Math.max(...lengths)).toBeGreaterThan(1);
    const lengthOf = new Map(
      plans.flatMap(({ service_id, intervals }) =>
        intervals.map(({ weekday, length_minutes }) => [`${service_id} ${weekday}`, length_minutes] as const),
      ),
    );
    const wrong = orders.filter(({ service_id, starts_at, ends_at }) => {
      const weekday = weekdayOf(dayOf(Date.parse(starts_at)));
      return lengthOf.get(`${service_id} ${weekday}`) !== (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
    });
    expect(wrong).toEqual([]);
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
