import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countAllChangedDays } from '../../../server/areas/statistics/count-changed-days.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { type Client, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { addTicket, layGround } from '../../support/statistics/ground.ts';

describe('statistics', () => {
  let central: Central;
  let admin: Client;
  beforeAll(async () => {
    central = await openCentral();
    await layGround(central.db, 2);
    admin = await superAdministrator(central);
    for (const created_at of ['2026-11-20T06:00:00Z', '2026-11-20T07:00:00Z'])
      await addTicket(central.db, {
        store_id: 1,
        created_at,
        called_at: '2026-11-20T07:10:00Z',
        finished_at: '2026-11-20T07:20:00Z',
        state: 'finished',
      });
    await countAllChangedDays(central.db, central.clock.now());
  });
  afterAll(() => central.close());

  const ask = async (who: Client, query: string) =>
    who.get(`/statistics-answer?values=${encodeURIComponent('["tickets","wait_mean","served"]')}&${query}`);

  it('say of today what the dashboard says of it', async () => {
    const { body } = await ask(admin, 'period=today&by=store');
    const dashboard = Object.values(Object(valueAt((await admin.get('/dashboard')).body, 'stores')));
    const rows = Object.values(Object(valueAt(body, 'rows')));
    const figures = rows.map((row) => [
      valueAt(row, 'label'),
      valueAt(row, 'values', 'tickets', 'value'),
      valueAt(row, 'values', 'served', 'value'),
    ]);
    expect(figures).toEqual(
      dashboard.map((store) => [valueAt(store, 'label'), valueAt(store, 'today', 'tickets'), valueAt(store, 'today', 'served')]),
    );
    expect(figures[0]).toEqual(['Pobočka 1', 2, 2]);
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

  it('say nothing of a time without anybody, and do not fail on the future', async () => {
    const { status, body } = await ask(admin, 'from=2030-01-01&to=2030-02-01&by=day&compared=before');
    expect(status).toBe(200);
    expect(valueAt(body, 'rows')).toEqual([]);
    expect(valueAt(body, 'total')).toEqual({
      tickets: { value: 0, n: null },
      wait_mean: { value: null, n: 0 },
      served: { value: 0, n: null },
    });
  });
});
