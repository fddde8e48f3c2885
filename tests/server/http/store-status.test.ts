import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { aDesk, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('how one store stands', () => {
  let [north, south, closed] = [0, 0, 0];
  beforeAll(async () => {
    north = await aStore(root, { label: 'Severní' });
    south = await aStore(root, { label: 'Jižní' });
    closed = await aStore(root, { label: 'Zavřená', active: false });
    for (const store of [north, south]) {
      const service = await aService(root, store, { name: 'Podatelna' });
      await aDesk(root, store);
      await sql`insert into tickets (store_id, number, service_id, state, created_at)
        values (${store}, 'A1', ${service}, 'waiting', '2026-11-20T08:00:00Z')`.execute(central.db);
      await sql`insert into outages (store_id, outage_kind, closed_automatically, started_at)
        values (${store}, 'power', false, '2026-11-20T06:00:00Z')`.execute(central.db);
      const kiosk = await root.post('/touch-screens', { store_id: store, name: `Kiosk ${store}`, width: 1080, height: 1920 });
      await sql`insert into touch_screens_live (id, told_state, state_since, told_paper)
        values (${valueAt(kiosk.body, 'id')}, 'online', '2026-11-20T05:00:00Z', 'low') on conflict (id) do update
        set told_state = excluded.told_state, state_since = excluded.state_since, told_paper = excluded.told_paper`.execute(central.db);
    }
    const display = await root.post('/virtual-displays', { store_id: north, name: 'Hala', width: 1920, height: 1080 });
    expect(display.status).toBe(201);
    await root.post('/touch-screens', { store_id: north, name: 'Vyřazený', width: 1080, height: 1920, active: false });
  });

  it('is what monitoring and the dashboard tell of that store', async () => {
    const { status, body } = await root.get(`/stores/${north}/status`);
    expect(status).toBe(200);
    const of = (all: unknown) => Object.values(Object(all)).find((store) => valueAt(store, 'id') === north);
    expect(valueAt(body, 'monitored')).toEqual(of(valueAt((await root.get('/monitoring')).body, 'stores')));
    expect(valueAt(body, 'figures')).toEqual(of(valueAt((await root.get('/dashboard')).body, 'stores')));
    expect(valueAt(body, 'monitored', 'outages', 'length')).toBe(1);
    expect(valueAt(body, 'monitored', 'desks')).toEqual({ count: 1, open: 0 });
  });

  it('names devices in service, kiosks first, and what nobody told of them is null', async () => {
    expect(valueAt((await root.get(`/stores/${north}/status`)).body, 'devices')).toMatchObject([
      {
        kind: 'touch_screen',
        name: `Kiosk ${north}`,
        state: 'online',
        state_since: '2026-11-20T05:00:00.000Z',
        paper: 'low',
        playing: null,
      },
      { kind: 'virtual_display', name: 'Hala', state: null, state_since: null, paper: null, last_communication_at: null },
    ]);
  });

  it('is told of a store that is not active, which monitoring leaves out', async () => {
    expect(valueAt((await root.get(`/stores/${closed}/status`)).body, 'monitored')).toMatchObject({ label: 'Zavřená', services: [] });
  });

  it('is told to whoever may read the store, devices among it, and to nobody else', async () => {
    const clerk = await signedIn(central, { resources: ['store'], limitations: [north] });
    expect(valueAt((await clerk.get(`/stores/${north}/status`)).body, 'devices', 'length')).toBe(2);
    expect((await clerk.get(`/stores/${south}/status`)).status).toBe(404);
    const other = await signedIn(central, { resources: ['ordering'] });
    expect((await other.get(`/stores/${north}/status`)).status).toBe(403);
    expect((await root.get('/stores/999999/status')).status).toBe(404);
    expect((await root.get(`/stores/${north}/status?day=1`)).status).toBe(400);
  });
});
