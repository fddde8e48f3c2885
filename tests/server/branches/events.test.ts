import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import { type BranchClient, eventsFrom, knock, type Said } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchGround, type BranchStore, heardBefore, openBranchGround } from '../../support/branch/branch-ground.ts';
import { startOfTests } from '../../support/central.ts';

let ground: BranchGround;
let store: BranchStore;
let client: BranchClient;
let last = 0;
let made = 0;
const clients: BranchClient[] = [];
beforeAll(async () => {
  ground = await openBranchGround();
});
afterEach(() => {
  for (const one of clients.splice(0)) one.close();
});
afterAll(() => ground.central.close());

async function aConnectedStore(): Promise<void> {
  made += 1;
  last = 0;
  store = await aBranchStore(ground.central.db, `P${made}`);
  await heardBefore(ground.central, store);
  client = await connected();
}

async function connected(): Promise<BranchClient> {
  const one = await knock(store, { origin: ground.origin });
  clients.push(one);
  await one.next('welcome');
  return one;
}

function numbered(said: readonly Said[], at = startOfTests): readonly BranchEvent[] {
  const events = eventsFrom(last + 1, at, said);
  last += said.length;
  return events;
}

async function tell(events: readonly unknown[]) {
  client.say({ type: 'events', events });
  return client.next('acknowledge');
}

const rowsOf = async (table: string) =>
  (
    await sql<Record<string, unknown>>`select * from ${sql.table(table)} where store_id = ${store.id} order by id`.execute(
      ground.central.db,
    )
  ).rows;
