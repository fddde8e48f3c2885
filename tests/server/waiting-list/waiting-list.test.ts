import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { anotherServer, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { letOut } from '../../support/client-letters.ts';
import { messagesTo } from '../../support/outbox.ts';
import { type Client, numberAt, rowsOf, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aPerson, orderOf } from '../../support/public-booking.ts';
import { anOfficeOf, fullDay, join, offerAll, statesOf, waitsOf } from '../../support/waiting-list.ts';

const gateways = { ...noGateways, email: async () => undefined, sms: async () => undefined };

const central = await centralOfFile({ gateways });
let root: Client;
beforeAll(async () => {
  root = await superAdministrator(central);
  await letOut(root, { email: true, sms: true });
});
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  root = await superAdministrator(central);
});

let mailboxes = 0;
const mailbox = (): string => `klient${(mailboxes += 1)}@posta.test`;
const cancel = async (order: number): Promise<void> => {
  const { body } = await root.get(`/orders/${order}`);
  const reply = await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': `"${numberAt(body, 'version')}"` });
  expect(reply.status).toBe(200);
};
const offer = (): Promise<void> => offerAll(central, gateways);

describe('a client who waits for a full day', () => {
  it('is written to, and the link does nothing by being opened', async () => {
    const office = await anOfficeOf(root, 1);
    await office.made();
    const [client, email] = [aPerson(central), mailbox()];
    expect(await join(client, office.service, { email })).toMatchObject({ status: 201, body: { by: 'email', to: email } });
    const [token = ''] = await waitsOf(central, email);
    const shown = await client.post('/waiting-list/show', { token });
    expect(shown).toMatchObject({ status: 200, body: { state: 'waiting', before: 0, offer: null, service: { name: 'Doklady' } } });
    expect(await statesOf(central, office.store)).toEqual({ [email]: 'waiting' });
    expect((await client.post('/waiting-list/leave', { token })).status).toBe(204);
    expect(await statesOf(central, office.store)).toEqual({});
    expect(await client.post('/waiting-list/show', { token })).toMatchObject({ status: 410, body: { err: 'waiting_link_not_valid' } });
  });

  it('waits once for a service and a day, in any spelling of the mailbox, also when it is asked at once', async () => {
    const office = await anOfficeOf(root, 1);
    await office.made();
    const email = mailbox();
    const all = await Promise.all([1, 2, 3].map(() => join(aPerson(central), office.service, { email })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const again = await join(aPerson(central), office.service, { email: email.toUpperCase(), last_day: '2026-12-08' });
    expect(again).toMatchObject({
      status: 409,
      body: { err: 'already_waiting', errors: { email: expect.stringContaining('01.12.2026') } },
    });
    expect((await join(aPerson(central), office.service, { email, first_day: '2026-12-02', last_day: '2026-12-08' })).status).toBe(201);
  });

  it('is refused what an order is refused: a blocked e-mail, a robot, a day that is over, no way to be written to', async () => {
    const office = await anOfficeOf(root, 1);
    await root.post('/email-blacklist', { pattern: 'zly@cekani.test' });
    const asked = (values: object) => join(aPerson(central), office.service, { email: mailbox(), ...values });
    expect(await asked({ email: 'zly@cekani.test' })).toMatchObject({ status: 409, body: { err: 'client_blocked' } });
    expect(await asked({ website: 'x' })).toMatchObject({ status: 422, body: { err: 'hidden_field_filled' } });
    expect(await asked({ first_day: '2026-11-10', last_day: '2026-11-11' })).toMatchObject({
      status: 422,
      body: { errors: { last_day: expect.any(String) } },
    });
    expect(await asked({ first_day: '2026-12-08' })).toMatchObject({ status: 422, body: { errors: { last_day: expect.any(String) } } });
    expect(await asked({ email: null })).toMatchObject({ status: 422, body: { errors: { email: expect.any(String) } } });
    await letOut(root, { email: true, sms: false });
    expect(await asked({ email: null, phone: '603 555 111' })).toMatchObject({ status: 409, body: { err: 'waiting_not_offered' } });
    await letOut(root, { email: true, sms: true });
    expect((await asked({ email: null, phone: '603 555 111' })).status).toBe(201);
    expect((await messagesTo(central, '+420603555111'))[0]?.body).toContain('#w=');
  });

  it('cannot fill the list: five of one mailbox, twenty from one place', async () => {
    const office = await anOfficeOf(root, 1);
    const [client, email] = [aPerson(central), mailbox()];
    const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];
    const own = [];
    for (const day of days) own.push((await join(client, office.service, { email, first_day: day, last_day: day })).status);
    expect(own).toEqual([201, 201, 201, 201, 201, 429]);
    const others = [];
    for (let one = 0; one < 16; one += 1) others.push((await join(client, office.service, { email: mailbox() })).status);
    expect(others.filter((status) => status === 201)).toHaveLength(15);
    expect(others.at(-1)).toBe(429);
  });
});

describe('a time that is freed', () => {
  it('is held for the first in line, and makes the order by the ordinary path once they take it', async () => {
    const office = await anOfficeOf(root, 1);
    const order = await office.made();
    const [first, second] = [mailbox(), mailbox()];
    for (const email of [first, second]) await join(aPerson(central), office.service, { email });
    await offer();
    expect(await statesOf(central, office.store)).toEqual({ [first]: 'waiting', [second]: 'waiting' });
    await cancel(order);
    await offer();
    expect(await statesOf(central, office.store)).toEqual({ [first]: 'offered', [second]: 'waiting' });
    const client = aPerson(central);
    // No one else is offered it: neither clients nor staff.
    expect((await client.get(`/services/${office.service}/free-times?day=${fullDay}`)).body).toEqual([]);
    expect(await office.ask({}, await signedIn(central, { resources: ['ordering', 'store'] }))).toMatchObject({
      status: 409,
      body: { err: 'order_full' },
    });
    const [letter] = await messagesTo(central, first);
    expect(letter?.subject).toBe('Uvolnil se termín: úterý 1. 12. 2026 v 9:00');
    // Who reads it on another day sees that it is over.
    expect(letter?.body?.replaceAll('\\', '')).toContain('Držíme vám ho v pátek 20. 11. do 10:30.');
    const [token = ''] = await waitsOf(central, first);
    const shown = await client.post('/waiting-list/show', { token });
    expect(shown.body).toMatchObject({
      state: 'offered',
      offer: { starts_at: '2026-12-01T08:00:00.000Z', until: '2026-11-20T09:30:00.000Z' },
    });
    const taken = await client.post('/waiting-list/take', { token });
    expect(taken).toMatchObject({ status: 200, body: { state: 'taken', offer: null } });
    const made = await client.post('/orders/show', { token: textAt(taken.body, 'order') });
    expect(made.body).toMatchObject({ state: 'confirmed', starts_at: '2026-12-01T08:00:00.000Z', pin: expect.any(String) });
    // The answer was lost: the same again.
    expect((await client.post('/waiting-list/take', { token })).body).toEqual(taken.body);
    expect(rowsOf(await root.get(`/orders?filter={"store_id":${office.store},"state":["confirmed"]}`))).toHaveLength(1);
    expect(await statesOf(central, office.store)).toEqual({ [first]: 'taken', [second]: 'waiting' });
  });

  it('goes to the next after half an hour without an answer, and at once where it is let go', async () => {
    const office = await anOfficeOf(root, 1);
    const emails = [mailbox(), mailbox(), mailbox()];
    const [first = '', second = '', third = ''] = emails;
    for (const email of emails) await join(aPerson(central), office.service, { email });
    await offer();
    central.clock.advance(30 * 60_000);
    const late = await aPerson(central).post('/waiting-list/take', { token: (await waitsOf(central, first))[0] });
    expect(late).toMatchObject({ status: 409, body: { err: 'offer_ended' } });
    await offer();
    expect(await statesOf(central, office.store)).toEqual({ [first]: 'expired', [second]: 'offered', [third]: 'waiting' });
    const [token = ''] = await waitsOf(central, second);
    const passed = await aPerson(central).post('/waiting-list/pass', { token });
    expect(passed.body).toMatchObject({ state: 'waiting', offer: null });
    await offer();
    expect(await statesOf(central, office.store)).toEqual({ [first]: 'expired', [second]: 'waiting', [third]: 'offered' });
    // Who leaves gives back what is held for them; who let it go is not asked about it again.
    await aPerson(central).post('/waiting-list/leave', { token: (await waitsOf(central, third))[0] });
    await offer();
    expect(await statesOf(central, office.store)).toEqual({ [first]: 'expired', [second]: 'waiting' });
  });

  it('is offered only where it suits, at hours when people are awake, and with time to come', async () => {
    const office = await anOfficeOf(root, 1);
    const [noon, day, whole] = [mailbox(), mailbox(), mailbox()];
    await join(aPerson(central), office.service, { email: noon, part: 'afternoon' });
    await join(aPerson(central), office.service, { email: day, first_day: '2026-12-02', last_day: '2026-12-07' });
    await join(aPerson(central), office.service, { email: whole });
    central.clock.moveTo('2026-11-30T19:00:00.000Z');
    await offer();
    // The visit is at nine: an offer at half past eight would end when it begins.
    central.clock.moveTo('2026-12-01T07:30:00.000Z');
    await offer();
    expect(await statesOf(central, office.store)).toEqual({ [noon]: 'waiting', [day]: 'waiting', [whole]: 'waiting' });
    central.clock.moveTo('2026-11-30T18:59:00.000Z');
    await offer();
    expect(await statesOf(central, office.store)).toEqual({ [noon]: 'waiting', [day]: 'waiting', [whole]: 'offered' });
  });

  it('is taken exactly once, however many press and on whichever server', async () => {
    const other = await anotherServer(central, { gateways });
    const office = await anOfficeOf(root, 1);
    const emails = [mailbox(), mailbox()];
    for (const email of emails) await join(aPerson(central), office.service, { email });
    await Promise.all([offer(), offerAll(other, gateways), offer(), offerAll(other, gateways)]);
    expect(Object.values(await statesOf(central, office.store)).toSorted()).toEqual(['offered', 'waiting']);
    const [token = ''] = await waitsOf(central, emails[0] ?? '');
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, one) =>
        one % 5 === 0
          ? orderOf(aPerson(one % 2 === 0 ? central : other), office.service, '2026-12-01T08:00:00.000Z')
          : aPerson(one % 2 === 0 ? central : other).post('/waiting-list/take', { token }),
      ),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(new Set(all.flatMap(({ body }) => valueAt(body, 'order') ?? []))).toHaveLength(1);
    expect(rowsOf(await root.get(`/orders?filter={"store_id":${office.store}}`))).toHaveLength(1);
    await other.close();
  });
});

