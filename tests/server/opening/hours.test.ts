import { describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { overlapCases } from '../../support/overlap-cases.ts';
import { numberAt, superAdministrator, valueAt } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

const monday = { weekday: 1, opens: '08:00', closes: '12:00' };

function aPlan(store: number, values: Readonly<Record<string, unknown>> = {}) {
  return root.post('/opening-plans', { store_id: store, name: 'Plán', intervals: [monday], ...values });
}

describe('opening plans', () => {
  it.each(overlapCases)('two intervals of a day, $name: accepted unless they share time', async ({ one, other, shares }) => {
    const store = await aStore(root);
    const reply = await aPlan(store, { intervals: [one, other].map((each) => ({ weekday: 2, ...each })) });
    expect(reply.status).toBe(shares ? 422 : 201);
    if (shares) expect(valueAt(reply.body, 'errors', 'intervals.1.opens')).toMatch(/^Interval .+ se kryje s .+ \(úterý\)/u);
  });

  it('keep an end at the last minute and at the end of the day as they are', async () => {
    const intervals = [
      { weekday: 1, opens: '08:00', closes: '23:59' },
      { weekday: 2, opens: '00:00', closes: '24:00' },
    ];
    const { body } = await aPlan(await aStore(root), { intervals });
    expect(valueAt(body, 'intervals')).toEqual(intervals);
    expect(valueAt((await root.get(`/opening-plans/${numberAt(body, 'id')}`)).body, 'intervals')).toEqual(intervals);
  });

  it('refuse an end before its start at its field, also in a change', async () => {
    const { body } = await aPlan(await aStore(root));
    const intervals = [monday, { weekday: 3, opens: '12:00', closes: '08:00' }];
    const refused = await root.patch(`/opening-plans/${numberAt(body, 'id')}`, 1, { intervals });
    expect([refused.status, valueAt(refused.body, 'errors')]).toEqual([
      422,
      { 'intervals.1.closes': 'Konec musí být později než začátek (středa 12:00–8:00)' },
    ]);
  });

  it('have one base plan a store, and the refusal names it', async () => {
    const store = await aStore(root);
    expect((await aPlan(store, { name: 'Základ' })).status).toBe(201);
    const second = await aPlan(store);
    expect([second.status, valueAt(second.body, 'err')]).toEqual([409, 'opening_base_plan_taken']);
    expect(valueAt(second.body, 'errors', 'valid_from')).toContain('„Základ“');
    expect((await aPlan(await aStore(root))).status).toBe(201);
  });

  const summer = { name: 'Léto', valid_from: '2027-07-01', valid_to: '2027-08-31' };
  it.each([
    ['2027-06-01', '2027-06-30', 201],
    ['2027-06-01', '2027-07-01', 409],
    ['2027-08-31', '2027-08-31', 409],
    ['2027-08-31', null, 409],
    [null, '2027-07-01', 409],
    [null, '2027-06-30', 201],
    ['2027-09-01', null, 201],
  ])('beside a summer plan one from %s to %s: %i', async (valid_from, valid_to, status) => {
    const store = await aStore(root);
    await aPlan(store);
    await aPlan(store, summer);
    const reply = await aPlan(store, { name: 'Jiný', valid_from, valid_to });
    expect(reply.status).toBe(status);
    if (status === 409) expect(valueAt(reply.body, 'errors', 'valid_from')).toContain('„Léto“ (od 01.07.2027 do 31.08.2027)');
  });

  it('are judged by themselves when they are changed, and with the others when they move or come back', async () => {
    const store = await aStore(root);
    const first = numberAt((await aPlan(store, summer)).body, 'id');
    expect((await root.patch(`/opening-plans/${first}`, 1, { valid_to: '2027-09-30', name: 'Dlouhé léto' })).status).toBe(200);
    const autumn = numberAt((await aPlan(store, { name: 'Podzim', valid_from: '2027-10-01', valid_to: '2027-10-31' })).body, 'id');
    expect((await root.patch(`/opening-plans/${autumn}`, 1, { valid_from: '2027-09-30' })).status).toBe(409);
    await root.remove(`/opening-plans/${autumn}`);
    await aPlan(store, { name: 'Náhrada', valid_from: '2027-10-15', valid_to: '2027-10-15' });
    const back = await root.post('/opening-plans/bulk', { action: 'restore', ids: [autumn] });
    expect(JSON.stringify(back.body)).toContain('opening_plans_overlap');
  });

  it('refuse a last day before the first, and take a single day', async () => {
    const store = await aStore(root);
    const reversed = await aPlan(store, { valid_from: '2027-02-02', valid_to: '2027-02-01' });
    expect(valueAt(reversed.body, 'errors')).toEqual({ valid_to: 'Poslední den nesmí být dřív než první' });
    expect((await aPlan(store, { valid_from: '2027-02-02', valid_to: '2027-02-02' })).status).toBe(201);
  });

  it('of two people who save colliding plans at once one is refused', async () => {
    const store = await aStore(root);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        aPlan(store, { name: `Plán ${place}`, valid_from: `2027-03-0${place + 1}`, valid_to: '2027-03-20' }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    const bases = await Promise.all([1, 2, 3].map(() => aPlan(store)));
    expect(bases.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

describe('exceptions and marks', () => {
  const day = '2026-12-24';

  it.each([
    ['/opening-exceptions', { closed: true, intervals: [] }, 'opening_exception_taken'],
    ['/day-marks', { day_type: 'blocked' }, 'day_mark_taken'],
  ])('%s: one a day and store, also when two people save at once, and the refusal names the date', async (address, values, code) => {
    const store = await aStore(root);
    const replies = await Promise.all([1, 2, 3].map(() => root.post(address, { store_id: store, day, ...values })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect([valueAt(refused?.body, 'err'), valueAt(refused?.body, 'errors', 'day')]).toEqual([code, expect.stringContaining('24.12.2026')]);
    expect((await root.post(address, { store_id: await aStore(root), day, ...values })).status).toBe(201);
    const other = numberAt((await root.post(address, { store_id: store, day: '2026-12-23', ...values })).body, 'id');
    expect((await root.patch(`${address}/${other}`, 1, { day })).status).toBe(409);
  });

  it('an exception is closed or has intervals, never both or neither', async () => {
    const store = await aStore(root);
    const errors = async (closed: boolean, intervals: unknown) => {
      const reply = await root.post('/opening-exceptions', { store_id: store, day, closed, intervals });
      return Object.keys(Object(valueAt(reply.body, 'errors')));
    };
    expect(await errors(false, [])).toEqual(['intervals']);
    expect(await errors(true, [{ opens: '08:00', closes: '10:00' }])).toEqual(['closed']);
    expect(
      await errors(false, [
        { opens: '08:00', closes: '10:00' },
        { opens: '09:00', closes: '11:00' },
      ]),
    ).toEqual(['intervals.1.opens']);
  });
});
