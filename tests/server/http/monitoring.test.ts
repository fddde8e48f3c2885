import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentHeaders } from '../../../server/engine/call/headers.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { aDesk, anOrder, aRegion, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('monitoring', () => {
  let [north, south, region, fast, slow] = [0, 0, 0, 0, 0];
  beforeAll(async () => {
    region = await aRegion(root, { name: 'Sever' });
    north = await aStore(root, { label: 'Severní', region_id: region });
    south = await aStore(root, { label: 'Jižní' });
    await aStore(root, { label: 'Zavřená', active: false });
    fast = await aService(root, north, { name: 'Podatelna' });
    slow = await aService(root, north, { name: 'Občanské průkazy', monitor_name: 'Průkazy' });
    await sql`insert into tickets (store_id, number, service_id, state, created_at) values
      (${north}, 'A1', ${slow}, 'waiting', '2026-11-20T08:00:00Z'), (${north}, 'A2', ${slow}, 'waiting', '2026-11-20T08:30:00Z'),
      (${north}, 'B1', ${fast}, 'waiting', '2026-11-20T08:40:00Z'), (${north}, 'B2', ${fast}, 'finished', '2026-11-20T07:00:00Z'),
      (${north}, 'B9', ${fast}, 'waiting', '2026-11-19T22:59:00Z')`.execute(central.db);
    const desk = await aDesk(root, north);
    await aDesk(root, north);
    await sql`insert into desks_live (id, opened_at) values (${desk}, '2026-11-20T07:00:00Z')
      on conflict (id) do update set opened_at = excluded.opened_at`.execute(central.db);
    await sql`insert into outages (store_id, outage_kind, closed_automatically, started_at, ended_at) values
      (${north}, 'power', false, '2026-11-20T06:00:00Z', null), (${north}, 'network', false, '2026-11-19T08:00:00Z', '2026-11-19T10:00:00Z'),
      (${north}, 'network', false, '2026-11-18T08:00:00Z', '2026-11-19T08:00:00Z')`.execute(central.db);
  });

  const storesFor = async (who: Client): Promise<readonly unknown[]> => {
    const { status, body } = await who.get('/monitoring');
    expect(status).toBe(200);
    return Object.values(Object(valueAt(body, 'stores')));
  };
  const showInOverviews = async (service: number, isShown: boolean): Promise<void> => {
    const { headers } = await root.get(`/services/${service}`);
    const version = Number(/\d+/u.exec(String(headers['etag']))?.[0]);
    expect((await root.patch(`/services/${service}`, version, { show_in_current_overviews: isShown })).status).toBe(200);
  };
  const labels = (stores: readonly unknown[]) => stores.map((store) => valueAt(store, 'label'));

  it('shows who is limited to a store that store alone, and refuses who has no business with stores', async () => {
    const limited = await signedIn(central, { resources: ['store'], limitations: [south] });
    expect(labels(await storesFor(limited))).toEqual(['Jižní']);
    expect(valueAt((await limited.get('/monitoring')).body, 'regions')).toEqual([]);
    const other = await signedIn(central, { resources: ['ordering'] });
    expect((await other.get('/monitoring')).status).toBe(403);
    expect((await root.get('/monitoring?store=1')).status).toBe(400);
  });

  it('says to whoever reads what branches tell when their stores were heard last, and to nobody else', async () => {
    const contactedAt = '2026-11-20T08:55:00.000Z';
    await sql`insert into stores_live (id, last_socket_communication_at) values (${south}, ${contactedAt})
      on conflict (id) do update set last_socket_communication_at = excluded.last_socket_communication_at`.execute(central.db);
    const asked = async (who: Client) => (await who.get('/last-contacts')).body;
    expect(await asked(root)).toEqual(
      expect.arrayContaining([
        { id: south, last_socket_communication_at: contactedAt },
        { id: north, last_socket_communication_at: null },
      ]),
    );
    const kiosks = await signedIn(central, { resources: ['touch_screen'], limitations: [south] });
    expect(await asked(kiosks)).toEqual([{ id: south, last_socket_communication_at: contactedAt }]);
    expect(await asked(await signedIn(central, { resources: ['ordering'] }))).toEqual([]);
    expect((await root.get('/last-contacts?store=1')).status).toBe(400);
    await sql`delete from stores_live where id = ${south}`.execute(central.db);
  });

  it('shows active stores by name, with their regions', async () => {
    expect(labels(await storesFor(root))).toEqual(['Jižní', 'Severní']);
    expect(valueAt((await root.get('/monitoring')).body, 'regions')).toEqual([{ id: region, name: 'Sever' }]);
  });

  it('counts who waits today by service, the longest wait first, under the name that monitoring has for it', async () => {
    expect(valueAt((await storesFor(root))[1], 'services')).toEqual([
      { id: slow, name: 'Průkazy', waiting: 2, waiting_since: '2026-11-20T08:00:00.000Z' },
      { id: fast, name: 'Podatelna', waiting: 1, waiting_since: '2026-11-20T08:40:00.000Z' },
    ]);
  });

  it('lets who was ordered wait from their time, as the dashboard does', async () => {
    const order = await anOrder(root, south, await aService(root, south), { starts_at: '2026-11-20T08:50:00Z' });
    await sql`insert into tickets (store_id, number, service_id, order_id, state, created_at)
      select ${south}, 'R1', service_id, id, 'waiting', '2026-11-20T08:15:00Z' from orders where id = ${order}`.execute(central.db);
    expect(valueAt((await storesFor(root))[0], 'services')).toMatchObject([{ waiting: 1, waiting_since: '2026-11-20T08:50:00.000Z' }]);
    await sql`delete from tickets where number = 'R1'`.execute(central.db);
  });

  it('counts desks, devices and changes waiting, and tells outages of the last day', async () => {
    const screen = (name: string) => root.post('/touch-screens', { store_id: north, name, width: 1080, height: 1920 });
    const [one, other] = [await screen('K1'), await screen('K2')];
    expect((await screen('K3 mlčí')).status).toBe(201);
    await sql`insert into touch_screens_live (id, told_state, told_paper) values (${valueAt(one.body, 'id')}, 'online', 'low'),
      (${valueAt(other.body, 'id')}, 'error', 'enough') on conflict (id) do update set told_state = excluded.told_state, told_paper = excluded.told_paper`.execute(
      central.db,
    );
    const store = (await storesFor(root))[1];
    expect(valueAt(store, 'desks')).toEqual({ count: 2, open: 1 });
    expect(valueAt(store, 'touch_screens')).toEqual({ count: 3, reported: 2, online: 1, paper: 1, error: 1, in_trouble: 2 });
    expect(valueAt(store, 'virtual_displays')).toEqual({ count: 0, reported: 0, online: 0, error: 0, in_trouble: 0 });
    expect(Number(valueAt(store, 'changes', 'count'))).toBeGreaterThan(0);
    const outages = Object.values(Object(valueAt(store, 'outages')));
    expect(outages.map((outage) => [valueAt(outage, 'kind'), valueAt(outage, 'ended_at')])).toEqual([
      ['power', null],
      ['network', '2026-11-19T10:00:00.000Z'],
    ]);
  });

  it('counts outages of a period by store, the most first, and their time once where several last at once', async () => {
    await sql`insert into outages (store_id, outage_kind, closed_automatically, started_at, ended_at) values
      (${south}, 'network', false, '2026-11-13T08:00:00Z', '2026-11-13T09:30:00Z'),
      (${south}, 'power', false, '2026-11-12T08:00:00Z', '2026-11-12T10:00:00Z'), (${south}, 'network', false, '2026-11-12T09:00:00Z', '2026-11-12T11:00:00Z'),
      (${south}, 'power', false, '2026-10-20T08:00:00Z', '2026-10-20T09:00:00Z'), (${south}, 'power', false, '2026-08-01T08:00:00Z', '2026-08-01T09:00:00Z')`.execute(
      central.db,
    );
    const counted = async (who: Client, query = '') => {
      const { status, body } = await who.get(`/outage-counts${query}`);
      return status === 200 ? body : status;
    };
    const northern = { store_id: north, label: 'Severní', count: 3, minutes: 24 * 60 + 120 + 180 };
    const southern = (count: number, minutes: number) => ({ store_id: south, label: 'Jižní', count, minutes });
    // Of equally many those that lasted longer come first.
    expect(await counted(root)).toEqual([northern, southern(3, 270)]);
    expect(await counted(root, '?days=90')).toEqual([southern(4, 330), northern]);
    // The period begins within an outage: only what is of the period is counted.
    expect(await counted(root, '?days=7')).toEqual([northern, southern(1, 30)]);
    expect(await counted(await signedIn(central, { resources: ['store'], limitations: [south] }))).toEqual([southern(3, 270)]);
    expect(await counted(await signedIn(central, { resources: ['ordering'] }))).toBe(403);
    expect(await counted(root, '?days=8')).toBe(422);
    expect(await counted(root, '?store=1')).toBe(400);
    await sql`delete from outages where store_id = ${south}`.execute(central.db);
  });

  it('leaves out services that are not shown in current overviews, as long as they are not', async () => {
    const servicesOf = async () => {
      const services = valueAt((await storesFor(root))[1], 'services');
      return Object.values(Object(services)).map((service) => valueAt(service, 'id'));
    };
    await showInOverviews(slow, false);
    expect(await servicesOf()).toEqual([fast]);
    await showInOverviews(slow, true);
    expect(await servicesOf()).toEqual([slow, fast]);
  });

  it('tells by which limits a store is in trouble, those of today', async () => {
    const limitsNow = async () => valueAt((await root.get('/monitoring')).body, 'limits');
    const { headers } = await root.get('/store-defaults');
    const version = Number(/\d+/u.exec(String(headers['etag']))?.[0]);
    const said = { unusual_times: 2.5, unusual_minutes: 9, long_wait_minutes: 15, many_waiting: null };
    expect((await root.patch('/store-defaults', version, said)).status).toBe(200);
    expect(await limitsNow()).toEqual(said);
    expect(valueAt((await root.get(`/stores/${north}/status`)).body, 'limits')).toEqual(said);
  });

  it('lets the page take pictures of maps from the configured place and from no other', () => {
    expect(documentHeaders([], ['https://mapa.mesto.test'])['content-security-policy']).toContain(
      "img-src 'self' data: blob: https://mapa.mesto.test;",
    );
    expect(documentHeaders([])['content-security-policy']).toContain("img-src 'self' data: blob:;");
  });
});
