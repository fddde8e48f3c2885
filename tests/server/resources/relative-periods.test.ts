import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulk } from '../../support/bulk.ts';
import type { Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { csvRows, exported } from '../../support/exports.ts';
import { type Client, rowsOf, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';

type Filter = Readonly<Record<string, unknown>>;

/** Begins of orders, each by its name. Clocks in Prague are put back on 25 October 2026. */
const begins: Readonly<Record<string, string>> = {
  'last of Saturday': '2026-10-24T21:59:59.999Z',
  'first of Sunday': '2026-10-24T22:00:00.000Z',
  'last of Sunday': '2026-10-25T22:59:59.999Z',
  'first of Monday': '2026-10-25T23:00:00.000Z',
  'last of Monday': '2026-10-26T22:59:59.999Z',
  'last of that week': '2026-11-01T22:59:59.999Z',
  'first of the week after': '2026-11-01T23:00:00.000Z',
};

const central = await centralOfFile();

describe('filters by how far a day is', () => {
  let store: number;
  let service: number;
  beforeAll(async () => {
    central.clock.moveTo('2026-10-01T09:00:00.000Z');
    const client = await superAdministrator(central);
    store = await aStore(client);
    service = await aService(client, store);
    for (const [name, begin] of Object.entries(begins)) await anOrderAt(name, begin);
  });

  /** Past any rule of ordering: of what was ordered once. */
  const anOrderAt = (name: string, begin: string) =>
    sql`insert into orders (store_id, service_id, starts_at, ends_at, pin, state, name, consent, channel, language)
      values (${store}, ${service}, ${begin}, ${begin}::timestamptz + interval '15 minutes', left(md5(${name}), 6), 'confirmed', ${name}, false, 'web', 'cs')`.execute(
      central.db,
    );
  /** Someone who signs in at that time: sessions end meanwhile. */
  const at = (instant: string): Promise<Client> => {
    central.clock.moveTo(instant);
    return superAdministrator(central);
  };
  const query = (client: Client, filter: Filter, more: object = {}): Promise<Reply> =>
    client.post('/orders/query', { filter, sort: ['starts_at', 'ASC'], ...more });
  const namesOf = (reply: Reply) => {
    if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
    const data = valueAt(reply.body, 'data');
    return (Array.isArray(data) ? data : rowsOf(reply)).map((row: unknown) => textAt(row, 'name'));
  };

  it.each([
    ['2026-10-24T21:59:59.999Z', { starts_at_on: 'today' }, ['last of Saturday']],
    ['2026-10-24T22:00:00.000Z', { starts_at_on: 'today' }, ['first of Sunday', 'last of Sunday']],
    ['2026-10-24T22:00:00.000Z', { starts_at_on: 'yesterday' }, ['last of Saturday']],
    ['2026-10-25T22:59:59.999Z', { starts_at_on: 'today' }, ['first of Sunday', 'last of Sunday']],
    ['2026-10-25T22:59:59.999Z', { starts_at_on: 'tomorrow' }, ['first of Monday', 'last of Monday']],
    ['2026-10-25T22:59:59.999Z', { starts_at_on: 'week' }, ['last of Saturday', 'first of Sunday', 'last of Sunday']],
    ['2026-10-25T22:59:59.999Z', { starts_at_on: 'next_week' }, ['first of Monday', 'last of Monday', 'last of that week']],
    ['2026-10-25T23:00:00.000Z', { starts_at_on: 'today' }, ['first of Monday', 'last of Monday']],
    ['2026-10-26T10:00:00.000Z', { starts_at_on: 'next_month' }, ['last of that week', 'first of the week after']],
    [
      '2026-10-26T10:00:00.000Z',
      { all: [{ starts_at_on: 'week' }, { starts_at_gte: '2026-10-26T12:00:00Z' }] },
      ['last of Monday', 'last of that week'],
    ],
  ])('find at %s by %j the rows of that day in Prague', async (instant, filter, names) => {
    const client = await at(instant);
    const inBody = await query(client, filter);
    expect(namesOf(inBody)).toEqual(names);
    expect(valueAt(inBody.body, 'total')).toBe(names.length);
    const address = `/orders?sort=["starts_at","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
    expect(namesOf(await client.get(address))).toEqual(names);
  });

  it.each([
    ['23:00-24:00', ['last of Saturday', 'last of Sunday', 'last of Monday', 'last of that week']],
    ['00:00-01:00', ['first of Sunday', 'first of Monday', 'first of the week after']],
    ['22:00-23:59', []],
    ['00:00-24:00', Object.keys(begins)],
  ])('find at the hours %s what clocks in Prague show, in summer as in winter', async (hours, names) => {
    const client = await at('2026-10-26T10:00:00.000Z');
    expect(namesOf(await query(client, { starts_at_hours: hours }))).toEqual(names);
  });

  it('find at hours of a day alone what pages, files and bulk actions take', async () => {
    const client = await at('2026-10-25T10:00:00.000Z');
    const filter = { starts_at_on: 'today', starts_at_hours: '00:00-00:01' };
    const reply = await query(client, filter);
    expect([namesOf(reply), valueAt(reply.body, 'total')]).toEqual([['first of Sunday'], 1]);
    const file = await exported(central, client, 'orders', { columns: ['name'], filter });
    expect(csvRows(file).slice(1)).toEqual([['first of Sunday']]);
    expect(await bulk(client, 'orders', { action: 'delete', filter, dry_run: true })).toHaveLength(1);
  });

  it.each([['13-15'], ['15:00-13:00'], ['13:00-13:00'], ['24:00-24:00'], ['13:00-15:00-16:00'], [['13:00-15:00']], [null]])(
    'are refused where the hours are %j',
    async (hours) => {
      const client = await at('2026-10-25T10:00:00.000Z');
      expect(await query(client, { starts_at_hours: hours })).toMatchObject({ status: 400, body: { err: 'invalid_filter' } });
    },
  );

  it('count anew on another day what was counted before', async () => {
    const totals: unknown[] = [];
    const facets: unknown[] = [];
    for (const instant of ['2026-11-01T21:00:00.000Z', '2026-11-01T22:59:00.000Z', '2026-11-01T23:00:00.000Z']) {
      // The totals of both questions are kept, because a page does not hold all of their rows.
      const reply = await query(await at(instant), { starts_at_on: 'week' }, { range: [0, 0], meta: { facets: ['starts_at'] } });
      totals.push(valueAt(reply.body, 'total'));
      facets.push(valueAt(reply.body, 'meta', 'facets', 'starts_at'));
    }
    expect(totals).toEqual([3, 3, 1]);
    expect(facets).toEqual([
      { today: 1, tomorrow: 1, week: 3 },
      { today: 1, tomorrow: 1, week: 3 },
      { today: 1, tomorrow: 0, week: 1 },
    ]);
  });

  it('are counted under the other filters, whatever period is asked for', async () => {
    const client = await at('2026-11-02T08:00:00.000Z');
    const counts = async (filter: Filter) =>
      valueAt((await query(client, filter, { meta: { facets: ['starts_at'] } })).body, 'meta', 'facets', 'starts_at');
    expect(await counts({})).toEqual({ today: 1, tomorrow: 0, week: 1 });
    expect(await counts({ starts_at_on: 'tomorrow' })).toEqual({ today: 1, tomorrow: 0, week: 1 });
    expect(await counts({ starts_at_gte: '2027-01-01T00:00:00Z' })).toEqual({ today: 1, tomorrow: 0, week: 1 });
    expect(await counts({ state: 'cancelled' })).toEqual({ today: 0, tomorrow: 0, week: 0 });
    expect(await counts({ q: 'week after' })).toEqual({ today: 1, tomorrow: 0, week: 1 });
    expect(await counts({ starts_at_on: 'today', starts_at_hours: '08:00-12:00' })).toEqual({ today: 0, tomorrow: 0, week: 0 });
  });

  it('say what an export takes and what a bulk action touches', async () => {
    const client = await at('2026-11-02T09:00:00.000Z');
    const file = await exported(central, client, 'orders', { columns: ['name'], filter: { starts_at_on: 'today' } });
    expect(csvRows(file).slice(1)).toEqual([['first of the week after']]);
    const outcomes = await bulk(client, 'orders', { action: 'delete', filter: { starts_at_on: 'today' }, dry_run: true });
    expect(outcomes).toHaveLength(1);
  });

  it('ask of days as of instants', async () => {
    const client = await at('2026-11-02T22:30:00.000Z');
    for (const day of ['2026-11-02', '2026-11-03']) {
      await client.post('/opening-exceptions', { store_id: store, day, closed: true, note: null, intervals: [] });
    }
    const days = async (period: string) => {
      const reply = await client.post('/opening-exceptions/query', { filter: { day_on: period } });
      return rowsOf({ ...reply, body: valueAt(reply.body, 'data') }).map(({ day }) => day);
    };
    expect(await days('today')).toEqual(['2026-11-02']);
    expect(await days('tomorrow')).toEqual(['2026-11-03']);
    expect(await days('last_week')).toEqual([]);
  });

  it.each([['someday'], ['2026-11-25'], [['today']], [null]])('are refused by their name where they mean %j', async (value) => {
    const client = await at('2026-11-02T23:30:00.000Z');
    const reply = await query(client, { starts_at_on: value });
    expect(reply).toMatchObject({ status: 400, body: { err: 'invalid_filter' } });
    expect(textAt(reply.body, 'message')).toContain('starts_at_on');
    expect(await query(client, { state_on: 'today' })).toMatchObject({ status: 400, body: { err: 'unknown_filter' } });
  });

  it('are kept by saved views as they were asked', async () => {
    const client = await at('2026-11-03T09:00:00.000Z');
    const filter = { starts_at_on: 'today', starts_at_hours: '13:00-15:00' };
    const state = { filter, sort: [['starts_at', 'asc']], columns: [], page_size: 25 };
    await client.post('/views', { resource: 'orders', name: 'Dnes odpoledne', shared: false, state });
    expect(valueAt((await client.get('/views?resource=orders')).body, '0', 'state', 'filter')).toEqual(filter);
  });
});
