import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staffingOf } from '../../../contract/rules/statistics/desks-needed.ts';
import { drawClients, type ExpectedClients } from '../../../contract/rules/statistics/what-if/draw-clients.ts';
import { type PlayedClient, type PlayedDesk, playClients } from '../../../contract/rules/statistics/what-if/play-clients.ts';
import { playPlan, playPlans, summarisePlays } from '../../../contract/rules/statistics/what-if/summarise-plays.ts';
import { seedRandom } from '../../../contract/rules/values/random.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

const eight = 480;
const noon = 720;
const walkIn = (arrives: number, handling = 10, service = 1): PlayedClient => ({
  arrives: eight + arrives,
  appointed: null,
  service,
  handling,
  patience: Number.POSITIVE_INFINITY,
});
const desk = (id: number, services: readonly number[] = [1], open = [{ from: eight, to: noon }]): PlayedDesk => ({ id, services, open });
const waitsOf = (clients: readonly PlayedClient[], desks: readonly PlayedDesk[], closes = noon) =>
  playClients(clients, { desks, closes }).map(({ wait, desk: at }) => [wait, at]);

describe('a played day', () => {
  it('calls clients in the order in which they came, each to the desk that has been free the longest', () => {
    expect(waitsOf([walkIn(0), walkIn(1), walkIn(2), walkIn(30)], [desk(1), desk(2)])).toEqual([
      [0, 1],
      [0, 2],
      [8, 1],
      [0, 2],
    ]);
  });

  it('calls a reservation at its time, and then before those who came without one', () => {
    const early: PlayedClient = { arrives: eight, appointed: eight + 15, service: 1, handling: 10, patience: 60 };
    expect(waitsOf([early, walkIn(1), walkIn(2), walkIn(3)], [desk(1)])).toEqual([
      [6, 1],
      [0, 1],
      [9, 1],
      [28, 1],
    ]);
  });

  it('begins with the opening, keeps breaks once the client at the desk has left, and serves who waits at the closing', () => {
    const withBreak = desk(
      1,
      [1],
      [
        { from: eight, to: eight + 20 },
        { from: eight + 50, to: noon },
      ],
    );
    expect(waitsOf([walkIn(-5, 15), walkIn(14), walkIn(16), walkIn(239, 5), walkIn(239, 5)], [withBreak])).toEqual([
      [5, 1],
      [1, 1],
      [34, 1],
      [0, 1],
      [5, 1],
    ]);
  });

  it('says of a client whom no desk serves that it was not served', () => {
    const plan = { desks: [desk(1, [1], [{ from: eight, to: eight + 20 }]), desk(2, [3])], closes: noon };
    const visits = playClients([walkIn(0), walkIn(1, 10, 2), walkIn(60)], plan);
    expect(visits.map(({ called }) => called)).toEqual([eight, null, null]);
    const summary = summarisePlays([visits], plan, { minutes: 15, share: 0.8 });
    expect(summary).toMatchObject({ clients: 3, unserved: 2, within: 1 / 3, metDays: 0, longestQueue: { median: 2 } });
  });

  it('says of each service how long its clients wait, out of how many, with those whom no desk serves in the share', () => {
    const plan = { desks: [desk(1, [1, 2])], closes: noon };
    const visits = playClients(
      [walkIn(0, 30), walkIn(1, 5, 2), walkIn(2, 5, 2), { ...walkIn(3, 5, 2), patience: 10 }, walkIn(4, 5, 3)],
      plan,
    );
    const { services, clients } = summarisePlays([visits], plan, { minutes: 30, share: 0.8 });
    expect(services).toEqual([
      { id: 1, clients: 1, called: 1, mean: 0, p90: 0, within: 1 },
      { id: 2, clients: 3, called: 2, mean: 31, p90: 33, within: 1 / 3 },
      { id: 3, clients: 1, called: 0, mean: null, p90: null, within: 0 },
    ]);
    expect(services.reduce((sum, one) => sum + one.clients, 0)).toBe(clients);
  });

  it('lets clients go whose patience ends before they are called', () => {
    const plan = { desks: [desk(1)], closes: noon };
    const visits = playClients([walkIn(0, 30), { ...walkIn(1), patience: 10 }, walkIn(2)], plan);
    expect(visits.map(({ called, left }) => [called, left])).toEqual([
      [eight, null],
      [null, eight + 11],
      [eight + 30, null],
    ]);
    const summary = summarisePlays([visits], plan, { minutes: 15, share: 0.8 });
    expect(summary).toMatchObject({ clients: 3, unserved: 0, left: 1, within: 1 / 3, mean: 14, use: 40 / 240 });
    expect(summary.hours[0]?.queue.median).toBeCloseTo((10 + 28) / 60);
  });

  it('has every desk with one client at a time, in its hours, of its services, and no client waits beside a desk that is free', () => {
    const clients = fc.array(
      fc.record({
        arrives: fc.integer({ min: eight - 20, max: noon + 10 }),
        appointed: fc.option(fc.integer({ min: eight, max: noon - 10 }), { nil: null }),
        service: fc.integer({ min: 1, max: 3 }),
        handling: fc.integer({ min: 1, max: 40 }),
        patience: fc.integer({ min: 1, max: 300 }),
      }),
      { maxLength: 40 },
    );
    const desks = fc
      .array(fc.tuple(fc.subarray([1, 2, 3]), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 60 })), { maxLength: 4 })
      .map((all) =>
        all.map(
          ([services, first, rest], place): PlayedDesk => ({
            id: place + 1,
            services,
            open: [
              { from: eight, to: eight + first + 1 },
              { from: eight + first + 1 + rest, to: noon },
            ],
          }),
        ),
      );
    fc.assert(
      fc.property(clients, desks, (came, plan) => {
        const visits = playClients(came, { desks: plan, closes: noon });
        expect(visits.map(({ client }) => client)).toEqual(came);
        for (const { id, services, open } of plan) {
          const mine = visits.flatMap((one) => (one.desk === id && one.called !== null ? [{ ...one, called: one.called }] : []));
          const inOrder = mine.toSorted((one, other) => one.called - other.called);
          for (const [place, one] of inOrder.entries()) {
            expect(services).toContain(one.client.service);
            expect(one.wait).toBeGreaterThanOrEqual(0);
            expect(one.called).toBeGreaterThanOrEqual(inOrder[place - 1]?.ends ?? 0);
            expect(one.called >= noon || open.some(({ from, to }) => one.called >= from && one.called < to)).toBe(true);
          }
        }
        const served = new Set(plan.flatMap(({ services }) => services));
        for (const { client, called, left, wait } of visits) {
          expect(called === null && left === null).toBe(!served.has(client.service));
          if (wait !== null) expect(wait).toBeLessThanOrEqual(client.patience);
        }
      }),
      propertyRuns(100),
    );
  });

  it('waits as Erlang C says where its assumptions hold', () => {
    const random = seedRandom('erlang');
    const exponential = (mean: number): number => -mean * Math.log(1 - random());
    const length = 60 * 24 * 500;
    const clients: PlayedClient[] = [];
    for (let at = 0; at < length; at += exponential(60 / 24))
      clients.push({ arrives: at, appointed: null, service: 1, handling: exponential(10), patience: length });
    const desks = Array.from({ length: 5 }, (_, place) => desk(place + 1, [1], [{ from: 0, to: length }]));
    const waits = playClients(clients, { desks, closes: length }).map(({ wait }) => wait ?? 0);
    const expected = staffingOf({ perHour: 24, minutes: 10 }, 5, 15);
    expect(waits.length).toBeGreaterThan(100_000);
    expect(Math.abs(waits.filter((wait) => wait < 15).length / waits.length - (expected.within ?? 0))).toBeLessThan(0.01);
    expect(Math.abs(waits.reduce((sum, wait) => sum + wait, 0) / waits.length - (expected.meanWait ?? 0))).toBeLessThan(0.3);
  });
});

