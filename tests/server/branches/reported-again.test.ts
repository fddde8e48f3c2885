import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { branchTerms } from '../../../contract/channels/branch/terms.ts';
import { pruneEvents } from '../../../server/areas/branches/events/journal.ts';
import { type BranchClient, eventsFrom, tryHandshake, type UnnumberedEvent } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchStore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { startOfTests } from '../../support/central.ts';

/** More than is read of any subject at once. */
const repetitions = 700;

const setup = await branchesOfFile();
let store: BranchStore;
let client: BranchClient;
let last = 0;
let made = 0;
beforeEach(async () => {
  made += 1;
  last = 0;
  store = await aBranchStore(setup.central.db, `Z${made}`);
  client = await tryHandshake(store, { origin: setup.origin });
  await client.next('welcome');
});
afterEach(() => client.close());

/** An hour before now: what comes from the future counts from its receipt. */
const at = (seconds: number) => new Date(Date.parse(startOfTests) - 3_600_000 + seconds * 1000);

/** Notifies them in batches, a second apart in the order of their numbers. */
async function send(said: readonly UnnumberedEvent[]): Promise<void> {
  for (let place = 0; place < said.length; place += branchTerms.eventsOfBatch) {
    const events = eventsFrom(last + 1, at(last).toISOString(), said.slice(place, place + branchTerms.eventsOfBatch));
    last += events.length;
    client.say({ type: 'events', events });
    await client.next('acknowledge');
  }
}

const repeated = (said: UnnumberedEvent): readonly UnnumberedEvent[] => Array.from({ length: repetitions }, () => said);
const down = (failed = false): UnnumberedEvent => ({ kind: 'device_down', device: 'touch_screen', device_id: store.kiosk, failed });
const up = (): UnnumberedEvent => ({ kind: 'device_up', device: 'touch_screen', device_id: store.kiosk });

const outages = async () =>
  (
    await sql<Record<string, unknown>>`
      select started_at, ended_at from outages where store_id = ${store.id} and deleted_at is null order by started_at`.execute(
      setup.central.db,
    )
  ).rows;
const liveOf = async (table: string, id: number) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(`${table}_live`)} where id = ${id}`.execute(setup.central.db)).rows[0];

describe('what a branch says again and again', () => {
  it('is one outage of a device from its first word to its end', async () => {
    await send([up(), ...repeated(down())]);
    expect(await outages()).toEqual([{ started_at: at(1), ended_at: null }]);
    expect(await liveOf('touch_screens', store.kiosk)).toMatchObject({ told_state: 'offline', state_since: at(1) });
    await send([up()]);
    const first = { started_at: at(1), ended_at: at(repetitions + 1) };
    expect(await outages()).toEqual([first]);
    await send([down(true)]);
    expect(await outages()).toEqual([first, { started_at: at(repetitions + 2), ended_at: null }]);
  });

  it('goes on from the same outage when its beginning was forgotten, and is no second one', async () => {
    await send([down(), down()]);
    await pruneEvents(setup.central.db, new Date(setup.central.clock.now().getTime() + 40 * 86_400_000));
    await send([down()]);
    await send([up(), up()]);
    expect(await outages()).toEqual([{ started_at: at(0), ended_at: at(3) }]);
  });

  it('leaves an outage that ended before what is still read', async () => {
    await send([down(), up(), down(true)]);
    await pruneEvents(setup.central.db, new Date(setup.central.clock.now().getTime() + 40 * 86_400_000));
    await send([down(true), up()]);
    expect(await outages()).toEqual([
      { started_at: at(0), ended_at: at(1) },
      { started_at: at(2), ended_at: at(4) },
    ]);
  });

  it('keeps since when a desk is open and a display plays', async () => {
    const playing: UnnumberedEvent = { kind: 'playing', virtual_display_id: store.display, playlist_id: store.playlist };
    await send([{ kind: 'desk_opened', desk_id: store.desk, employee_id: null }, playing]);
    await send(repeated({ kind: 'desk_opened', desk_id: store.desk, employee_id: null }));
    await send(repeated(playing));
    expect(await liveOf('desks', store.desk)).toMatchObject({ opened_at: at(0) });
    expect(await liveOf('virtual_displays', store.display)).toMatchObject({ playing_since: at(1) });
  });

  it('changes a ticket still, however often it was called', async () => {
    await send([{ kind: 'ticket_created', ticket: 1, number: 'A 1', service_id: store.service, visit: null, order_id: null }]);
    await send(repeated({ kind: 'ticket_called', ticket: 1, desk_id: store.desk, employee_id: null }));
    await send([{ kind: 'ticket_missed', ticket: 1 }]);
    const { rows } = await sql`select state from tickets where store_id = ${store.id}`.execute(setup.central.db);
    expect(rows).toEqual([{ state: 'missed' }]);
  });
});
