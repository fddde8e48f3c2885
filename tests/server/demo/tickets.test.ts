import { describe, expect, it } from 'vitest';
import type { ticketStates } from '../../../contract/resources/stores/tickets.ts';
import { groupBy } from '../../../contract/rules/values/group-by.ts';
import type { TicketRow } from '../../../server/demo/day/town-days.ts';
import { demonstration } from '../../../server/demo/demonstration.ts';
import { contactedUntil } from '../../../server/demo/entities/stores.ts';
import { dayOf, minuteMs, startOf, weekdayOf } from '../../../server/demo/town/calendar.ts';
import { openIntervals } from '../../../server/demo/town/opening-hours.ts';

// A Wednesday in the middle of the office day: every state of a ticket is there.
const now = new Date('2026-09-16T08:20:00Z');
const town = demonstration(now);
const played = [...town.days()];
const tickets = played.flatMap((day) => day.tickets);
const sessions = played.flatMap((day) => day.sessions);
const at = (instant: string | null): number => (instant === null ? Number.NaN : Date.parse(instant));
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const waits = (rows: readonly TicketRow[]) =>
  rows.filter((row) => row.called_at !== null).map((row) => (at(row.called_at) - at(row.created_at)) / minuteMs);
// Offices open by daylight, when the day of Greenwich is the day of Prague.
const dayIn = ({ created_at }: TicketRow) => created_at.slice(0, 10);
const midnights = new Map([...new Set(tickets.map(dayIn))].map((day) => [day, startOf(day)]));
const minuteOfDay = (row: TicketRow) => (at(row.created_at) - (midnights.get(dayIn(row)) ?? 0)) / minuteMs;
const hoursOf = new Map<string, ReturnType<typeof openIntervals>>();
for (const day of midnights.keys()) for (const { id } of town.rows.stores) hoursOf.set(`${id} ${day}`, openIntervals(id, day));

