import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notedErasures } from '../../../server/areas/personal-data/person/erasure-list.ts';
import { aBookedOffice } from '../../support/booked-office.ts';
import { type Central, openCentral, send } from '../../support/central.ts';
import { tuesday } from '../../support/office.ts';
import { type Client, numberAt, superAdministrator, valueAt } from '../../support/people.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'erasures-'));
let central: Central;
let root: Client;
beforeAll(async () => {
  central = await openCentral({ erasureFolders: [folder] });
});
beforeEach(async () => {
  root = await superAdministrator(central);
});
afterAll(async () => {
  await central.close();
  fs.rmSync(folder, { recursive: true });
});

const email = 'Otakar@Posta.test';
const person = { name: 'Otakar Hledaný', email, phone: '+420602333444', note: 'Hledaný přijde o berlích' };

async function anOrder(values: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const { store, service } = await aBookedOffice(root, 3);
  const made = await root.post('/orders', { store_id: store, service_id: service, ...tuesday, ...person, ...values });
  return numberAt(made.body, 'id');
}

async function lengths(sought: string): Promise<unknown> {
  const { body } = await root.post('/personal-data/find', { person: sought });
  return Object.fromEntries(Object.entries(Object(body)).map(([kind, rows]) => [kind, Array.isArray(rows) ? rows.length : rows]));
}

