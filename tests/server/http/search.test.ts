import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, rowsOf, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { aDesk, anOrder, aRegion, aService, aStore } from '../../support/records.ts';

type Group = { readonly resource: unknown; readonly total: unknown; readonly names: readonly unknown[] };

const central = await centralOfFile();
const admin = await superAdministrator(central);

describe('the search of everything', () => {
  let stores: readonly [number, number];
  const ask = (who: Client, q: string) => who.get(`/search?q=${encodeURIComponent(q)}`);
  const listAt = (body: unknown, name: string): readonly unknown[] => Object.values(Object(valueAt(body, name)));
  const found = async (who: Client, q: string): Promise<readonly Group[]> => {
    const { status, body } = await ask(who, q);
    expect(status).toBe(200);
    return listAt(body, 'data').map((group) => ({
      resource: valueAt(group, 'resource'),
      total: valueAt(group, 'total'),
      names: listAt(group, 'rows').map((row) => valueAt(row, 'name')),
    }));
  };
  const groupOf = async (who: Client, q: string, resource: string): Promise<unknown> => {
    const { body } = await ask(who, q);
    return listAt(body, 'data').find((group) => valueAt(group, 'resource') === resource);
  };
  const namesOf = async (who: Client, q: string, resource: string) =>
    (await found(who, q)).find((group) => group.resource === resource)?.names ?? [];

  beforeAll(async () => {
    const one = await aStore(admin, { label: 'Úřad Hájek', code: 'HAJ', city: 'Praha' });
    const other = await aStore(admin, { label: 'Úřad Zličín', code: 'ZLI', city: 'Hájek' });
    stores = [one, other];
    const [ofOne, ofOther] = [
      await aService(admin, one, { name: 'Řidičské průkazy' }),
      await aService(admin, other, { name: 'Řidičské průkazy' }),
    ];
    await anOrder(admin, one, ofOne, { name: 'Žofie Křečková', email: 'zofie@obec.test' });
    await anOrder(admin, other, ofOther, { name: 'Žofie Křečková', phone: '+420601202303' });
    await aRegion(admin, { name: 'Hájek' });
    await aRegion(admin, { name: 'Hájek u Prahy' });
    for (const number of [1, 2, 3, 4, 5, 6, 7, 11]) await aDesk(admin, one, { number, label: `Okénko ${number}` });
  });

  it('finds in every entity at once, without regard to case and diacritics', async () => {
    const groups = await found(admin, 'HAJEK');
    expect(groups.map(({ resource }) => resource)).toEqual(['regions', 'stores']);
    expect(await found(admin, 'ridicske')).toEqual([{ resource: 'services', total: 2, names: ['Řidičské průkazy', 'Řidičské průkazy'] }]);
  });

  it.each(['+420 601 202 303', '00420 601 202 303', '00420601202303', '601 202 303', '(+420) 601-202-303'])(
    'finds a telephone as people type it, here and in the list: %s',
    async (typed) => {
      const [row] = listAt(await groupOf(admin, typed, 'orders'), 'rows');
      expect(valueAt(row, 'match')).toMatchObject({ field: 'phone' });
      const listed = await admin.get(`/orders?filter=${encodeURIComponent(JSON.stringify({ q: typed }))}`);
      expect(rowsOf(listed)).toHaveLength(1);
    },
  );

  it('puts the very name first, then what begins with it, then what has it in another text', async () => {
    expect(await namesOf(admin, 'hájek', 'regions')).toEqual(['Hájek', 'Hájek u Prahy']);
    expect(await namesOf(admin, 'úřad', 'stores')).toEqual(['Úřad Hájek', 'Úřad Zličín']);
    await aRegion(admin, { name: 'Akce' });
    await aRegion(admin, { name: 'Frakce', note: 'podle nich' });
    await aRegion(admin, { name: 'Akcent' });
    await aRegion(admin, { name: 'Aaa', note: 'akce' });
    expect(await namesOf(admin, 'akce', 'regions')).toEqual(['Akce', 'Akcent', 'Aaa', 'Frakce']);
  });

  it('shows the entity first whose row bears the very name', async () => {
    await aService(admin, stores[0], { name: 'Sever' });
    await aRegion(admin, { name: 'Severozápad' });
    expect((await found(admin, 'sever')).map(({ resource }) => resource)).toEqual(['services', 'regions']);
  });

  it('shows of equal names the client who is still to come first', async () => {
    const employee = { name: 'Jan Kotas', store_id: stores[0], code: 'KOT' };
    expect((await admin.post('/employees', employee)).status).toBe(201);
    await anOrder(admin, stores[0], await aService(admin, stores[0], { name: 'Matrika' }), { name: 'Jan Kotas', email: 'kotas@obec.test' });
    expect((await found(admin, 'jan kotas')).map(({ resource }) => resource)).toEqual(['orders', 'employees']);
  });

  it('tells the person, the store, the time and what was found where it is not a name', async () => {
    const group = await groupOf(admin, 'zofie@obec', 'orders');
    const [row] = listAt(group, 'rows');
    expect(valueAt(row, 'store')).toEqual({ id: stores[0], name: 'Úřad Hájek' });
    expect(valueAt(row, 'at')).toBe('2026-12-01T09:00:00.000Z');
    expect(valueAt(row, 'facts')).toEqual([
      { field: 'state', text: 'confirmed' },
      { field: 'service_id', text: 'Řidičské průkazy' },
    ]);
    expect(valueAt(row, 'match')).toEqual({ field: 'email', text: 'zofie@obec.test' });
    expect(valueAt(row, 'person')).toBe('Žofie Křečková');
    // A person who is found by their name is shown by it already.
    const [client] = listAt(await groupOf(admin, 'žofie', 'orders'), 'rows');
    expect([valueAt(client, 'person'), valueAt(client, 'match')]).toEqual(['Žofie Křečková', null]);
    const [named] = listAt(await groupOf(admin, 'úřad hájek', 'stores'), 'rows');
    expect([valueAt(named, 'match'), valueAt(named, 'person')]).toEqual([null, null]);
  });

  it('gives five rows of an entity and tells how many there are', async () => {
    const [group] = await found(admin, 'okénko');
    expect(group?.total).toBe(8);
    expect(group?.names).toHaveLength(5);
  });

  it('looks for a word of one or two signs where words begin, and then counts nothing: the list finds more', async () => {
    expect(await found(admin, 'okénko 1')).toEqual([{ resource: 'desks', total: null, names: ['Okénko 1', 'Okénko 11'] }]);
    expect(await namesOf(admin, 'zl', 'stores')).toEqual(['Úřad Zličín']);
    expect(await namesOf(admin, 'li', 'stores')).toEqual([]);
  });

  it.each(['', ' ', 'a', '  a ', '\u0301\u0301'])('finds nothing for "%s", which says too little', async (q) => {
    expect(await found(admin, q)).toEqual([]);
  });

  it('finds nothing that is deleted, and finds it again once it is restored', async () => {
    const region = await aRegion(admin, { name: 'Pomíjivá' });
    expect(await namesOf(admin, 'pomijiva', 'regions')).toEqual(['Pomíjivá']);
    await admin.remove(`/regions/${region}`);
    expect(await namesOf(admin, 'pomijiva', 'regions')).toEqual([]);
  });

  it('shows who is bound to a store nothing of another one, neither rows nor their number', async () => {
    const clerk = await signedIn(central, { resources: ['store', 'ordering'], limitations: [stores[1]] });
    const groups = await found(clerk, 'žofie');
    expect(groups.map(({ resource, total }) => [resource, total])).toEqual([['orders', 1]]);
    expect(await found(clerk, 'zofie@obec')).toEqual([]);
    expect(await namesOf(clerk, 'hájek', 'stores')).toEqual(['Úřad Zličín']);
    expect(await namesOf(clerk, 'okénko', 'desks')).toEqual([]);
  });

  it('looks only in what may be listed: whose names are seen in forms is not searched for', async () => {
    const clerk = await signedIn(central, { resources: ['ordering'] });
    expect((await found(clerk, 'hajek')).map(({ resource }) => resource)).toEqual([]);
    const nobody = await signedIn(central, {});
    expect(await found(nobody, 'hajek')).toEqual([]);
    const admins = await found(clerk, 'mesto.test');
    expect(admins.map(({ resource }) => resource)).not.toContain('users');
  });

  it('takes the signs of patterns for what they are', async () => {
    await aRegion(admin, { name: 'Sleva 100%_\\' });
    expect(await namesOf(admin, '100%_\\', 'regions')).toEqual(['Sleva 100%_\\']);
    expect(await namesOf(admin, '1%0', 'regions')).toEqual([]);
    expect(await namesOf(admin, 'Hájek%', 'regions')).toEqual([]);
  });

  it.each([
    ['a text that is too long', `?q=${'a'.repeat(201)}`, 422, 'invalid'],
    ['a zero sign', '?q=a%00b', 422, 'invalid'],
    ['two texts', '?q=aaa&q=bbb', 422, 'invalid'],
    ['an unknown parameter', '?q=aaa&limit=9', 400, 'unknown_parameter'],
  ])('refuses %s by its name', async (_, query, status, err) => {
    expect(await admin.get(`/search${query}`)).toMatchObject({ status, body: { err } });
  });

  it('shows of the orders of one client that of today first, then the nearest in time', async () => {
    const service = await aService(admin, stores[0], { name: 'Cestovní doklady' });
    // Now it is ten in the morning in Prague.
    for (const starts_at of ['2027-01-08T09:00:00Z', '2026-11-19T22:30:00Z', '2026-11-20T21:00:00Z', '2026-11-23T08:00:00Z']) {
      await sql`insert into orders (store_id, service_id, starts_at, ends_at, pin, state, name, consent, channel, language)
        values (${stores[0]}, ${service}, ${starts_at}, ${starts_at}::timestamptz + interval '15 minutes', ${starts_at.slice(5, 10)}, 'confirmed',
          'Blažena Krátká', false, 'staff', 'cs')`.execute(central.db);
    }
    const group = await groupOf(admin, 'blažena krátká', 'orders');
    expect(listAt(group, 'rows').map((row) => String(valueAt(row, 'at')).slice(0, 16))).toEqual([
      '2026-11-20T21:00',
      '2026-11-19T22:30',
      '2026-11-23T08:00',
      '2027-01-08T09:00',
    ]);
  });

  it('knows an hour, by itself and beside a name, in the list too', async () => {
    const store = await aStore(admin, { label: 'Hodinový úřad', code: 'HOD' });
    const service = await aService(admin, store, { name: 'Hodinová podatelna' });
    // It is ten in the morning in Prague, in winter; two of them are in summer.
    const begins: readonly (readonly [name: string, begin: string])[] = [
      ['Jiří Hodinář', '2026-11-23T05:07:00Z'],
      ['Jiří Hodinář', '2026-11-20T05:07:00Z'],
      ['Jana Hodinářová', '2026-10-22T04:07:00Z'],
      ['Jana Hodinářová', '2026-11-20T05:08:00Z'],
      ['Jana Hodinářová', '2027-06-01T04:07:00Z'],
    ];
    for (const [place, [name, begin]] of begins.entries()) {
      await sql`insert into orders (store_id, service_id, starts_at, ends_at, pin, state, name, consent, channel, language)
        values (${store}, ${service}, ${begin}, ${begin}::timestamptz + interval '15 minutes', ${`H${place}`}, 'confirmed', ${name}, false, 'staff', 'cs')`.execute(
        central.db,
      );
    }
    expect(await namesOf(admin, '6.07', 'orders')).toEqual(['H1', 'H0', 'H2', 'H4']);
    expect(await namesOf(admin, 'hodinář 06:07', 'orders')).toEqual(['H1', 'H0', 'H2', 'H4']);
    expect(await namesOf(admin, 'jana 6:08', 'orders')).toEqual(['H3']);
    expect(await found(admin, '6:09')).toEqual([]);
    const listed = await admin.get(`/orders?filter=${encodeURIComponent(JSON.stringify({ q: 'jana 6:07' }))}&sort=["pin","ASC"]`);
    expect(rowsOf(listed).map(({ pin }) => pin)).toEqual(['H2', 'H4']);
  });

  it('gives the nearest in time of what more rows have than are weighed', async () => {
    const store = await aStore(admin, { label: 'Zástup', code: 'ZAS' });
    const service = await aService(admin, store, { name: 'Podatelna zástupu' });
    // The furthest ahead are stored first.
    await sql`
      insert into orders (store_id, service_id, starts_at, ends_at, pin, state, name, consent, channel, language)
      select ${store}, ${service}, timestamptz '2027-06-01T08:00:00Z' - n * interval '1 hour', timestamptz '2027-06-01T09:00:00Z',
        'Z' || n, 'confirmed', 'Pan Zástupce', false, 'staff', 'cs' from generate_series(1, 1500) n`.execute(central.db);
    const group = await groupOf(admin, 'zástupce', 'orders');
    expect(valueAt(group, 'total')).toBeNull();
    expect(listAt(group, 'rows').map((row) => valueAt(row, 'at'))[0]).toBe('2027-03-30T20:00:00.000Z');
  });
});