const live = async (table: string, id: number) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(`${table}_live`)} where id = ${id}`.execute(ground.central.db)).rows[0];
const at = (seconds: number) => new Date(Date.parse(startOfTests) + seconds * 1000);

const course = (ticket: number): readonly Said[] => [
  { kind: 'ticket_created', ticket, number: 'A 1', service_id: store.service, visit: null, order_id: null },
  { kind: 'ticket_called', ticket, desk_id: store.desk, employee_id: store.employee },
  { kind: 'ticket_serving', ticket },
  { kind: 'ticket_finished', ticket },
];

describe('what a branch tells', () => {
  it('becomes tickets, acknowledged once they are kept', async () => {
    await aConnectedStore();
    expect(await tell(numbered(course(1)))).toMatchObject({ acknowledged: 4, missing: [] });
    expect(await rowsOf('tickets')).toMatchObject([
      {
        number: 'A 1',
        state: 'finished',
        service_id: store.service,
        desk_id: store.desk,
        employee_id: store.employee,
        created_at: at(0),
        called_at: at(1),
        served_at: at(2),
        finished_at: at(3),
        version: 1,
      },
    ]);
  });

  it('counts once, however often it is sent, over whatever connections', async () => {
    await aConnectedStore();
    const events = numbered(course(1));
    await tell(events);
    await tell(events);
    client = await connected();
    expect(await tell([...events, ...events])).toMatchObject({ acknowledged: 4 });
    expect(await rowsOf('tickets')).toHaveLength(1);
    expect(
      (
        await sql<{ count: number }>`select count(*)::int as count from branch_events where store_id = ${store.id}`.execute(
          ground.central.db,
        )
      ).rows,
    ).toEqual([{ count: 4 }]);
  });

  it('is put in its order, and what is missing is asked for again', async () => {
    await aConnectedStore();
    const [issued, called, serving, finished] = numbered(course(1));
    expect(await tell([finished])).toMatchObject({ acknowledged: 0, missing: [[1, 3]] });
    expect(await rowsOf('tickets')).toEqual([]);
    expect(await tell([called, issued])).toMatchObject({ acknowledged: 2, missing: [[3, 3]] });
    expect(await tell([serving])).toMatchObject({ acknowledged: 4, missing: [] });
    expect(await rowsOf('tickets')).toMatchObject([{ state: 'finished', called_at: at(1), served_at: at(2), finished_at: at(3) }]);
    client = await knock(store, { origin: ground.origin });
    clients.push(client);
    expect(await client.next('welcome')).toMatchObject({ acknowledged: 4, missing: [] });
  });

  it('keeps a visit together, whichever of its tickets is heard of first', async () => {
    await aConnectedStore();
    const [first, sent, second] = numbered([
      { kind: 'ticket_created', ticket: 7, number: 'A 7', service_id: store.service, visit: null, order_id: 31 },
      { kind: 'ticket_transferred', ticket: 7, service_id: store.service },
      { kind: 'ticket_created', ticket: 8, number: 'A 7', service_id: store.service, visit: 7, order_id: 31 },
    ]);
    await tell([second]);
    await tell([first, sent]);
    const [one, other] = (await rowsOf('tickets')).toSorted((a, b) => Number(a['created_at']) - Number(b['created_at']));
    expect(one).toMatchObject({ state: 'transferred', visit_id: one?.['id'], order_id: 31 });
    expect(other).toMatchObject({ state: 'waiting', visit_id: one?.['id'] });
  });

  it('gives the tickets of a batch rising identifiers, in the order of the branch', async () => {
    await aConnectedStore();
    const tickets = Array.from({ length: 60 }, (_, place) => place + 1);
    const created = (ticket: number): Said => {
      return { kind: 'ticket_created', ticket, number: `A ${ticket}`, service_id: store.service, visit: null, order_id: null };
    };
    await tell(numbered(tickets.map(created)));
    const rows = (await rowsOf('tickets')).toSorted((one, other) => Number(one['id']) - Number(other['id']));
    expect(rows.map((row) => row['number'])).toEqual(tickets.map((ticket) => `A ${ticket}`));
  });

  it('stands in the live values of devices, screens and desks, with since when', async () => {
    await aConnectedStore();
    await tell(
      numbered([
        { kind: 'device_up', device: 'touch_screen', device_id: store.kiosk },
        { kind: 'device_up', device: 'touch_screen', device_id: store.kiosk },
        { kind: 'paper', touch_screen_id: store.kiosk, paper: 'low' },
        { kind: 'device_down', device: 'virtual_display', device_id: store.display, failed: true },
        { kind: 'playing', virtual_display_id: store.display, playlist_id: store.playlist },
        { kind: 'desk_opened', desk_id: store.desk, employee_id: store.employee },
      ]),
    );
    expect(await live('touch_screens', store.kiosk)).toMatchObject({
      told_state: 'online',
      state_since: at(0),
      told_paper: 'low',
      last_communication_at: at(2),
    });
    expect(await live('virtual_displays', store.display)).toMatchObject({
      told_state: 'error',
      state_since: at(3),
      playing_playlist_id: store.playlist,
      playing_since: at(4),
    });
    expect(await live('desks', store.desk)).toMatchObject({ opened_at: at(5), employee_id: store.employee });
    await tell(
      numbered([
        { kind: 'desk_closed', desk_id: store.desk },
        { kind: 'playing', virtual_display_id: store.display, playlist_id: null },
      ]),
    );
    expect(await live('desks', store.desk)).toMatchObject({ opened_at: null, employee_id: null });
    expect(await live('virtual_displays', store.display)).toMatchObject({ playing_playlist_id: null, playing_since: null });
  });

  it('does not let an older word overwrite a newer one', async () => {
    await aConnectedStore();
    const [up, down] = numbered([
      { kind: 'device_up', device: 'touch_screen', device_id: store.kiosk },
      { kind: 'device_down', device: 'touch_screen', device_id: store.kiosk, failed: false },
    ]);
    await tell([down]);
    await tell([up]);
    expect(await live('touch_screens', store.kiosk)).toMatchObject({ told_state: 'offline', state_since: at(1) });
  });

  it('becomes outages: those that are told, and those of devices', async () => {
    await aConnectedStore();
    const [down, up, power, back, again] = numbered([
      { kind: 'device_down', device: 'touch_screen', device_id: store.kiosk, failed: true },
      { kind: 'device_up', device: 'touch_screen', device_id: store.kiosk },
      { kind: 'outage_started', outage: 3, outage_kind: 'power' },
      { kind: 'outage_ended', outage: 3 },
      { kind: 'device_down', device: 'touch_screen', device_id: store.kiosk, failed: false },
    ]);
    await tell([down, again, back]);
    expect(await rowsOf('outages')).toMatchObject([
      { outage_kind: 'device', touch_screen_id: store.kiosk, started_at: at(0), ended_at: null },
    ]);
    await tell([up, power]);
    expect(await rowsOf('outages')).toMatchObject([
      { outage_kind: 'device', started_at: at(0), ended_at: at(1), closed_automatically: true },
      { outage_kind: 'power', started_at: at(2), ended_at: at(3), closed_automatically: false },
      { outage_kind: 'device', started_at: at(4), ended_at: null },
    ]);
  });

  it("is kept as faulty where it names what is not the store's, and keeps nothing back", async () => {
    await aConnectedStore();
    const foreign = store;
    await aConnectedStore();
    const events = numbered([
      { kind: 'ticket_created', ticket: 1, number: 'A 1', service_id: foreign.service, visit: null, order_id: null },
      { kind: 'ticket_created', ticket: 2, number: 'A 2', service_id: store.service, visit: null, order_id: null },
      { kind: 'ticket_called', ticket: 2, desk_id: foreign.desk, employee_id: foreign.employee },
      { kind: 'device_up', device: 'touch_screen', device_id: foreign.kiosk },
      { kind: 'paper', touch_screen_id: 2_000_000_000, paper: 'out' },
    ]);
    const strange = { sequence: (last += 1), at: startOfTests, kind: 'coffee_made', cups: 2 };
    const zero = { ...events[1], sequence: (last += 1), number: 'A\u0000' };
    expect(await tell([...events, strange, zero])).toMatchObject({ acknowledged: 7, missing: [] });
    expect(await rowsOf('tickets')).toMatchObject([{ number: 'A 2', state: 'called', desk_id: null, employee_id: null }]);
    expect(await live('touch_screens', foreign.kiosk)).toBeUndefined();
    const { rows } = await sql`select faulty::int from branch_journals where store_id = ${store.id}`.execute(ground.central.db);
    expect(rows).toEqual([{ faulty: 6 }]);
  });

  it('counts on its own day when it is a week late', async () => {
    await aConnectedStore();
    await tell(numbered(course(1), '2026-11-13T08:00:00.000Z'));
    expect(await rowsOf('tickets')).toMatchObject([{ created_at: new Date('2026-11-13T08:00:00.000Z') }]);
  });

  it('is flagged and counts from its receipt when it comes from the future', async () => {
    await aConnectedStore();
    const near = new Date(ground.central.clock.now().getTime() + 299_000).toISOString();
    await tell(numbered(course(1).slice(0, 1), near));
    await tell(numbered(course(2), '2027-03-01T08:00:00.000Z'));
    expect(await rowsOf('tickets')).toMatchObject([
      { created_at: new Date(near) },
      { created_at: ground.central.clock.now(), finished_at: ground.central.clock.now() },
    ]);
    const { rows } = await sql`select ahead::int from branch_journals where store_id = ${store.id}`.execute(ground.central.db);
    expect(rows).toEqual([{ ahead: 4 }]);
  });

  it('is told to live readers with the version that the row has, and changes no version', async () => {
    await aConnectedStore();
    await tell(numbered([...course(1), { kind: 'device_up', device: 'touch_screen', device_id: store.kiosk }]));
    const { rows } = await sql`
      select resource, version, action, actor_id from changes where store_ids = array[${store.id}::int] and resource <> 'stores' order by id`.execute(
      ground.central.db,
    );
    expect(rows).toEqual([
      { resource: 'tickets', version: 1, action: 'create', actor_id: null },
      { resource: 'touch-screens', version: 1, action: 'state', actor_id: null },
    ]);
    expect(await rowsOf('touch_screens')).toMatchObject([{ version: 1 }]);
  });

  it('is told of a device also to those who may see its store and no device, at once', async () => {
    await aConnectedStore();
    await tell(numbered(course(1)));
    await tell(numbered([{ kind: 'device_down', device: 'virtual_display', device_id: store.display, failed: true }]));
    const { rows } = await sql`
      select resource, record_id, action from changes where store_ids = array[${store.id}::int] and resource in ('stores', 'virtual-displays')
        and transaction = (select transaction from changes where resource = 'virtual-displays' and record_id = ${store.display})
      order by resource`.execute(ground.central.db);
    expect(rows).toEqual([
      { resource: 'stores', record_id: store.id, action: 'state' },
      { resource: 'virtual-displays', record_id: store.display, action: 'state' },
    ]);
  });
});
