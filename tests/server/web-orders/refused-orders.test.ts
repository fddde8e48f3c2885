import { describe, expect, it } from 'vitest';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { inState, putValues } from '../../support/made/put-values.ts';
import { anOffice, tuesday } from '../../support/office.ts';
import { superAdministrator, textAt, valueAt } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

type Values = Readonly<Record<string, unknown>>;

const quarter = (starts_at: string) => ({ starts_at, ends_at: new Date(Date.parse(starts_at) + 900_000).toISOString() });

const isOutside = (at = 'starts_at') => ({
  status: 409,
  body: { err: 'outside_opening_hours', errors: { [at]: expect.stringContaining('8:00–12:00, 13:00–16:00') } },
});

describe('an order outside opening hours', () => {
  it.each([
    ['on a Sunday at 2:00', '2026-11-29T01:00:00.000Z', 'Dne 29.11.2026 (neděle) má pobočka zavřeno (Základní plán „Základ“)'],
    ['on Christmas Eve at 5:30', '2026-12-24T04:30:00.000Z', '(Svátek podle zákona: Štědrý den)'],
  ])('is refused %s, with why the day has no hours', async (_, starts_at, said) => {
    const { ask } = await anOffice(root);
    const reply = await ask(quarter(starts_at));
    expect(reply).toMatchObject({ status: 409, body: { err: 'office_closed', errors: { starts_at: expect.any(String) } } });
    expect(textAt(reply.body, 'message')).toContain(said);
  });

  it('is judged by exceptions and marks of the day, each with what was written beside it', async () => {
    const { store, ask } = await anOffice(root);
    const intervals = [{ opens: '18:00', closes: '19:00' }];
    await root.post('/opening-exceptions', { store_id: store, day: '2026-12-02', intervals, note: 'Dlouhý večer' });
    await root.post('/day-marks', { store_id: store, day: '2026-12-03', day_type: 'blocked', note: 'Stěhování' });
    expect((await ask(quarter('2026-12-02T17:00:00.000Z'))).status).toBe(201);
    expect(textAt((await ask(quarter('2026-12-02T08:00:00.000Z'))).body, 'message')).toContain('18:00–19:00');
    expect(textAt((await ask(quarter('2026-12-03T08:00:00.000Z'))).body, 'message')).toContain('(Den je blokovaný: Stěhování)');
  });

  it('is refused by the hours of its own branch, and by a plan for some days where that holds', async () => {
    const [one, other] = [await anOffice(root), await anOffice(root, [{ weekday: 2, opens: '18:00', closes: '20:00' }])];
    expect((await one.ask({})).status).toBe(201);
    expect((await other.ask({})).status).toBe(409);
    const dated = { name: 'Advent', valid_from: '2026-12-01', valid_to: '2026-12-01', intervals: [] };
    expect((await root.post('/opening-plans', { store_id: one.store, ...dated })).status).toBe(201);
    expect(textAt((await one.ask({})).body, 'message')).toContain('„Advent“');
  });

  it('is refused when it is moved there, and in no other edit however it lies', async () => {
    const { store, made } = await anOffice(root);
    const id = await made();
    expect(await root.patch(`/orders/${id}`, 1, quarter('2026-12-01T11:30:00.000Z'))).toMatchObject(isOutside());
    expect(await root.patch(`/orders/${id}`, 1, { ends_at: '2026-12-01T16:00:00.000Z' })).toMatchObject(isOutside('ends_at'));
    await root.post('/day-marks', { store_id: store, day: '2026-12-01', day_type: 'blocked' });
    const before = (await root.get(`/orders/${id}`)).body;
    const sentBack = { ...Object(before), email: 'jana@mesto.test' };
    expect(await root.put(`/orders/${id}`, sentBack)).toMatchObject({ status: 200, body: { email: 'jana@mesto.test', version: 2 } });
    const cancel = await root.post(`/orders/${id}/actions/cancel`, {}, { 'if-match': '"2"' });
    expect([cancel.status, valueAt(cancel.body, 'state')]).toEqual([200, 'cancelled']);
  });

  it('does not come back from the trash, unless it is over', async () => {
    const { store, made } = await anOffice(root);
    const [open, over] = [await made(), await inState(central, await made(), 'served')];
    for (const id of [open, over]) await root.remove(`/orders/${id}`);
    await root.post('/day-marks', { store_id: store, day: '2026-12-01', day_type: 'blocked', note: 'Revize' });
    const refused = await root.post(`/orders/${open}/restore`, undefined);
    expect([refused.status, textAt(refused.body, 'message')]).toEqual([409, expect.stringContaining('Revize')]);
    expect((await root.post(`/orders/${over}/restore`, undefined)).status).toBe(200);
  });

  it('is told in English too', async () => {
    const { ask, store } = await anOffice(root);
    const english = (values: Values) =>
      root.post('/orders', { store_id: store, service_id: 1, name: 'Jana', ...tuesday, ...values }, { 'accept-language': 'en' });
    expect((await ask({})).status).toBe(201);
    const closed = textAt((await english(quarter('2026-12-24T04:30:00.000Z'))).body, 'message');
    expect(closed).toBe('On 24.12.2026 (Thursday) the branch is closed (Public holiday: Christmas Eve). Choose another day.');
  });
});

describe('an order for a time that has passed', () => {
  const past = quarter('2026-11-20T08:45:00.000Z');

  it('is refused when it is made or moved there, and not while its time lasts', async () => {
    const { ask, made } = await anOffice(root);
    const refused = { status: 409, body: { err: 'order_in_past', errors: { starts_at: expect.stringContaining('už uplynul') } } };
    expect(await ask(past)).toMatchObject(refused);
    expect(await root.patch(`/orders/${await made()}`, 1, past)).toMatchObject(refused);
    expect((await ask({ starts_at: past.starts_at, ends_at: '2026-11-20T09:00:01.000Z' })).status).toBe(201);
  });

  it('comes back from the trash all the same', async () => {
    const { made } = await anOffice(root);
    const id = await made();
    await putValues(central, orders, id, past);
    expect((await root.remove(`/orders/${id}`)).status).toBe(200);
    expect((await root.post(`/orders/${id}/restore`, undefined)).body).toMatchObject({ ...past, state: 'confirmed' });
  });
});

describe('an order that has come to its end', () => {
  it('is not moved, and takes a note', async () => {
    const { made } = await anOffice(root);
    for (const state of ['served', 'missed', 'cancelled', 'expired'] as const) {
      const id = await inState(central, await made(), state);
      const moved = await root.patch(`/orders/${id}`, 1, quarter('2026-12-02T08:00:00.000Z'));
      expect(moved, state).toMatchObject({
        status: 409,
        body: { err: 'order_ended', errors: { starts_at: expect.stringContaining('novou objednávku') } },
      });
      expect((await root.patch(`/orders/${id}`, 1, { note: 'Volala' })).status, state).toBe(200);
    }
  });
});