describe('what is held about a person', () => {
  it('is found by an e-mail in any spelling and by a phone number as people write it', async () => {
    await anOrder();
    expect((await root.remove(`/orders/${await anOrder()}`)).status).toBe(200);
    await anOrder({ name: 'Někdo jiný', email: 'jiny@posta.test', phone: null, note: null });
    await root.post('/email-blacklist', { pattern: email, reason: 'Hledaný nechodí' });
    const expected = { orders: 2, history: 3, bans: 1, accounts: 0 };
    expect(await lengths(` ${email.toUpperCase()} `)).toMatchObject(expected);
    expect(await lengths('602 333 444')).toMatchObject({ ...expected, history: 2, bans: 0 });
    const { body } = await root.post('/personal-data/find', { person: email });
    const resources = [0, 1, 2].map((place) => valueAt(body, 'history', String(place), 'resource'));
    expect(resources).toEqual(['email-blacklist', 'orders', 'orders']);
    expect(await lengths('nikdo@posta.test')).toMatchObject({ orders: 0, messages: 0, history: 0, bans: 0, accounts: 0 });
    expect(await lengths(root.email)).toMatchObject({ accounts: 1 });
    expect((await root.post('/personal-data/find', { person: 'Otakar' })).status).toBe(422);
  });

  it('is not erased while the person is to come', async () => {
    const refused = await root.post('/personal-data/erase', { person: email });
    expect([refused.status, valueAt(refused.body, 'err')]).toEqual([409, 'person_expected']);
    expect(await lengths(email)).toMatchObject({ orders: 2, bans: 1 });
    expect(notedErasures([folder])).toEqual([]);
  });

  it('asks for the password again to be erased or exported, but not to be looked at', async () => {
    const late = await superAdministrator(central);
    const long = new Date(central.clock.now().getTime() - 11 * 60_000);
    await sql`update sessions set proved_at = ${long} where user_id = ${late.id}`.execute(central.db);
    const answers = await Promise.all(
      ['find', 'export', 'erase'].map(async (what) => (await late.post(`/personal-data/${what}`, { person: email })).body),
    );
    expect(answers.map((body) => valueAt(body, 'err'))).toEqual([undefined, 'proof_needed', 'proof_needed']);
    expect(answers.map((body) => valueAt(body, 'message')).slice(1)).toEqual([
      'Zadejte heslo, abyste mohli stáhnout soubor s osobními údaji.',
      'Zadejte heslo, abyste mohli vymazat osobní údaje.',
    ]);
  });

  it('is not erased where that cannot be written down beside the database', async () => {
    const trashed = await anOrder({ name: 'Plný Disk', email: 'plny@disk.test', phone: null, note: null });
    expect((await root.remove(`/orders/${trashed}`)).status).toBe(200);
    fs.rmSync(path.join(folder, 'erased-persons.jsonl'), { force: true });
    fs.mkdirSync(path.join(folder, 'erased-persons.jsonl'));
    const refused = await root.post('/personal-data/erase', { person: 'plny@disk.test' });
    fs.rmdirSync(path.join(folder, 'erased-persons.jsonl'));
    expect([refused.status, valueAt(refused.body, 'err')]).toEqual([503, 'erasure_not_noted']);
    expect(await lengths('plny@disk.test')).toMatchObject({ orders: 1 });
  });

  it('is gone from everywhere once it is erased, and only a digest says of whom', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from orders where lower(email) = ${email.toLowerCase()} and deleted_at is null`.execute(central.db);
    const cancelled = await root.post(
      `/orders/${rows[0]?.id}/actions/cancel`,
      { cancel_reason: 'Na přání Hledaného' },
      { 'if-match': '"1"' },
    );
    expect(cancelled.status).toBe(200);
    const erased = await root.post('/personal-data/erase', { person: email }, { 'idempotency-key': 'once' });
    expect([erased.status, valueAt(erased.body, 'counts')]).toEqual([200, expect.objectContaining({ orders: 2, bans: 1 })]);
    const again = await root.post('/personal-data/erase', { person: email }, { 'idempotency-key': 'once' });
    expect(again.body).toEqual(erased.body);
    const all = await sql<{ all: string }>`
      select concat((select string_agg(o::text, ' ') from orders o), (select string_agg(h::text, ' ') from history h),
        (select string_agg(m::text, ' ') from outbox m), (select string_agg(b::text, ' ') from email_blacklist b),
        (select string_agg(e::text, ' ') from erasures e), (select string_agg(k::text, ' ') from idempotency_keys k),
        (select string_agg(p::text, ' ') from preferences p)) as all`.execute(central.db);
    expect(all.rows[0]?.all).not.toMatch(/Hledan|otakar@|602333444/iu);
    expect(all.rows[0]?.all).toContain('jiny@posta.test');
    const listed = await root.get('/personal-data/erasures');
    expect(listed.body).toEqual([erased.body]);
    expect(notedErasures([folder])).toEqual([{ person: valueAt(erased.body, 'person'), at: valueAt(erased.body, 'at') }]);
    const audit = await sql`select actor_id, changes->'orders' as orders from audit_log where action = 'personal_data_erased'`.execute(
      central.db,
    );
    expect(audit.rows).toEqual([{ actor_id: root.id, orders: 2 }]);
  });

  it('is erased once, however many ask for it at once', async () => {
    const id = await anOrder({ name: 'Dvakrát Smazaný', email: 'dvakrat@posta.test', phone: null, note: null });
    expect((await root.post(`/orders/${id}/actions/cancel`, {}, { 'if-match': '"1"' })).status).toBe(200);
    const all = await Promise.all(Array.from({ length: 4 }, () => root.post('/personal-data/erase', { person: 'dvakrat@posta.test' })));
    const counts = all.map(({ body }) => [numberAt(body, 'counts', 'orders'), numberAt(body, 'counts', 'history')]);
    expect(counts.toSorted()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 2],
    ]);
  });

  it.each([
    ['jana@háčky.cz', 'Jana@xn--hky-ela4t.cz'],
    ['jana.nova@gmail.com', 'JanaNova+urad@googlemail.com'],
  ])('is found and erased by %s and by %s of one mailbox, with copies that name either', async (...spellings) => {
    const past = ['2026-11-10T08:00:00.000Z', '2026-11-10T08:15:00.000Z'] as const;
    const made: number[] = [];
    for (const one of spellings) made.push(await anOrder({ email: one }));
    for (const one of spellings) expect(await lengths(one)).toMatchObject({ orders: 2, history: 2 });
    await sql`update orders set starts_at = ${past[0]}, ends_at = ${past[1]} where id = any(${made}::int[])`.execute(central.db);
    const draft = { draft: { email: spellings[1] } };
    const kept = await send(central, {
      method: 'PATCH',
      url: '/central/preferences',
      headers: { authorization: `Bearer ${root.token}` },
      payload: draft,
    });
    expect(kept.status).toBe(204);
    expect(await root.post('/personal-data/erase', { person: spellings[0] })).toMatchObject({ status: 200 });
    const { rows } = await sql`select from preferences where value ilike ${`%${spellings[1]}%`}`.execute(central.db);
    expect(rows).toEqual([]);
    for (const one of spellings) expect(await lengths(one)).toMatchObject({ orders: 0, history: 0 });
    const noted = notedErasures([folder]).map(({ person: digest }) => digest);
    await root.post('/personal-data/erase', { person: spellings[1] });
    expect(new Set(notedErasures([folder]).map(({ person: digest }) => digest))).toEqual(new Set(noted));
  });
});
