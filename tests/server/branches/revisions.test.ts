import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configurationOf } from '../../../server/branches/revisions/configuration-of.ts';
import { pruneRevisions } from '../../../server/branches/revisions/prune-revisions.ts';
import {
  acknowledgeRevisions,
  recordDownloading,
  recordNotApplied,
  recordNotDownloading,
} from '../../../server/branches/revisions/record-progress.ts';
import { revisionsAfter } from '../../../server/branches/revisions/revisions-after.ts';
import { noteWaiting } from '../../../server/branches/revisions/sync-state.ts';
import { canResumeFrom, newestRevision, storesWithUnsentChanges } from '../../../server/branches/revisions/sync-status.ts';
import { BranchState, rowsOfConfiguration } from '../../support/branch-state.ts';
import { type Central, openCentral, startOfTests } from '../../support/central.ts';
import { importer } from '../../support/imports.ts';
import { type Client, numberAt, superAdministrator, valueAt } from '../../support/people.ts';
import { anOrder, aService, aStore } from '../../support/records.ts';

let central: Central;
let admin: Client;
let storeId: number;
beforeAll(async () => {
  central = await openCentral();
  admin = await superAdministrator(central);
});
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  storeId = await aStore(admin);
});
afterAll(() => central.close());

const at = () => ({ storeId, now: central.clock.now() });
const after = (revision: number, limit = 100) => revisionsAfter(central.db, at(), revision, limit);
const stateOf = async (id = storeId) => valueAt((await admin.get(`/stores/${id}`)).body, 'sync_state');

/** A branch that has its configuration and said so. */
async function downloaded(): Promise<BranchState> {
  const state = new BranchState();
  state.take(await configurationOf(central.db, at()));
  await acknowledgeRevisions(central.db, { ...at(), revision: state.revision ?? 0 });
  return state;
}

/** Sends all that a branch lacks. */
async function brought(state: BranchState): Promise<readonly unknown[]> {
  const sent = await after(state.revision ?? 0);
  for (const revision of sent) state.apply(revision);
  await acknowledgeRevisions(central.db, { ...at(), revision: state.revision ?? 0 });
  return sent;
}

const present = async () => rowsOfConfiguration(await configurationOf(central.db, at()));

