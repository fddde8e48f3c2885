import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { signedIn, superAdministrator } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('hours of stores', () => {
  let [north, south] = [0, 0];
  beforeAll(async () => {
    north = await aStore(root, { label: 'Severní' });
    south = await aStore(root, { label: 'Jižní' });
    await aStore(root, { label: 'Zavřená', active: false });
    const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' }));
    for (const store_id of [north, south]) {
      const plan = { store_id, name: 'Základní', valid_from: null, valid_to: null, intervals: week };
      expect((await root.post('/opening-plans', plan)).status).toBe(201);
    }
    const except = (store_id: number, day: string, hours: readonly { readonly opens: string; readonly closes: string }[]) =>
      root.post('/opening-exceptions', { store_id, day, closed: hours.length === 0, note: null, intervals: hours });
    // The 20th of November 2026, on which the clock of the test is, is a Friday.
    expect((await except(south, '2026-11-20', [])).status).toBe(201);
    expect((await except(north, '2026-11-21', [{ opens: '09:00', closes: '11:00' }])).status).toBe(201);
  });

  const wholeDay = [{ opens: '08:00', closes: '16:00' }];
  const ofNorth = () => ({
    id: north,
    yesterday: wholeDay,
    today: [{ opens: '08:00', closes: '16:00' }],
    next: { day: '2026-11-21', opens: '09:00' },
  });
  const ofSouth = () => ({ id: south, yesterday: wholeDay, today: [], next: { day: '2026-11-23', opens: '08:00' } });

  it('say when active stores were open yesterday, are open today and open next, by plans and exceptions', async () => {
    expect(await root.get('/store-hours')).toMatchObject({ status: 200, body: [ofNorth(), ofSouth()] });
  });

  it('are those of their own stores to who is limited, and none to who has no business with stores', async () => {
    const limited = await signedIn(central, { resources: ['store'], limitations: [south] });
    expect((await limited.get('/store-hours')).body).toEqual([ofSouth()]);
    const other = await signedIn(central, { resources: ['ordering'] });
    expect((await other.get('/store-hours')).status).toBe(403);
    expect((await root.get('/store-hours?day=2026-11-20')).status).toBe(400);
  });

  it('know no next opening where there is none within two weeks', async () => {
    await sql`update opening_plans set valid_from = '2026-01-01', valid_to = '2026-11-20' where store_id = ${north}`.execute(central.db);
    await sql`delete from opening_exceptions where store_id = ${north}`.execute(central.db);
    expect((await root.get('/store-hours')).body).toEqual([{ ...ofNorth(), next: null }, ofSouth()]);
  });
});
