import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BranchClient, eventsFrom, tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchStore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { startOfTests } from '../../support/central.ts';

const setup = await branchesOfFile();
let store: BranchStore;
let client: BranchClient;
let made = 0;
const foreign = await aBranchStore(setup.central.db, 'CIZI');
beforeEach(async () => {
  store = await aBranchStore(setup.central.db, `R${(made += 1)}`);
  client = await connected();
});
afterEach(() => client.close());

async function connected(): Promise<BranchClient> {
  const one = await tryHandshake(store, setup);
  await one.next('welcome');
  return one;
}

/** What is said of a batch, in the order in which it is said. */
async function send(events: readonly unknown[]): Promise<readonly unknown[]> {
  client.say({ type: 'events', events });
  const first = await client.next('refused', 'acknowledge');
  return first.type === 'acknowledge' ? [first] : [first, await client.next('acknowledge')];
}

const created = (ticket: number, service: number) =>
  ({ kind: 'ticket_created', ticket, number: `A ${ticket}`, service_id: service, visit: null, order_id: null }) as const;
const ofOthers = () =>
  eventsFrom(1, startOfTests, [
    created(1, foreign.service),
    created(2, store.service),
    { kind: 'ticket_called', ticket: 2, desk_id: foreign.desk, employee_id: foreign.employee },
    { kind: 'playing', virtual_display_id: foreign.display, playlist_id: foreign.playlist },
    { kind: 'paper', touch_screen_id: foreign.kiosk, paper: 'low' },
  ]);
const refusedOfOthers = {
  type: 'refused',
  events: [
    { sequence: 1, reasons: ['unknown_service'], counted: false, about: null },
    { sequence: 3, reasons: ['unknown_desk', 'unknown_employee'], counted: true, about: null },
    { sequence: 4, reasons: ['unknown_virtual_display', 'unknown_playlist'], counted: false, about: null },
    { sequence: 5, reasons: ['unknown_touch_screen'], counted: false, about: null },
  ],
};
const acknowledged = (number: number) => ({ type: 'acknowledge', acknowledged: number, missing: [] });

describe('an event that the central cannot count', () => {
  it("is answered with its number and why, before its batch is acknowledged, where it names what is not the store's", async () => {
    expect(await send(ofOthers())).toEqual([refusedOfOthers, acknowledged(5)]);
    const { rows } = await sql`select number, state, desk_id from tickets where store_id = ${store.id}`.execute(setup.central.db);
    expect(rows).toEqual([{ number: 'A 2', state: 'called', desk_id: null }]);
  });

  it.each([
    ['is of an unknown kind', { kind: 'coffee_made', cups: 2 }, 'kind'],
    ['lacks a field', { kind: 'ticket_called', ticket: 1, employee_id: null }, 'desk_id'],
    ['has a wrong field', { kind: 'paper', touch_screen_id: 1, paper: 'wet' }, 'paper'],
    ['has a field too many', { kind: 'ticket_missed', ticket: 1, why: 'rain' }, 'why'],
    ['is of a year before there were computers', { kind: 'ticket_missed', ticket: 1, at: '1969-06-01T00:00:00.000Z' }, 'at'],
    ['has a sign that no database keeps', { kind: 'ticket_missed', ticket: 1, why: 'a\u0000b' }, null],
  ])('is answered with the field that is wrong where it %s', async (_, body, about) => {
    const events = [{ at: startOfTests, ...body, sequence: 1 }, ...eventsFrom(2, startOfTests, [created(1, store.service)])];
    const refused = { type: 'refused', events: [{ sequence: 1, reasons: ['unreadable'], counted: false, about }] };
    expect(await send(events)).toEqual([refused, acknowledged(2)]);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  it('is answered alike when it is told again, over whatever connection, also among what is new', async () => {
    await send(ofOthers());
    client.close();
    client = await connected();
    const another = eventsFrom(6, startOfTests, [created(6, store.service)]);
    expect(await send([...another, ...ofOthers()])).toEqual([refusedOfOthers, acknowledged(6)]);
  });

  it('is answered as it was judged when it was received, whatever is told under its number later', async () => {
    await send(ofOthers());
    expect(await send([...eventsFrom(1, startOfTests, [created(1, store.service)]), ...ofOthers().slice(1)])).toEqual([
      refusedOfOthers,
      acknowledged(5),
    ]);
  });
});

it('says nothing but the acknowledgement of events that count, told once or again', async () => {
  const events = eventsFrom(1, startOfTests, [created(1, store.service), { kind: 'ticket_missed', ticket: 1 }]);
  expect(await send(events)).toEqual([acknowledged(2)]);
  expect(await send(events)).toEqual([acknowledged(2)]);
});