describe('revisions of a store', () => {
  it('tell of each change in order, with the fields that changed and no others', async () => {
    const state = await downloaded();
    const id = await aService(admin, storeId, { name: 'Pasy' });
    await admin.patch(`/services/${id}`, 1, { priority: 4, name: 'Cestovní doklady' });
    const [made, changed] = await after(state.revision ?? 0);
    expect(made).toMatchObject({ resource: 'services', id, action: 'create', values: { store_id: storeId, state: 'active' } });
    expect(changed).toEqual({
      revision: (made?.revision ?? 0) + 1,
      resource: 'services',
      id,
      action: 'edit',
      values: { name: 'Cestovní doklady', priority: 4 },
      at: startOfTests,
    });
  });

  it('bring a branch to what the central has: of what was made, changed, deleted and brought back', async () => {
    const state = await downloaded();
    const one = await aService(admin, storeId);
    const other = await aService(admin, storeId);
    await admin.patch(`/services/${one}`, 1, { name: 'Jinak' });
    await admin.remove(`/services/${other}`);
    await admin.post('/services/bulk', { action: 'restore', ids: [other] });
    await admin.remove(`/services/${one}`);
    await brought(state);
    expect(state.rows()).toEqual(await present());
    expect(Object.keys(state.rows())).toContain(`services ${other}`);
    expect(Object.keys(state.rows())).not.toContain(`services ${one}`);
  });

  it('tell a store that a row of several stores came to it or left it', async () => {
    const second = await aStore(admin);
    const body = { name: 'Smyčka', store_ids: [storeId], items: [{ title: 'Obraz', display_length: 5 }] };
    const playlist = numberAt((await admin.post('/playlists', body)).body, 'id');
    const [first, other] = [await downloaded(), new BranchState()];
    other.take(await configurationOf(central.db, { ...at(), storeId: second }));
    await admin.patch(`/playlists/${playlist}`, 1, { store_ids: [second] });
    await brought(first);
    for (const revision of await revisionsAfter(central.db, { ...at(), storeId: second }, other.revision ?? 0, 10)) other.apply(revision);
    expect(first.rows()).not.toHaveProperty([`playlists ${playlist}`]);
    expect(other.rows()).toHaveProperty([`playlists ${playlist}`, 'items'], [{ title: 'Obraz', display_length: 5 }]);
  });

  it('tell every store of what belongs to none', async () => {
    const state = await downloaded();
    const { body } = await admin.get('/webkiosk-settings');
    await admin.patch('/webkiosk-settings', numberAt(body, 'version'), { delay_limit_before_end: 45 });
    expect(await brought(state)).toMatchObject([{ resource: 'webkiosk-settings', values: { delay_limit_before_end: 45 } }]);
  });

  it('never tell what is kept from branches, and are none of such a change alone', async () => {
    const service = await aService(admin, storeId);
    const order = await anOrder(admin, storeId, service, { email: 'jana@mesto.test', phone: '+420777123456' });
    const state = await downloaded();
    expect(JSON.stringify(state.rows())).not.toMatch(/jana@mesto|777123456|pre_shared_key/u);
    await admin.patch(`/orders/${order}`, 1, { email: 'jina@mesto.test' });
    expect(await after(state.revision ?? 0)).toEqual([]);
  });

  it('hold no value, so that nothing personal outlives its record', async () => {
    const service = await aService(admin, storeId);
    await anOrder(admin, storeId, service, { name: 'Tajná Osoba' });
    const { rows } = await sql<{ text: string }>`select r::text as text from revisions r`.execute(central.db);
    expect(rows.map(({ text }) => text).join('\n')).not.toContain('Tajná');
  });

  it('leave out what is over: a branch has no use for reservations of yesterday', async () => {
    const service = await aService(admin, storeId);
    const order = await anOrder(admin, storeId, service);
    const state = await downloaded();
    central.clock.moveTo('2026-11-18T08:00:00.000Z');
    await admin.patch(`/orders/${order}`, 1, { starts_at: '2026-11-18T09:00:00.000Z', ends_at: '2026-11-18T09:15:00.000Z' });
    central.clock.moveTo(startOfTests);
    await brought(state);
    expect(state.rows()).not.toHaveProperty([`orders ${order}`]);
    await admin.patch(`/orders/${order}`, 2, { starts_at: '2026-12-02T09:00:00.000Z', ends_at: '2026-12-02T09:15:00.000Z' });
    await brought(state);
    expect(state.rows()).toEqual(await present());
    expect(state.rows()).toHaveProperty([`orders ${order}`, 'name'], 'Jana Nováková');
  });

  it('come of what is done to many as of what is done to one', async () => {
    const state = await downloaded();
    await admin.post('/services/bulk', { action: 'update', ids: [await aService(admin, storeId)], values: { priority: 2 } });
    const sent = await brought(state);
    expect(sent).toMatchObject([{ action: 'create' }, { action: 'edit', values: { priority: 2 } }]);
  });
});

describe('an import', () => {
  it('leaves a revision of each row that it made or changed, and none of those that stayed', async () => {
    await aService(admin, storeId, { name: 'Pasy', priority: 1 });
    await aService(admin, storeId, { name: 'Matrika', priority: 2 });
    const state = await downloaded();
    const file = 'Název činnosti;Priorita\nPasy;5\nMatrika;2\nPokladna;3\n';
    const services = importer(central, admin, 'services');
    const { id } = await services.checked(file, { mapping: ['name', 'priority'], store_id: storeId });
    await services.saved(id);
    const sent = await brought(state);
    expect(sent).toHaveLength(2);
    expect(sent).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ action: 'edit', values: { priority: 5 } }),
        expect.objectContaining({ action: 'create', values: expect.objectContaining({ name: 'Pokladna' }) }),
      ]),
    );
    expect(state.rows()).toEqual(await present());
  });
});