const day: ExpectedClients = {
  parts: Array.from({ length: 9 }, (_, hour) => ({ from: eight + hour * 60, to: eight + hour * 60 + 60, expected: 27 })),
  services: [
    { id: 1, weight: 3, handling: { mean: 7, spread: 0.5 } },
    { id: 2, weight: 1, handling: { mean: 10, spread: 0.6 } },
  ],
  reservations: Array.from({ length: 50 }, (_, place) => ({ at: eight + place * 10, service: 1 + (place % 2) })),
  dispersion: 1.5,
  patience: null,
};
const desksOf = (count: number) => ({
  desks: Array.from({ length: count }, (_, place) => desk(place + 1, [1, 2], [{ from: eight, to: 1020 }])),
  closes: 1020,
});
const aim = { minutes: 15, share: 0.8 };

describe('two hundred played days', () => {
  it('are the same for the same seed, and meet every plan with the same clients', () => {
    expect(drawClients(seedRandom('a', 1), day)).toEqual(drawClients(seedRandom('a', 1), day));
    const [five, six] = [5, 6].map((count) => playPlan(day, desksOf(count), { seed: 'a', aim }));
    expect(five).toEqual(playPlan(day, desksOf(5), { seed: 'a', aim }));
    expect(six?.clients).toBe(five?.clients);
    // Of 243 and 50 reservations, some of which do not come.
    expect((five?.clients ?? 0) / 200).toBeCloseTo(243 + 46, -1);
    expect(six?.within ?? 0).toBeGreaterThan(five?.within ?? 1);
    expect(six?.metDays ?? 0).toBeGreaterThan(five?.metDays ?? 200);
    expect(six?.longestQueue.median ?? 99).toBeLessThan(five?.longestQueue.median ?? 0);
    for (const hour of six?.hours ?? []) expect(hour.p90 ?? 0).toBeGreaterThanOrEqual(hour.median ?? 0);
  });

  it('are played together day by day as each plan alone', () => {
    const plans = [desksOf(5), desksOf(6)];
    const plays = playPlans(day, plans, { seed: 'a', aim, days: 3 });
    expect([plays.next(), plays.next(), plays.next()].map(({ value }) => value)).toEqual([1, 2, 3]);
    expect(plays.next()).toEqual({ done: true, value: plans.map((plan) => playPlan(day, plan, { seed: 'a', aim, days: 3 })) });
  });

  it('say nothing of days on which no one comes', () => {
    const none = playPlan({ ...day, parts: [], reservations: [] }, desksOf(2), { seed: 'a', aim });
    expect(none).toMatchObject({ clients: 0, within: null, median: null, p90: null, lastLeaves: null, metDays: 0 });
    expect(playPlan({ ...day, services: [] }, desksOf(2), { seed: 'a', aim }).clients).toBe(0);
  });
});
