import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailBlacklist } from '../../../contract/resources/web-orders/email-blacklist.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { bulk } from '../../support/bulk.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { inState, putValues } from '../../support/made/put-values.ts';
import { type Client, numberAt, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { anOrder, aService, aStore } from '../../support/records.ts';

let central: Central;
let root: Client;
let clerk: Client;
beforeAll(async () => {
  central = await openCentral();
  root = await superAdministrator(central);
  clerk = await signedIn(central, { resources: ['ordering', 'store'] });
});
afterAll(() => central.close());

type Values = Readonly<Record<string, unknown>>;

const week = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, opens: '08:00', closes: '12:00' },
  { weekday, opens: '13:00', closes: '16:00' },
]);
/** Tuesday at nine in Prague, and as much later. */
const tuesday = { starts_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-01T08:15:00.000Z' };
const quarter = (starts_at: string) => ({ starts_at, ends_at: new Date(Date.parse(starts_at) + 900_000).toISOString() });

async function anOffice(intervals: readonly object[] | null = week) {
  const store = await aStore(root);
  const service = await aService(root, store);
  if (intervals !== null) await root.post('/opening-plans', { store_id: store, name: 'Základ', intervals });
  const body = { store_id: store, service_id: service, name: 'Jana Nováková', ...tuesday };
  return {
    store,
    made: (values: Values = {}) => anOrder(root, store, service, { ...tuesday, ...values }),
    ask: (values: Values, client: Client = root) => client.post('/orders', { ...body, ...values }),
  };
}

let banned = 0;
async function aBan(values: Values = {}): Promise<string> {
  banned += 1;
  const pattern = `blokovany${banned}@posta${banned}.test`;
  expect((await root.post('/email-blacklist', { pattern, reason: 'Pětkrát nepřišel.', ...values })).status).toBe(201);
  return pattern;
}

const isBlocked = { status: 409, body: { err: 'email_blocked', errors: { email: expect.stringContaining('blokovaný') } } };
const isOutside = (at = 'starts_at') => ({
  status: 409,
  body: { err: 'outside_opening_hours', errors: { [at]: expect.stringContaining('8:00–12:00, 13:00–16:00') } },
});

describe('an order for a blocked e-mail', () => {
  it('is refused when it is made, with the reason, until when, and where a super administrator lifts the block', async () => {
    const { ask } = await anOffice();
    const pattern = await aBan({ until: '2026-12-24' });
    const reply = await ask({ email: pattern.toUpperCase() });
    expect(reply).toMatchObject(isBlocked);
    const message = textAt(reply.body, 'message');
    expect(message).toContain('do 24.12.2026');
    expect(message).toContain('Důvod: Pětkrát nepřišel. ');
    expect(message).toContain(`Blokované e-maily, záznam „${pattern}“`);
    const told = textAt((await ask({ email: pattern }, clerk)).body, 'message');
    expect(told).toContain('se obraťte na hlavního správce');
    expect(told).not.toContain('záznam');
  });

  it('is refused for every address of a blocked domain, for good where the block has no end', async () => {
    const { ask } = await anOffice();
    await aBan({ pattern: 'jednorazovka.test', reason: null });
    const reply = await ask({ email: 'Kdokoli@Jednorazovka.TEST' });
    expect(reply).toMatchObject(isBlocked);
    expect(textAt(reply.body, 'message')).toMatch(/natrvalo.*Důvod u něj není zapsaný/u);
    expect(await ask({ email: 'kdokoli@posta.jednorazovka.test' })).toMatchObject(isBlocked);
    expect((await ask({ email: 'kdokoli@nejednorazovka.test' })).status).toBe(201);
    expect((await ask({ email: 'kdokoli@jednorazovka.test.cz' })).status).toBe(201);
  });

  it('is made once the last day of the block is over, or the block was deleted', async () => {
    const { ask } = await anOffice();
    const pattern = 'jen.dnes@posta.test';
    const { body } = await root.post('/email-blacklist', { pattern, until: '2026-11-20' });
    const ban = numberAt(body, 'id');
    expect(await ask({ email: pattern })).toMatchObject(isBlocked);
    await putValues(central, emailBlacklist, ban, { until: '2026-11-19' });
    expect((await ask({ email: pattern })).status).toBe(201);
    await putValues(central, emailBlacklist, ban, { until: null });
    expect(await ask({ email: pattern })).toMatchObject(isBlocked);
    await root.remove(`/email-blacklist/${ban}`);
    expect((await ask({ email: pattern })).status).toBe(201);
  });

  it('is refused when its e-mail is changed to one, and in no other edit', async () => {
    const { made } = await anOffice();
    const own = 'drive@dovolena.test';
    const id = await made({ email: own });
    await aBan({ pattern: own });
    expect((await root.patch(`/orders/${id}`, 1, { note: 'Volala', ...quarter('2026-12-01T09:00:00.000Z') })).status).toBe(200);
    expect((await root.patch(`/orders/${id}`, 2, { email: 'jina@dovolena.test' })).status).toBe(200);
    expect(await root.patch(`/orders/${id}`, 3, { email: own })).toMatchObject(isBlocked);
    const results = await bulk(root, 'orders', { action: 'update', ids: [id], values: { email: own } });
    expect(results).toMatchObject([{ result: 'refused', err: 'email_blocked' }]);
    expect((await root.get(`/orders/${id}`)).body).toMatchObject({ email: 'jina@dovolena.test', version: 3 });
  });

  it('does not come back from the trash, unless it is over', async () => {
    const { made } = await anOffice();
    const email = 'vracena@kos.test';
    const ids = [await made({ email }), await inState(central, await made({ email }), 'cancelled')];
    for (const id of ids) await root.remove(`/orders/${id}`);
    await aBan({ pattern: email });
    expect(await root.post(`/orders/${ids[0]}/restore`, undefined)).toMatchObject(isBlocked);
    const results = await bulk(root, 'orders', { action: 'restore', ids });
    expect(results.map(({ result, err }) => [result, err])).toEqual([
      ['refused', 'email_blocked'],
      ['done', undefined],
    ]);
  });
});

describe('an order outside opening hours', () => {
  it.each([
    [
      'on a Sunday at 2:00',
      '2026-11-29T01:00:00.000Z',
      'office_closed',
      'Dne 29.11.2026 (neděle) má pobočka zavřeno (Základní plán „Základ“)',
    ],
    ['on Christmas Eve at 5:30', '2026-12-24T04:30:00.000Z', 'office_closed', '(Svátek podle zákona: Štědrý den)'],
    [
      'in the lunch break',
      '2026-12-01T11:15:00.000Z',
      'outside_opening_hours',
      'Dne 01.12.2026 (úterý) má pobočka otevřeno 8:00–12:00, 13:00–16:00',
    ],
  ])('is refused %s, with the hours of the day or why it has none', async (_, starts_at, err, said) => {
    const { ask } = await anOffice();
    const reply = await ask(quarter(starts_at));
    expect(reply).toMatchObject({ status: 409, body: { err, errors: { starts_at: expect.any(String) } } });
    expect(textAt(reply.body, 'message')).toContain(said);
  });

  it('is refused at its end when that alone is too late', async () => {
    const { ask } = await anOffice();
    expect(await ask({ starts_at: '2026-12-01T14:50:00.000Z', ends_at: '2026-12-01T15:05:00.000Z' })).toMatchObject(isOutside('ends_at'));
    expect((await ask({ starts_at: '2026-12-01T14:45:00.000Z', ends_at: '2026-12-01T15:00:00.000Z' })).status).toBe(201);
  });

  it('is judged by exceptions and marks of the day, each with what was written beside it', async () => {
    const { store, ask } = await anOffice();
    const intervals = [{ opens: '18:00', closes: '19:00' }];
    await root.post('/opening-exceptions', { store_id: store, day: '2026-12-02', intervals, note: 'Dlouhý večer' });
    await root.post('/day-marks', { store_id: store, day: '2026-12-03', day_type: 'blocked', note: 'Stěhování' });
    expect((await ask(quarter('2026-12-02T17:00:00.000Z'))).status).toBe(201);
    expect(textAt((await ask(quarter('2026-12-02T08:00:00.000Z'))).body, 'message')).toContain('18:00–19:00');
    expect(textAt((await ask(quarter('2026-12-03T08:00:00.000Z'))).body, 'message')).toContain('(Den je blokovaný: Stěhování)');
  });

  it('is refused by the hours of its own branch, and by a plan for some days where that holds', async () => {
    const [one, other] = [await anOffice(), await anOffice([{ weekday: 2, opens: '18:00', closes: '20:00' }])];
    expect((await one.ask({})).status).toBe(201);
    expect((await other.ask({})).status).toBe(409);
    const dated = { name: 'Advent', valid_from: '2026-12-01', valid_to: '2026-12-01', intervals: [] };
    expect((await root.post('/opening-plans', { store_id: one.store, ...dated })).status).toBe(201);
    expect(textAt((await one.ask({})).body, 'message')).toContain('„Advent“');
  });

  it('is taken by a branch whose hours nobody has entered, but for days that are closed all the same', async () => {
    const { ask } = await anOffice(null);
    expect((await ask(quarter('2026-11-29T01:00:00.000Z'))).status).toBe(201);
    expect(await ask(quarter('2026-12-25T08:00:00.000Z'))).toMatchObject({ status: 409, body: { err: 'office_closed' } });
  });

  it('is refused when it is moved there, and in no other edit however it lies', async () => {
    const { store, made } = await anOffice();
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
    const { store, made } = await anOffice();
    const [open, over] = [await made(), await inState(central, await made(), 'served')];
    for (const id of [open, over]) await root.remove(`/orders/${id}`);
    await root.post('/day-marks', { store_id: store, day: '2026-12-01', day_type: 'blocked', note: 'Revize' });
    const refused = await root.post(`/orders/${open}/restore`, undefined);
    expect([refused.status, textAt(refused.body, 'message')]).toEqual([409, expect.stringContaining('Revize')]);
    expect((await root.post(`/orders/${over}/restore`, undefined)).status).toBe(200);
  });

  it('is told in English too', async () => {
    const { ask, store } = await anOffice();
    const english = (values: Values) =>
      root.post('/orders', { store_id: store, service_id: 1, name: 'Jana', ...tuesday, ...values }, { 'accept-language': 'en' });
    expect((await ask({})).status).toBe(201);
    const closed = textAt((await english(quarter('2026-12-24T04:30:00.000Z'))).body, 'message');
    expect(closed).toBe('On 24.12.2026 (Thursday) the branch is closed (Public holiday: Christmas Eve). Choose another day.');
    const pattern = await aBan();
    expect(textAt((await english({ email: pattern })).body, 'message')).toContain(`entry “${pattern}”`);
  });
});

describe('an order for a time that has passed', () => {
  const past = quarter('2026-11-20T08:45:00.000Z');

  it('is refused when it is made or moved there, and not while its time lasts', async () => {
    const { ask, made } = await anOffice();
    const refused = { status: 409, body: { err: 'order_in_past', errors: { starts_at: expect.stringContaining('už uplynul') } } };
    expect(await ask(past)).toMatchObject(refused);
    expect(await root.patch(`/orders/${await made()}`, 1, past)).toMatchObject(refused);
    expect((await ask({ starts_at: past.starts_at, ends_at: '2026-11-20T09:00:01.000Z' })).status).toBe(201);
  });

  it('comes back from the trash all the same', async () => {
    const { made } = await anOffice();
    const id = await made();
    await putValues(central, orders, id, past);
    expect((await root.remove(`/orders/${id}`)).status).toBe(200);
    expect((await root.post(`/orders/${id}/restore`, undefined)).body).toMatchObject({ ...past, state: 'confirmed' });
  });

  it('keeps its client editable once it has passed', async () => {
    const { made } = await anOffice();
    const id = await made();
    await putValues(central, orders, id, past);
    expect(
      (await root.patch(`/orders/${id}`, numberAt((await root.get(`/orders/${id}`)).body, 'version'), { note: 'Volala' })).status,
    ).toBe(200);
  });
});

describe('an order that has come to its end', () => {
  it.each(['served', 'missed', 'cancelled', 'expired'] as const)('%s is not moved, and takes a note', async (state) => {
    const { made } = await anOffice();
    const id = await inState(central, await made(), state);
    const version = numberAt((await root.get(`/orders/${id}`)).body, 'version');
    const moved = await root.patch(`/orders/${id}`, version, quarter('2026-12-02T08:00:00.000Z'));
    expect(moved).toMatchObject({
      status: 409,
      body: { err: 'order_ended', errors: { starts_at: expect.stringContaining('novou objednávku') } },
    });
    expect((await root.patch(`/orders/${id}`, version, { note: 'Volala' })).status).toBe(200);
  });
});
