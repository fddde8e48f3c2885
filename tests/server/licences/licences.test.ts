import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { warnOfEndings } from '../../../server/areas/stores/licences/warn-of-endings.ts';
import { bulk } from '../../support/bulk.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer } from '../../support/imports.ts';
import { keyFor, license } from '../../support/licences.ts';
import { type Client, numberAt, rowsOf, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aDesk, aStore } from '../../support/records.ts';

const screen = { width: 1280, height: 1024 };
const delivery = { hasGateway: { email: false, sms: false }, linkOrigin: () => 'https://fronta.mesto.test', hasBookingPage: true };

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('the licence of a store', () => {
  const statusOf = async (store: number) => (await root.get(`/stores/${store}/licence`)).body;
  const serialOf = async (store: number) => textAt(await statusOf(store), 'serial_number');
  const change = (store: number, license_key: string) => root.put(`/stores/${store}/licence`, { license_key });

  it('is none at first: nothing is limited, and the store has its serial number', async () => {
    const store = await aStore(root);
    await aDesk(root, store);
    expect(await statusOf(store)).toMatchObject({ state: 'none', valid_to: null, days_left: null });
    expect(await serialOf(store)).toMatch(/^PO-\w{4}-\w{4}-\w{4}$/u);
    expect(await serialOf(store)).not.toBe(await serialOf(await aStore(root)));
  });

  it('says what is used of what is licensed', async () => {
    const store = await aStore(root);
    await license(root, store);
    await aDesk(root, store);
    await aDesk(root, store, { desk_kind: 'hardware' });
    await aDesk(root, store, { active: false });
    const counts = valueAt(await statusOf(store), 'counts');
    expect(counts).toEqual([
      { kind: 'software_bulkhead_desk_count', used: 1, licensed: 2 },
      { kind: 'hardware_bulkhead_desk_count', used: 1, licensed: 1 },
      { kind: 'virtual_display_count', used: 0, licensed: 1 },
      { kind: 'hardware_display_count', used: 0, licensed: 0 },
      { kind: 'input_device_count', used: 0, licensed: 1 },
    ]);
  });

  it('stays as it was when a key is refused, with the reason', async () => {
    const store = await aStore(root);
    await license(root, store, { valid_to: '2027-01-31' });
    const before = await statusOf(store);
    const serial_number = await serialOf(store);
    const refused: readonly (readonly [string, string])[] = [
      ['nesmysl', 'není celý'],
      [keyFor({ serial_number }).replace(/.$/u, (last) => (last === 'A' ? 'Q' : 'A')), 'podpis'],
      [keyFor({ serial_number: 'PO-JINE-0000-0000' }), 'PO-JINE-0000-0000'],
      [keyFor({ serial_number, valid_to: '2026-11-19' }), '19.11.2026'],
      [keyFor({ serial_number }).replace('PL1', 'PL2'), 'novější'],
    ];
    for (const [key, reason] of refused) {
      const { status, body } = await change(store, key);
      expect([status, textAt(body, 'message')]).toEqual([422, expect.stringContaining('Licenční klíč se nepodařilo změnit:')]);
      expect(textAt(body, 'message')).toContain(reason);
    }
    expect(await statusOf(store)).toEqual(before);
  });

  it('is never read back, in no answer, history or audit', async () => {
    const store = await aStore(root);
    const key = keyFor({ serial_number: await serialOf(store) });
    expect((await change(store, key)).status).toBe(200);
    const [row] = rowsOf(await root.get(`/licences?filter={"store_id":${store}}`));
    const history = await root.get(`/licences/${numberAt(row, 'id')}/history`);
    const { rows: audit } =
      await sql`select changes from audit_log where resource = 'licences' and record_id = ${numberAt(row, 'id')}`.execute(central.db);
    const { rows: stored } = await sql`select * from licences where store_id = ${store}`.execute(central.db);
    for (const seen of [row, history.body, audit, stored]) expect(JSON.stringify(seen)).not.toContain(key.slice(0, 40));
  });

  it('holds to the end of its last day in Prague', async () => {
    const store = await aStore(root);
    await license(root, store, { valid_to: '2026-11-20' });
    expect(await statusOf(store)).toMatchObject({ state: 'ending', days_left: 0 });
    await aDesk(root, store);
  });

  it('refuses what is beyond its count by every way, and says how many there may be', async () => {
    const store = await aStore(root);
    await license(root, store);
    const first = await aDesk(root, store);
    await aDesk(root, store);
    const beyond = await root.post('/desks', { store_id: store, number: 950, label: 'Navíc', desk_kind: 'software' });
    expect([beyond.status, textAt(beyond.body, 'err')]).toEqual([409, 'licence_full']);
    expect(textAt(beyond.body, 'message')).toContain('nejvýš 2 softwarové přepážky');
    // Switched off it takes no place, and cannot be switched on.
    const off = await aDesk(root, store, { active: false });
    expect(textAt((await root.patch(`/desks/${off}`, 1, { active: true })).body, 'err')).toBe('licence_full');
    expect((await bulk(root, 'desks', { action: 'update', ids: [off], values: { active: true } }))[0]).toMatchObject({
      err: 'licence_full',
    });
    // Of another kind.
    const hardware = await aDesk(root, store, { desk_kind: 'hardware' });
    expect(textAt((await root.patch(`/desks/${hardware}`, 1, { desk_kind: 'software' })).body, 'err')).toBe('licence_full');
    // Out of the trash.
    await root.remove(`/desks/${first}`);
    await aDesk(root, store);
    expect(textAt((await root.post(`/desks/${first}/restore`, {})).body, 'err')).toBe('licence_full');
    // What has its place may be changed.
    expect((await root.patch(`/desks/${hardware}`, 1, { label: 'Jinak' })).status).toBe(200);
  });

  it('refuses what is beyond its count of a file, row by row', async () => {
    const store = await aStore(root);
    await license(root, store);
    const files = importer(central, root, 'desks');
    const { id } = await files.checked('Číslo;Název;Druh\n1;První;Softwarová\n2;Druhá;Softwarová\n3;Třetí;Softwarová\n', {
      store_id: store,
    });
    await files.saved(id, 'good');
    const { rows } = await files.current(id);
    expect(rows.map((row) => row['state'])).toEqual(['new', 'new', 'wrong']);
    expect(rowsOf(await root.get(`/desks?filter={"store_id":${store}}`))).toHaveLength(2);
  });

  it('refuses displays and kiosks as it does desks', async () => {
    const store = await aStore(root);
    await license(root, store);
    for (const collection of ['virtual-displays', 'touch-screens']) {
      expect((await root.post(`/${collection}`, { store_id: store, name: 'První', ...screen })).status).toBe(201);
      expect(textAt((await root.post(`/${collection}`, { store_id: store, name: 'Druhý', ...screen })).body, 'err')).toBe('licence_full');
    }
  });

  it('gives its last place to one of two who come at once', async () => {
    const store = await aStore(root);
    await license(root, store);
    await aDesk(root, store);
    const made = await Promise.all(
      [901, 902, 903, 904].map((number) => root.post('/desks', { store_id: store, number, label: String(number), desk_kind: 'software' })),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('stops nothing that runs when it is over, and lets nothing more in', async () => {
    const store = await aStore(root);
    await license(root, store, { valid_to: '2026-11-25' });
    const desk = await aDesk(root, store);
    await sql`update licences set valid_to = '2026-11-19' where store_id = ${store}`.execute(central.db);
    expect(await statusOf(store)).toMatchObject({ state: 'ended', days_left: -1 });
    expect((await root.patch(`/desks/${desk}`, 1, { label: 'Dál běží' })).status).toBe(200);
    const { status, body } = await root.post('/desks', { store_id: store, number: 2, label: 'Nová', desk_kind: 'software' });
    expect([status, textAt(body, 'err')]).toEqual([409, 'licence_ended']);
    expect(textAt(body, 'message')).toContain('19.11.2026');
  });

  it('warns 30 days before its end, those who see the store', async () => {
    const [soon, later, none] = [await aStore(root), await aStore(root), await aStore(root)];
    await license(root, soon, { valid_to: '2026-12-20' });
    await license(root, later, { valid_to: '2026-12-21' });
    const seen = async (client: Client) => rowsOf(await client.get('/licence-warnings')).map((row) => row['store_id']);
    expect(await seen(root)).toContain(soon);
    expect(await seen(root)).not.toContain(later);
    const bound = await signedIn(central, { resources: ['store'], limitations: [none] });
    expect(await seen(bound)).toEqual([]);
  });

  it('is told of to staff once, as the messages to staff say', async () => {
    const store = await aStore(root);
    await license(root, store, { valid_to: '2026-12-01' });
    const letter = { name: 'Licence', events: ['licence_ending'], store_ids: [store], recipients: 'jeden@mesto.test, dva@mesto.test' };
    expect((await root.post('/email-notifications', letter)).status).toBe(201);
    for (let time = 0; time < 2; time += 1)
      await Promise.all([
        warnOfEndings(central.db, delivery, central.clock.now()),
        warnOfEndings(central.db, delivery, central.clock.now()),
      ]);
    const { rows } = await sql<{
      recipient: string;
      body: string;
    }>`select recipient, body from outbox where recipient like '%@mesto.test' order by recipient`.execute(central.db);
    expect(rows.map(({ recipient }) => recipient)).toEqual(['dva@mesto.test', 'jeden@mesto.test']);
    expect(rows[0]?.body).toContain(`https://fronta.mesto.test/stores/${store}?tab=licence`);
    // A new key, a new end.
    await license(root, store, { valid_to: '2026-12-05' });
    await warnOfEndings(central.db, delivery, central.clock.now());
    expect(
      numberAt(
        (await sql<{ count: number }>`select count(*)::int as count from outbox where recipient = 'dva@mesto.test'`.execute(central.db))
          .rows[0],
        'count',
      ),
    ).toBe(2);
  });

  it('is told of by the watch that runs with the server, on the day that the settings name and on no day before', async () => {
    const store = await aStore(root);
    await license(root, store, { valid_to: '2027-01-10' });
    const letter = { name: 'Hlídka', events: ['licence_ending'], store_ids: [store], recipients: 'hlidka@mesto.test' };
    expect((await root.post('/email-notifications', letter)).status).toBe(201);
    const watch = async (now: string) => {
      await warnOfEndings(central.db, delivery, new Date(now));
      const { rows } = await sql`select 1 from outbox where recipient = 'hlidka@mesto.test'`.execute(central.db);
      return rows.length;
    };
    expect(await watch('2026-12-10T09:00:00Z')).toBe(0);
    expect(await watch('2026-12-11T09:00:00Z')).toBe(1);
    expect(await watch('2026-12-12T09:00:00Z')).toBe(1);
    const other = await aStore(root);
    await license(root, other, { valid_to: '2027-03-01' });
    const seen = async () => rowsOf(await root.get('/licence-warnings')).map((row) => row['store_id']);
    expect(await seen()).not.toContain(other);
    const { body } = await root.get('/store-defaults');
    expect((await root.patch('/store-defaults', numberAt(body, 'version'), { licence_days: 120 })).status).toBe(200);
    expect(await seen()).toContain(other);
    expect(await statusOf(other)).toMatchObject({ state: 'ending' });
  });
});