describe('the waiting list of a clerk', () => {
  it('has who waits at the own branches, takes a caller in, orders for them and removes them', async () => {
    const [office, foreign] = [await anOfficeOf(root, 1), await anOfficeOf(root, 1)];
    const order = await office.made();
    const clerk = await signedIn(central, { resources: ['ordering', 'store'], limitations: [office.store] });
    const list = async () => rowsOf(await clerk.get(`/waiting-list?store_id=${office.store}&day=${fullDay}`));
    const wish = { first_day: fullDay, last_day: fullDay, name: 'Hana Vlčková' };
    const added = await clerk.post('/waiting-list', { service_id: office.service, ...wish, phone: '739 560 224' });
    expect(added.status).toBe(201);
    expect((await clerk.post('/waiting-list', { service_id: office.service, ...wish, phone: '739 560 224' })).body).toMatchObject({
      err: 'already_waiting',
    });
    await join(aPerson(central), office.service, { email: mailbox() });
    expect(await list()).toMatchObject([{ name: 'Hana Vlčková', by_staff: true, state: 'waiting' }, { by_staff: false }]);
    expect((await clerk.post('/waiting-list', { service_id: foreign.service, ...wish, phone: '739 560 225' })).status).toBe(404);
    expect(rowsOf(await clerk.get(`/waiting-list?store_id=${foreign.store}`))).toEqual([]);
    await cancel(order);
    await offer();
    const id = numberAt(added.body, 'id');
    const taken = await clerk.post(`/waiting-list/${id}/take`, {});
    expect(taken.status).toBe(200);
    expect((await root.get(`/orders/${numberAt(taken.body, 'order_id')}`)).body).toMatchObject({
      name: 'Hana Vlčková',
      channel: 'staff',
      state: 'confirmed',
    });
    const [, second] = await list();
    const other = await signedIn(central, { resources: ['ordering', 'store'], limitations: [foreign.store] });
    expect((await other.remove(`/waiting-list/${numberAt(second, 'id')}`)).status).toBe(404);
    expect((await clerk.remove(`/waiting-list/${numberAt(second, 'id')}`)).status).toBe(204);
    expect(await list()).toMatchObject([{ state: 'taken' }]);
    const stranger = await signedIn(central, { resources: ['store'] });
    expect((await stranger.get(`/waiting-list?store_id=${office.store}`)).status).toBe(403);
  });
});

describe('what is known of who waits', () => {
  it('is found and erased with the person, and ends with the last day', async () => {
    const office = await anOfficeOf(root, 1);
    const email = mailbox();
    await join(aPerson(central), office.service, { email });
    await offer();
    const found = await root.post('/personal-data/find', { person: email });
    expect(found.body).toMatchObject({ waiting: [{ email, name: 'Jana Nováková' }] });
    expect((await root.post('/personal-data/erase', { person: email })).body).toMatchObject({ counts: { waiting: 1 } });
    const { rows } = await sql`select id from order_holds where store_id = ${office.store}`.execute(central.db);
    expect([rows, await statesOf(central, office.store)]).toEqual([[], {}]);
  });
});
