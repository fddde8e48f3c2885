import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EditedDesk,
  editedDesk,
  findPlanFaults,
  isSamePlan,
  openTimes,
  playedPlan,
  unservedServices,
} from '../../../contract/rules/statistics/what-if/edited-plan.ts';
import { erlangHours, erlangWithin } from '../../../contract/rules/statistics/what-if/erlang-check.ts';
import { expectedClients, meanHandling } from '../../../contract/rules/statistics/what-if/expected-day.ts';
import { listPlayedDesks, openSpans, type PastDay, type PastTicket } from '../../../contract/rules/statistics/what-if/past-day.ts';
import { comparePast, pastError } from '../../../contract/rules/statistics/what-if/past-error.ts';
import { planAddress, planInAddress } from '../../../contract/rules/statistics/what-if/plan-address.ts';
import { usualPlan } from '../../../contract/rules/statistics/what-if/usual-plan.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

const [eight, noon, five] = [480, 720, 1020];
const office = [{ from: eight, to: five }];
const desk = (changed: Partial<EditedDesk> = {}): EditedDesk => ({
  id: 1,
  services: [1],
  hours: { from: eight, to: five },
  breaks: [],
  ...changed,
});
const faultOf = (changed: Partial<EditedDesk>) => findPlanFaults([desk(changed)], office).get(1);

describe('a plan that is edited', () => {
  it('names each fault of a desk', () => {
    expect(faultOf({})).toBeUndefined();
    expect(faultOf({ hours: null, services: [] })).toBeUndefined();
    expect(faultOf({ hours: { from: eight, to: null } })).toEqual(['time_missing']);
    expect(faultOf({ hours: { from: noon, to: eight } })).toEqual(['hours_reversed']);
    expect(faultOf({ hours: { from: eight - 30, to: five } })).toEqual(['outside_office']);
    expect(faultOf({ breaks: [{ from: null, to: noon }] })).toEqual(['break_missing']);
    expect(faultOf({ breaks: [{ from: noon, to: noon }] })).toEqual(['break_reversed']);
    expect(faultOf({ hours: { from: eight, to: noon }, breaks: [{ from: 800, to: 830 }] })).toEqual(['break_outside']);
    expect(faultOf({ breaks: [{ from: eight, to: five }] })).toEqual(['break_all_day']);
    expect(faultOf({ services: [] })).toEqual(['no_service']);
  });

  it('is open in its hours without its breaks, and back from times to hours and breaks', () => {
    const breaks = [
      { from: 740, to: 780 },
      { from: 720, to: 750 },
    ];
    const open = openTimes(desk({ breaks }));
    expect(open).toEqual([
      { from: eight, to: 720 },
      { from: 780, to: five },
    ]);
    expect(openTimes(editedDesk(1, [1], open))).toEqual(open);
    expect(editedDesk(1, [1], []).hours).toBeNull();
  });

  it('is played within office hours alone, and says which services have no desk', () => {
    const noonBreak = [
      { from: eight, to: noon },
      { from: noon + 60, to: five },
    ];
    const played = playedPlan([desk(), desk({ id: 2, hours: null })], noonBreak);
    expect(played).toEqual({ desks: [{ id: 1, services: [1], open: noonBreak }], closes: five });
    expect(unservedServices(played, [1, 2])).toEqual([2]);
    expect(isSamePlan(played, playedPlan([desk({ breaks: [{ from: noon, to: noon + 60 }] })], noonBreak))).toBe(true);
    expect(isSamePlan(played, playedPlan([desk({ services: [1, 2] })], noonBreak))).toBe(false);
  });
});

describe('the address of a plan', () => {
  const known = [
    { id: 7, services: [1, 2] },
    { id: 829, services: [2] },
  ];
  const time = fc.option(fc.integer({ min: 0, max: 1440 }), { nil: null });
  const span = fc.record({ from: time, to: time });
  const desks = fc
    .tuple(
      fc.subarray([7, 829, -1, -5], { minLength: 1 }),
      fc.subarray([1, 2]),
      fc.option(span, { nil: null }),
      fc.array(span, { maxLength: 4 }),
    )
    .map(([ids, services, hours, breaks]) => ids.map((id): EditedDesk => ({ id, services, hours, breaks: hours === null ? [] : breaks })));

  it('reproduces the plan, with its faults', () => {
    fc.assert(
      fc.property(desks, (plan) => {
        const text = planAddress(plan, known);
        expect(text).toMatch(/^[0-9a-z._~-]*$/u);
        const read = planInAddress(text, known, [1, 2]);
        expect(read?.plan.slice(0, plan.length)).toEqual(plan);
        expect(read?.gone).toEqual([]);
      }),
      propertyRuns(100),
    );
  });

  it('leaves out desks and services that the store no longer has, and closes desks that it has since', () => {
    const text = planAddress([desk({ id: 9, services: [1] }), desk({ id: 7, services: [1, 3] })], []);
    expect(planInAddress(text, known, [1, 2])).toEqual({
      plan: [desk({ id: 7, services: [1] }), { id: 829, services: [2], hours: null, breaks: [] }],
      gone: [9],
    });
  });

  it.each(['x', '7.0dc', '7.0dc0sc.1.1', '7.zzz0sc', '-9.', '0.', '7.~7.', '7..!', 'á.', `7.${'0dc0sc'.repeat(6)}`])(
    'is refused as %s',
    (text) => {
      expect(planInAddress(text, known, [1, 2])).toBeNull();
    },
  );
});

