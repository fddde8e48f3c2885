import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureWords } from '../../../contract/messages/cs/statistics/measures.ts';
import { countAllChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { addOrder, addTicket, insertStores } from '../../support/statistics/sample-rows.ts';

const central = await centralOfFile();

describe('statistics', () => {
  let admin: Client;
  beforeAll(async () => {
    await insertStores(central.db, 2);
    admin = await superAdministrator(central);
    for (const created_at of ['2026-11-20T06:00:00Z', '2026-11-20T07:00:00Z'])
      await addTicket(central.db, {
        store_id: 1,
        created_at,
        called_at: '2026-11-20T07:10:00Z',
        finished_at: '2026-11-20T07:20:00Z',
        state: 'finished',
      });
    await addOrder(central.db, { store_id: 1, starts_at: '2026-11-20T15:00:00Z' });
    await countAllChangedDays(central.db, central.clock.now());
  });

  const ask = async (who: Client, query: string) =>
    who.get(`/statistics-answer?values=${encodeURIComponent('["tickets","wait_mean","served"]')}&${query}`);

  it('say of today what the dashboard and the page of a branch say of it', async () => {
    const values = ['tickets', 'served', 'ordered', 'arrived'] as const;
    const { body } = await admin.get(`/statistics-answer?values=${encodeURIComponent(JSON.stringify(values))}&period=today&by=store`);
    const dashboard = Object.values(Object(valueAt((await admin.get('/dashboard')).body, 'stores')));
    const rows = Object.values(Object(valueAt(body, 'rows')));
    const said = rows.map((row) => [valueAt(row, 'label'), ...values.map((name) => valueAt(row, 'values', name, 'value'))]);
    const shown = (store: unknown) => [valueAt(store, 'label'), ...values.map((name) => valueAt(store, 'today', name))];
    expect(said).toEqual(dashboard.map(shown));
    expect(said).toEqual([
      ['Pobočka 1', 2, 2, 1, 0],
      ['Pobočka 2', 0, 0, 0, 0],
    ]);
    const branch = async (id: number) => shown(valueAt((await admin.get(`/stores/${id}/status`)).body, 'figures'));
    expect([await branch(1), await branch(2)]).toEqual(said);
  });

  it('are refused without the area, and say at which field a period is wrong', async () => {
    const other = await signedIn(central, { resources: ['store'] });
    expect((await ask(other, 'period=today')).status).toBe(403);
    for (const [query, field] of [
      ['from=2026-11-20', 'to'],
      ['to=2026-11-20', 'from'],
      ['from=2026-11-20&to=2026-11-19', 'to'],
      ['from=1926-11-20&to=2026-11-19', 'to'],
    ] as const) {
      const { status, body } = await ask(admin, query);
      expect([query, status, Object.keys(Object(valueAt(body, 'errors')))]).toEqual([query, 422, [field]]);
    }
  });

  it('are taken away as the same numbers, with what they mean', async () => {
    const query = `values=${encodeURIComponent('["tickets","wait_mean"]')}&period=today&by=store&format`;
    const file = async (format: string) =>
      central.app.inject({ url: `/central/statistics-export?${query}=${format}`, headers: { authorization: `Bearer ${admin.token}` } });
    const { sheets } = await readXlsx(new Uint8Array((await file('xlsx')).rawPayload));
    expect(sheets.map(({ name }) => name)).toEqual(['Tabulka', 'Definice']);
    const [head, first] = sheets[0]?.rows ?? [];
    expect(head).toEqual(['Pobočka', 'Lístky', 'Čekání: průměr', 'Čekání: průměr – n']);
    // Two waits of seventy and of ten minutes. A reader takes a number with the format of a time for a moment of the first day it counts.
    expect(first).toEqual(['Pobočka 1', 2, new Date('1899-12-31T00:40:00Z'), 2]);
    expect(sheets[1]?.rows.flat()).toContain(measureWords.wait_mean.definition);
    expect((await file('csv')).body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFF"Pobočka";"Lístky";"Čekání: průměr (min)";"Čekání: průměr – n"',
      '"Pobočka 1";2;40;2',
    ]);
  });

  it('name in files the day that each day is compared with', async () => {
    const values = encodeURIComponent('["tickets"]');
    const { body } = await central.app.inject({
      url: `/central/statistics-export?values=${values}&period=today&by=day&compared=weekdays_year_ago&format=csv`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(body.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFF"Den";"Den – srovnání";"Lístky";"Lístky – srovnání";"Lístky – změna"',
      '"pá 20.11.2026";"pá 21.11.2025";2;;',
      '"Celkem";"21.11.2025";2;0;',
    ]);
  });

  it('can be narrowed by what is in reach alone', async () => {
    const limited = await signedIn(central, { resources: ['statistics'], limitations: [2] });
    const { body } = await limited.get('/statistics-choices');
    expect(
      [valueAt(body, 'stores'), valueAt(body, 'services')].map((all) => Object.values(Object(all)).map((one) => valueAt(one, 'id'))),
    ).toEqual([[2], [3, 4]]);
  });

  it('say nothing of a time without anybody, and do not fail on the future', async () => {
    const { status, body } = await ask(admin, 'from=2030-01-01&to=2030-02-01&by=day&compared=before');
    expect(status).toBe(200);
    expect(valueAt(body, 'rows')).toEqual([]);
    expect(valueAt(body, 'days')).toEqual({ counted: 0, compared: 0 });
    expect(valueAt(body, 'total')).toEqual({
      tickets: { value: 0, n: null },
      wait_mean: { value: null, n: 0 },
      served: { value: 0, n: null },
    });
  });
});