describe('a ticket', () => {
  it('has the number of the row and comes in the order of time', () => {
    let previous = '';
    for (const [place, { id, created_at }] of tickets.entries()) {
      if (id !== place + 1 || created_at < previous) expect.unreachable(`ticket ${id}`);
      previous = created_at;
    }
  });

  it('is taken in opening hours; only who is sent on gets one later', () => {
    const outside = tickets.filter((row) => {
      const hours = hoursOf.get(`${row.store_id} ${dayIn(row)}`) ?? [];
      const isOpen = hours.some(({ from, to }) => from <= at(row.created_at) && at(row.created_at) < to);
      return hours.length === 0 || (row.visit_id === row.id && !isOpen);
    });
    expect(outside).toEqual([]);
  });

  it('is called after it was taken, served after that, finished last, and nothing of it lies in the future', () => {
    const wrong = tickets.filter((row) => {
      const course = [row.created_at, row.called_at, row.served_at, row.finished_at].filter((instant) => instant !== null).map(at);
      return course.some((instant, place) => instant > now.getTime() || instant < (course[place - 1] ?? 0));
    });
    expect(wrong).toEqual([]);
  });

  it('has the instants that its state asks for', () => {
    const has = { waiting: '', called: 'c', serving: 'cs', finished: 'csf', missed: 'cf', cancelled: 'f', transferred: 'csf' } as const;
    const wrong = tickets.filter((row) => {
      const given = [row.called_at === null ? '' : 'c', row.served_at === null ? '' : 's', row.finished_at === null ? '' : 'f'].join('');
      return (
        given !== has[row.state] ||
        (row.called_at === null) !== (row.desk_id === null) ||
        (row.desk_id === null) !== (row.employee_id === null)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('is of a service, a desk that serves it and an employee of its own store', () => {
    const services = new Map(town.rows.services.map((row) => [row.id, row]));
    const desks = new Map(town.rows.desks.map((row) => [row.id, row]));
    const employees = new Map(town.rows.employees.map((row) => [row.id, row]));
    const wrong = tickets.filter(({ store_id, service_id, desk_id, employee_id, number }) => {
      const desk = desk_id === null ? undefined : desks.get(desk_id);
      if (services.get(service_id)?.store_id !== store_id || !/^[A-Z]\d{3}$/u.test(number)) return true;
      if (desk_id === null || employee_id === null) return false;
      return desk?.store_id !== store_id || !desk.service_ids.includes(service_id) || employees.get(employee_id)?.store_id !== store_id;
    });
    expect(wrong).toEqual([]);
  });

  it('keeps number and visit when the client is sent on', () => {
    const visits = new Map(tickets.filter(({ id, visit_id }) => id === visit_id).map((row) => [row.id, row]));
    const sentOn = tickets.filter(({ id, visit_id }) => id !== visit_id);
    expect(sentOn.length).toBeGreaterThan(1000);
    const wrong = sentOn.filter((row) => {
      const first = visits.get(row.visit_id ?? 0);
      return (
        first?.state !== 'transferred' ||
        first.number !== row.number ||
        first.finished_at !== row.created_at ||
        first.store_id !== row.store_id
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('a desk', () => {
  it('serves one client at a time', () => {
    const busy = new Map<number, number>();
    const calls = tickets
      .filter((row) => row.desk_id !== null && row.called_at !== null)
      .toSorted((one, other) => at(one.called_at) - at(other.called_at));
    const twice = calls.filter((row) => {
      const until = busy.get(row.desk_id ?? 0) ?? 0;
      busy.set(row.desk_id ?? 0, at(row.finished_at));
      return at(row.called_at) < until;
    });
    expect(twice).toEqual([]);
  });
});

describe('a session of a desk', () => {
  const byDesk = groupBy(sessions, ({ desk_id }) => desk_id);

  it('holds every call of the desk, by the person who was there', () => {
    const wrong = tickets.filter(
      ({ desk_id, employee_id, called_at }) =>
        called_at !== null &&
        !(byDesk.get(desk_id ?? 0) ?? []).some(
          (session) =>
            session.employee_id === employee_id &&
            session.started_at <= called_at &&
            (session.ended_at === null || called_at <= session.ended_at),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('ends before the next one begins, and lasts on the day itself alone', () => {
    for (const own of byDesk.values())
      for (const [place, { ended_at: ended }] of own.slice(0, -1).entries())
        expect(ended !== null && ended <= (own[place + 1]?.started_at ?? '')).toBe(true);
    const lasting = sessions.filter(({ ended_at }) => ended_at === null);
    expect(lasting.length).toBeGreaterThan(20);
    expect(new Set(lasting.map(({ started_at }) => dayOf(at(started_at))))).toEqual(new Set(['2026-09-16']));
  });
});

describe('the volume', () => {
  it('is that of offices such as Dobříš: some 300 thousand in thirteen months, most at the three large ones', () => {
    expect(tickets.length).toBeGreaterThan(280_000);
    expect(tickets.length).toBeLessThan(330_000);
    const days = new Set(tickets.map(({ created_at }) => created_at.slice(0, 10))).size;
    const daily = (store: number) => tickets.filter(({ store_id }) => store_id === store).length / days;
    for (const store of [1, 2, 3]) expect(Math.abs(daily(store) - 183)).toBeLessThan(20);
    expect(daily(11)).toBeLessThan(60);
  });

  it('is larger on Monday than on Thursday and smallest on Friday', () => {
    const byWeekday = [0, 1, 2, 3, 4, 5, 6].map(
      (weekday) => tickets.filter(({ created_at }) => weekdayOf(created_at.slice(0, 10)) === weekday).length,
    );
    const [sunday = 0, monday = 0, , wednesday = 0, thursday = 0, friday = 0, saturday = 0] = byWeekday;
    expect([sunday, saturday]).toEqual([0, 0]);
    expect(Math.min(monday, wednesday)).toBeGreaterThan(thursday * 1.2);
    expect(friday).toBeLessThan(thursday);
  });

  it('has a peak in the morning and a dip at lunch', () => {
    const hours = tickets.map((row) => Math.floor(minuteOfDay(row) / 60));
    const inHour = (hour: number) => hours.filter((each) => each === hour).length;
    expect(inHour(9)).toBeGreaterThan(inHour(11) * 1.3);
    expect(inHour(12)).toBeLessThan(inHour(13));
  });
});

describe('waiting', () => {
  it('is on average that of a working office', () => {
    expect(average(waits(tickets))).toBeGreaterThan(3);
    expect(average(waits(tickets))).toBeLessThan(12);
  });

  it('grows with the load of the day', () => {
    const byDay = new Map<string, TicketRow[]>();
    for (const row of tickets) {
      if (row.store_id === 1) byDay.set(dayIn(row), [...(byDay.get(dayIn(row)) ?? []), row]);
    }
    const mondays = [...byDay].filter(([day]) => weekdayOf(day) === 1).map(([, rows]) => rows);
    const days = mondays.toSorted((one, other) => one.length - other.length);
    const third = Math.floor(days.length / 3);
    expect(average(waits(days.slice(-third).flat()))).toBeGreaterThan(1.3 * average(waits(days.slice(0, third).flat())));
  });

  it('makes some miss their call and some give up', () => {
    const share = (state: (typeof ticketStates)[number]) => tickets.filter((row) => row.state === state).length / tickets.length;
    expect(share('missed')).toBeGreaterThan(0.02);
    expect(share('missed')).toBeLessThan(0.08);
    expect(share('cancelled')).toBeGreaterThan(0.005);
    expect(share('cancelled')).toBeLessThan(0.04);
  });
});

describe('the present', () => {
  it('shows people waiting and being served today, and only today', () => {
    const open = tickets.filter(({ finished_at }) => finished_at === null);
    expect(new Set(open.map(({ state }) => state))).toContain('serving');
    expect(new Set(open.map(({ created_at }) => dayOf(at(created_at))))).toEqual(new Set(['2026-09-16']));
  });

  it('ends for a silent store where it went silent; one never heard of has no tickets', () => {
    for (const { id } of town.rows.stores) {
      const last = tickets.findLast(({ store_id }) => store_id === id);
      const contactedAt = contactedUntil(id, now);
      if (contactedAt === null) expect(last).toBeUndefined();
      else expect(at(last?.updated_at ?? null)).toBeLessThanOrEqual(contactedAt);
    }
  });
});