const ticket = (ready: number, called: number | null, ends: number | null, at: number | null = 1): PastTicket => ({
  service: 1,
  desk: at,
  ready,
  isOrdered: false,
  called,
  ends,
});
const past = (tickets: readonly PastTicket[], sessions: PastDay['sessions'] = []): PastDay => ({ tickets, sessions, office });

describe('a day that is over', () => {
  it('has desks open by their sessions, within office hours', () => {
    const sessions = [
      { desk: 1, from: 470, to: 700 },
      { desk: 1, from: 690, to: 710 },
      { desk: 1, from: 740, to: 1050 },
      { desk: 2, from: 480, to: 500 },
    ];
    expect(openSpans(1, [1], past([ticket(500, 900, 910)], sessions))).toEqual([
      { from: eight, to: 710 },
      { from: 740, to: five },
    ]);
  });

  it('has desks without sessions open by their calls: a pause is one only while clients wait', () => {
    const calm = [ticket(490, 490, 500), ticket(560, 560, 570), ticket(1000, 1000, 1010)];
    expect(openSpans(1, [1], past(calm))).toEqual([{ from: eight, to: five }]);
    const paused = [ticket(490, 490, 500), ticket(495, 530, 540), ticket(700, 700, 710)];
    expect(openSpans(1, [1], past(paused))).toEqual([
      { from: eight, to: 500 },
      { from: 530, to: 710 },
    ]);
    expect(openSpans(2, [1], past(paused))).toEqual([]);
  });

  it('is usual where more than half of days were like it', () => {
    const day = (from: number) => [{ id: 1, services: [1], open: [{ from, to: five }] }];
    expect(usualPlan([day(480), day(490), day(600), day(600)], office).get(1)).toEqual([{ from: 600, to: five }]);
    expect(usualPlan([day(480), day(490), day(480), day(600)], office).get(1)).toEqual([{ from: 495, to: five }]);
    expect(usualPlan([day(480), []], office).get(1)).toEqual([]);
  });

  it('is compared with what happened, the same each time, and its error has a sign', () => {
    // One desk, a client every ten minutes who takes it for exactly eight: no one waits.
    const tickets = Array.from({ length: 50 }, (_, place) => ticket(eight + place * 10, eight + place * 10 + 2, eight + place * 10 + 9));
    const known = {
      services: [{ id: 1, weight: 1, handling: { mean: 8, spread: 0 } }],
      patience: null,
      serves: new Map([[1, [1]]]),
      minutes: 15,
      seed: 'a',
    };
    const found = comparePast(past(tickets), known);
    expect(found).toEqual(comparePast(past(tickets), known));
    expect(found).toMatchObject({ clients: 50, called: 50, wait: 2, within: 1, playedWait: 0, playedWithin: 1 });
    const error = pastError(found === null ? [] : [found, { ...found, playedWait: 6 }]);
    expect(error).toMatchObject({ days: 2, clients: 100, wait: 3, within: 0, lean: 1 });
    expect(pastError([])).toBeNull();
    expect(comparePast(past([ticket(500, null, null, null)]), known)).toBeNull();
    expect(listPlayedDesks(past(tickets), new Map([[1, []]]))).toEqual([{ id: 1, services: [1], open: [expect.anything()] }]);
  });
});

describe('what is expected', () => {
  const service = (id: number, n: number, mean: number | null) => ({ id, walk_ins: n, mean, spread: 0.5, n });
  const day = {
    office: [{ from: 510, to: 600 }],
    hours: [
      { hour: 8, expected: 6, ordered: 2 },
      { hour: 9, expected: 3, ordered: 5 },
    ],
    services: [service(1, 30, 10), service(2, 2, 40), service(3, 0, null)],
    reservations: [{ at: 540, service: 1 }],
    dispersion: 1.5,
    patience: null,
  };

  it('comes within office hours, without those who have a reservation', () => {
    const { parts, services } = expectedClients(day);
    expect(parts).toEqual([
      { from: 510, to: 540, expected: 4 },
      { from: 540, to: 600, expected: 0 },
    ]);
    // Services with few clients take as long as all of them do.
    const usual = (30 * 10 + 2 * 40) / 32;
    expect(services.map(({ handling }) => handling.mean)).toEqual([10, usual, usual]);
    expect(expectedClients({ ...day, services: [service(1, 0, null)] }).services).toEqual([]);
  });

  it('is checked by Erlang C hour by hour, and a queue that grows has no one in time', () => {
    const handling = meanHandling(expectedClients(day));
    expect(handling).toBeGreaterThan(10);
    const counts = new Map([
      [7, 1],
      [8, 5],
      [9, 60],
    ]);
    const hours = erlangHours({ counts, office: [{ from: eight, to: 600 }] }, [{ id: 1, services: [1], open: [{ from: eight, to: 600 }] }]);
    expect(hours).toEqual([
      { clients: 6, open: 60, desks: 1 },
      { clients: 60, open: 60, desks: 1 },
    ]);
    expect(erlangWithin({ hours: hours.slice(1), handling: 5, minutes: 15 })).toBe(0);
    expect(erlangWithin({ hours: [{ clients: 0, open: 60, desks: 1 }], handling: 5, minutes: 15 })).toBeNull();
    expect(erlangWithin({ hours, handling: 2, minutes: 15 })).toBeLessThan(0.2);
  });
});
