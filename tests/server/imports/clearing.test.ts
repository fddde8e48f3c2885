import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { importableFields, importKeyOf, isImportable } from '../../../contract/derive/imports/import-columns.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { tableOf } from '../../../server/db/tables/names.ts';
import { chunkSize } from '../../../server/engine/imports/stored/import-store.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { exported } from '../../support/exports.ts';
import { importer, statesOf, traces } from '../../support/imports.ts';
import { anEmptyWorld } from '../../support/made/world.ts';
import { rowsOf, superAdministrator, textAt } from '../../support/people.ts';
import { aDesk, aRegion, aService, aStore } from '../../support/records.ts';

const importable = Object.values<AnyResource>(registry).filter(isImportable);

const central = await centralOfFile();
const client = await superAdministrator(central);
let store: number;
beforeAll(async () => {
  const region = await aRegion(client, { name: 'Sever; "jih"', note: 'První\ndruhý' });
  const place = { street: 'Ulice 1', city: 'Praha', zip: '110 00', latitude: 50.1, longitude: 14.4 };
  const contact = { phone: '777 123 456', email: 'a@b.cz', server_address: 'pobocka.mesto.cz:4000' };
  store = await aStore(client, { label: 'Plná', code: 'PLNA', region_id: region, ...place, ...contact });
  const names = { web_order_name: 'Na webu', desk_name: 'Krátce', mobile_name: 'V telefonu' };
  const service = await aService(client, store, {
    name: 'Pasy, průkazy',
    ...names,
    ticket_prefix: 'A',
    expected_handling_minutes: 7,
    state: 'reserve',
  });
  await aDesk(client, store, { number: 901, label: 'Plná přepážka', service_ids: [service], desk_kind: 'hardware' });
  await client.post('/web-groups', { name: 'Doklady', text: 'Vezměte si doklad', position: 1, service_ids: [service] });
  await client.post('/employees', { store_id: store, code: 'E1', name: 'Jana', active: false });
  const person = { email: 'jana@mesto.test', name: 'Jana', phone_number: '777 123 456', level: 30 };
  await client.post('/users', { ...person, resources: ['store', 'ordering'], limitations: [store] });
  const visit = { starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-01T08:15:00Z', over_capacity_reason: 'Dohoda' };
  await client.post('/orders', { store_id: store, service_id: service, name: 'Jana "Nová"', ...visit });
  await client.post('/email-blacklist', { pattern: 'spam@example.cz', reason: 'Ruší', until: '2027-01-31' });
  // A new entity needs no line here: where nothing is stored yet, one row is made from the declaration.
  const world = anEmptyWorld(central, client);
  for (const resource of importable) {
    const { rows } = await sql`select from ${sql.table(tableOf(resource))} limit 1`.execute(central.db);
    if (rows.length === 0) await world.make(resource, [store]);
  }
});

const into = (collection: string) => importer(central, client, collection);
const textIn = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
const banned = async (pattern: string) => rowsOf(await client.get('/email-blacklist')).find((row) => row['pattern'] === pattern);

describe('an empty cell', () => {
  it.each(importable.map((resource) => [resource.name, resource] as const))('leaves what is stored as it is: %s', async (_, resource) => {
    const before = await traces(central, tableOf(resource));
    const { rows: stored } = await sql<Readonly<Record<string, unknown>>>`
      select * from ${sql.table(tableOf(resource))} where deleted_at is null`.execute(central.db);
    const fields = importableFields(resource);
    const recognised = [...importKeyOf(resource), ...(Object.hasOwn(resource.fields, 'store_id') ? ['store_id'] : [])];
    const lines = stored.map((row) =>
      fields.map((name) => (recognised.includes(name) ? `"${textIn(row[name]).replaceAll('"', '""')}"` : '')),
    );
    const { id, rows } = await into(resource.name).checked([fields, ...lines].map((cells) => cells.join(';')).join('\n'));
    expect(lines.length).toBeGreaterThan(0);
    expect(statesOf(rows)).toEqual(lines.map(() => 'same'));
    await into(resource.name).saved(id);
    expect(await traces(central, tableOf(resource))).toBe(before);
  });

  it('is nothing, or what the field begins with, in a new row', async () => {
    const { id, rows } = await into('services').checked(
      'Název;Pobočka;Stav;Priorita;Zobrazovat na webu;Název na webu\nNová činnost;Plná;;;;\n',
      { mapping: ['name', 'store_id', 'state', 'priority', 'show_in_web_ordering', 'web_order_name'] },
    );
    expect(statesOf(rows)).toEqual(['new']);
    await into('services').saved(id);
    const made = rowsOf(await client.get('/services')).find((row) => row['name'] === 'Nová činnost');
    expect(made).toMatchObject({ state: 'active', priority: 0, show_in_web_ordering: true, web_order_name: null });
  });
});

describe('the word for clearing', () => {
  it('erases the stored value, says so before anything is saved, and leaves its trace', async () => {
    await client.post('/email-blacklist', { pattern: 'smazat@example.cz', reason: 'Ruší', until: '2027-01-31' });
    const stored = await banned('smazat@example.cz');
    const checked = await into('email-blacklist').checked('E-mail nebo doména;Důvod;Blokováno do\nsmazat@example.cz;;(smazat)\n');
    expect(checked.rows).toMatchObject([{ state: 'changed', before: { until: '31.01.2027' }, cleared: ['until'] }]);
    expect(await banned('smazat@example.cz')).toEqual(stored);
    await into('email-blacklist').saved(checked.id);
    expect(await banned('smazat@example.cz')).toMatchObject({ reason: 'Ruší', until: null });
    const [last] = rowsOf(await client.get(`/email-blacklist/${Number(stored?.['id'])}/history`));
    expect(last).toMatchObject({ action: 'edit', changes: { until: { before: '2027-01-31', after: null } } });
    const again = await into('email-blacklist').checked('E-mail nebo doména;Důvod;Blokováno do\nsmazat@example.cz;;(clear)\n');
    expect(statesOf(again.rows)).toEqual(['same']);
  });

  it('is counted over the whole file: values, and the rows that lose any', async () => {
    for (const pattern of ['prvni@example.cz', 'druha@example.cz', 'treti@example.cz'])
      await client.post('/email-blacklist', { pattern, reason: 'Ruší', until: '2027-01-31' });
    const between = Array.from({ length: chunkSize }, (_, at) => `nova${at}@example.cz;(smazat);`);
    const lines = ['prvni@example.cz;(smazat);(smazat)', ...between, 'druha@example.cz;;(smazat)', 'treti@example.cz;Jinak;'];
    const { body } = await into('email-blacklist').checked(['E-mail nebo doména;Důvod;Blokováno do', ...lines].join('\n'));
    expect(body).toMatchObject({ counts: { new: chunkSize, changed: 3 }, cleared: { values: 3, rows: 2 } });
  });

  it('is told apart from another value, of which nothing is erased', async () => {
    const { rows } = await into('users').checked(
      'E-mail;Telefon;Omezení na pobočky;Aktivní\njana@mesto.test;+420 601 234 567;(clear);ne\n',
      { mapping: ['email', 'phone_number', 'limitations', 'active'] },
    );
    expect(rows).toMatchObject([{ state: 'changed', before: { limitations: 'Plná' }, cleared: ['limitations'] }]);
  });

  it.each([
    ['a text that is demanded', 'label', '(smazat)'],
    ['a flag', 'active', '(clear)'],
    ['what rows are recognised by', 'code', '(smazat)'],
  ])('is refused with what to do, and nothing is stored: %s', async (_, name, word) => {
    const cells = { code: 'PLNA', label: 'Plná', active: 'ano', [name]: word };
    const { rows } = await into('stores').checked(`code;label;active\n${Object.values(cells).join(';')}\n`);
    expect(rows).toMatchObject([{ state: 'wrong' }]);
    expect(textAt(rows[0], 'errors', name)).toBe('Toto pole smazat nejde, zadejte hodnotu (prázdná buňka nic nemění)');
  });

  it('is an empty value in a new row', async () => {
    const { id, rows } = await into('regions').checked('Název;Poznámka\nBez poznámky;(smazat)\n');
    expect(statesOf(rows)).toEqual(['new']);
    await into('regions').saved(id);
    expect(rowsOf(await client.get('/regions')).find((row) => row['name'] === 'Bez poznámky')).toMatchObject({ note: null });
  });
});

describe('the file of an export', () => {
  beforeAll(async () => {
    // Every field that may be empty is, and what reads as the word for clearing is what is stored.
    await aStore(client, { label: 'Prázdná', code: 'NIC' });
    await aService(client, store, { name: 'Zvláštní', number_from: 5000, number_to: 5999, desk_name: '(smazat)' });
    await aRegion(client, { name: 'Zvláštní', note: '(SMAZAT)' });
    // What later rules refuse pauses.
    await aService(client, store, { name: 'Ze starší verze', ticket_prefix: 'Q' });
    await sql`update services set ticket_prefix = 'QX' where name = 'Ze starší verze'`.execute(central.db);
    await client.post('/email-blacklist', { pattern: 'prošlé.example.cz', reason: '=1+1' });
    await sql`update email_blacklist set until = '2020-01-01' where reason = '=1+1'`.execute(central.db);
  });

  // Texts are the same in both: a workbook types its cells, so those with numbers, days and references are asked.
  const formatsOf = ({ name }: AnyResource) => (name === 'stores' || name === 'email-blacklist' ? (['csv', 'xlsx'] as const) : ['csv']);
  it.each(importable.flatMap((resource) => formatsOf(resource).map((format) => [resource.name, format, resource] as const)))(
    'changes nothing when it is imported again: %s, %s',
    async (name, format, resource) => {
      const { bytes } = await exported(central, client, name, { format, columns: importableFields(resource) });
      const before = await traces(central, tableOf(resource));
      const { id, rows } = await into(name).checked(new Uint8Array(bytes));
      expect(rows.filter((row) => row['state'] !== 'same')).toEqual([]);
      expect(rows.length).toBeGreaterThan(0);
      await into(name).saved(id);
      expect(await traces(central, tableOf(resource))).toBe(before);
    },
  );
});