describe('a branch', () => {
  it('gets everything where it has nothing, is ahead of the central, or stands at what is forgotten', async () => {
    await aService(admin, storeId);
    expect(await canResumeFrom(central.db, storeId, null)).toBe(false);
    expect(await canResumeFrom(central.db, storeId, 0)).toBe(false);
    const state = await downloaded();
    const first = state.revision ?? 0;
    expect(await canResumeFrom(central.db, storeId, first)).toBe(true);
    expect(await canResumeFrom(central.db, storeId, first + 1)).toBe(false);
    await aService(admin, storeId);
    await brought(state);
    expect(await canResumeFrom(central.db, storeId, first)).toBe(true);
    central.clock.advance(31 * 86_400_000);
    await pruneRevisions(central.db, central.clock.now());
    expect(await canResumeFrom(central.db, storeId, first)).toBe(false);
    expect(await canResumeFrom(central.db, storeId, state.revision)).toBe(true);
  });

  it('that is ahead is never given one of its numbers again', async () => {
    await downloaded();
    const { revision } = await configurationOf(central.db, at(), 500);
    expect(revision).toBe(500);
    await aService(admin, storeId);
    expect(await after(500)).toMatchObject([{ revision: 501 }]);
    expect(await newestRevision(central.db, storeId)).toBe(501);
  });

  it('is not believed to have applied what it was never given', async () => {
    const state = await downloaded();
    expect(await acknowledgeRevisions(central.db, { ...at(), revision: (state.revision ?? 0) + 9 })).toBe(false);
    expect(await recordNotApplied(central.db, { ...at(), revision: (state.revision ?? 0) + 9, reason: 'x' })).toBe(false);
  });

  it('gets no number past a change that is still being made', async () => {
    const state = await downloaded();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const long = central.db.transaction().execute(async (transaction) => {
      await sql`insert into revisions (store_id, at, resource, record_id, version, action, fields)
        values (${storeId}, ${central.clock.now()}, 'services', 999999, 1, 'edit', '{name}')`.execute(transaction);
      begun();
      await ended;
    });
    await hasBegun;
    await aService(admin, storeId);
    expect(await after(state.revision ?? 0)).toEqual([]);
    end();
    await long;
    expect(await brought(state)).toHaveLength(2);
  });
});

describe('the state of synchronisation', () => {
  it('waits, downloads and is synchronised as the branch goes on', async () => {
    await noteWaiting(central.db, central.clock.now());
    expect(await stateOf()).toBe('waiting');
    const state = await downloaded();
    expect(await stateOf()).toBe('synchronised');
    expect(valueAt((await admin.get(`/stores/${storeId}`)).body, 'last_sync_at')).toBe(startOfTests);
    await aService(admin, storeId);
    expect(await storesWithUnsentChanges(central.db, [storeId])).toEqual([storeId]);
    await noteWaiting(central.db, central.clock.now());
    expect(await stateOf()).toBe('waiting');
    await after(state.revision ?? 0);
    await recordDownloading(central.db, at());
    expect(await stateOf()).toBe('downloading');
    await recordNotDownloading(central.db, at());
    expect(await stateOf()).toBe('waiting');
    await brought(state);
    expect(await stateOf()).toBe('synchronised');
  });

  it('is an error from a change that the branch could not apply until it applied it', async () => {
    const state = await downloaded();
    const id = await aService(admin, storeId);
    const [refused] = await after(state.revision ?? 0);
    await recordNotApplied(central.db, { ...at(), revision: refused?.revision ?? 0, reason: 'Neznámá písmena' });
    expect(await stateOf()).toBe('error');
    await admin.patch(`/services/${id}`, 1, { name: 'Bez písmen' });
    expect((await after(state.revision ?? 0))[0]).toMatchObject({ action: 'create', values: { name: 'Bez písmen' } });
    await brought(state);
    expect(await stateOf()).toBe('synchronised');
  });

  it('is told live when it turns', async () => {
    await downloaded();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from changes where resource = 'stores' and record_id = ${storeId} and actor_id is null`.execute(
      central.db,
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
  });
});
