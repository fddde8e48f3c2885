import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readBranchConfiguration } from '../../../server/areas/branches/revisions/read-branch-configuration.ts';
import { acknowledgeRevisions, recordNotApplied } from '../../../server/areas/branches/revisions/record-progress.ts';
import { revisionsAfter } from '../../../server/areas/branches/revisions/revisions-after.ts';
import { type Reply, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { inState } from '../../support/made/put-values.ts';
import { numberAt, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { anOrder, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const admin = await superAdministrator(central);
let storeId: number;
let service: number;
/** A store where the branch has everything, with a service named Pasy of version 1. */
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  storeId = await aStore(admin);
  service = await aService(admin, storeId, { name: 'Pasy' });
  await synchronise();
});

const at = (id = storeId) => ({ storeId: id, now: central.clock.now() });
const waiting = async (client = admin, id = storeId): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const changes = valueAt((await client.get(`/stores/${id}/waiting-changes`)).body, 'changes');
  return Array.isArray(changes) ? changes : [];
};
const newest = async (id = storeId): Promise<number> => numberAt((await waiting(admin, id))[0], 'id');
const withdraw = async (change: number, body: object = {}, client = admin, id = storeId): Promise<Reply> =>
  client.post(`/stores/${id}/waiting-changes/${change}/withdraw`, body);
const nameOf = async (id = service) => valueAt((await admin.get(`/services/${id}`)).body, 'name');
const rename = (version: number, name: string) => admin.patch(`/services/${service}`, version, { name });

async function synchronise(id = storeId): Promise<number> {
  const { revision } = await readBranchConfiguration(central.db, at(id));
  await acknowledgeRevisions(central.db, { ...at(id), revision });
  return revision;
}

describe('changes that wait for a branch', () => {
  it('are told with what changed, by whom and since when, the newest first', async () => {
    await rename(1, 'Doklady');
    central.clock.advance(60_000);
    await admin.patch(`/services/${service}`, 2, { priority: 3 });
    const { body } = await admin.get(`/stores/${storeId}/waiting-changes`);
    expect(body).toEqual({
      total: 2,
      hidden: 0,
      changes: [
        expect.objectContaining({ changes: { priority: { before: 0, after: 3 } }, at: '2026-11-20T09:01:00.000Z' }),
        {
          id: expect.any(Number),
          resource: 'services',
          record_id: service,
          record_name: 'Doklady',
          exists: true,
          action: 'edit',
          at: startOfTests,
          last_at: startOfTests,
          merged: 1,
          actor_name: expect.stringContaining('User'),
          also_by: [],
          revision: null,
          state: 'waiting',
          reason: null,
          changes: { name: { before: 'Pasy', after: 'Doklady' } },
        },
      ],
    });
  });

  it('are downloading once they were sent, with their number, and gone once they were acknowledged', async () => {
    const revision = (await readBranchConfiguration(central.db, at())).revision;
    await rename(1, 'Doklady');
    const [sent] = await revisionsAfter(central.db, at(), revision, 10);
    expect(await waiting()).toMatchObject([{ state: 'downloading', revision: sent?.revision }]);
    await recordNotApplied(central.db, { ...at(), revision: sent?.revision ?? 0, reason: 'Bez místa' });
    expect(await waiting()).toMatchObject([{ state: 'not_applied', reason: 'Bez místa' }]);
    await acknowledgeRevisions(central.db, { ...at(), revision: sent?.revision ?? 0 });
    expect(await waiting()).toEqual([]);
  });

  it('are told without those of entities that the reader has no right to, and how many these are', async () => {
    await anOrder(admin, storeId, service, { name: 'Tajná Osoba' });
    await rename(1, 'Doklady');
    const clerk = await signedIn(central, { resources: ['store'], limitations: [storeId] });
    const { body } = await clerk.get(`/stores/${storeId}/waiting-changes`);
    expect(body).toMatchObject({ total: 1, hidden: 1, changes: [{ resource: 'services' }] });
    expect(JSON.stringify(body)).not.toContain('Tajná');
  });

  it('are counted for each store in reach', async () => {
    const other = await aStore(admin);
    await rename(1, 'Doklady');
    const clerk = await signedIn(central, { resources: ['store'], limitations: [storeId] });
    expect((await clerk.get('/waiting-changes')).body).toEqual([{ store_id: storeId, count: 1, since: startOfTests }]);
    const { body } = await admin.get('/waiting-changes');
    expect(body).toContainEqual({ store_id: other, count: 1, since: startOfTests });
  });
});

describe('withdrawing a change', () => {
  it('makes the record what it was, says so in its history, and sends nothing', async () => {
    const revision = (await readBranchConfiguration(central.db, at())).revision;
    await rename(1, 'Doklady');
    expect(await withdraw(await newest())).toMatchObject({ status: 200, body: { withdrawn: 1 } });
    expect(await nameOf()).toBe('Pasy');
    expect(await waiting()).toEqual([]);
    expect(await revisionsAfter(central.db, at(), revision, 10)).toEqual([]);
    expect(valueAt((await admin.get(`/stores/${storeId}`)).body, 'sync_state')).toBe('synchronised');
    const { body: history } = await admin.get(`/services/${service}/history`);
    expect(valueAt(history, '0', 'changes')).toEqual({ name: { before: 'Doklady', after: 'Pasy' } });
  });

  it('gives a plan the week back that it had', async () => {
    const week = [
      { weekday: 1, opens: '08:00', closes: '17:00' },
      { weekday: 2, opens: '08:00', closes: '14:00' },
    ];
    const { body } = await admin.post('/opening-plans', { store_id: storeId, name: 'Základ', intervals: week });
    const plan = numberAt(body, 'id');
    await synchronise();
    await admin.patch(`/opening-plans/${plan}`, 1, { intervals: week.map((day) => ({ ...day, closes: '15:15' })) });
    expect(await withdraw(await newest())).toMatchObject({ status: 200, body: { withdrawn: 1 } });
    expect(valueAt((await admin.get(`/opening-plans/${plan}`)).body, 'intervals')).toEqual(week);
    expect(await waiting()).toEqual([]);
  });

  it('deletes what was made and brings back what was deleted', async () => {
    const made = await aService(admin, storeId);
    await withdraw(await newest());
    expect((await admin.get(`/services/${made}`)).status).toBe(404);
    await admin.remove(`/services/${service}`);
    await withdraw(await newest());
    expect(await nameOf()).toBe('Pasy');
    expect(await waiting()).toEqual([]);
  });

  it('takes all changes of a record back at once', async () => {
    await rename(1, 'Doklady');
    await admin.patch(`/services/${service}`, 2, { name: 'Průkazy', priority: 5 });
    await admin.remove(`/services/${service}`);
    expect(await withdraw(await newest(), { whole_record: true })).toMatchObject({ status: 200, body: { withdrawn: 3 } });
    const { body } = await admin.get(`/services/${service}`);
    expect([valueAt(body, 'name'), valueAt(body, 'priority')]).toEqual(['Pasy', 0]);
    expect(await waiting()).toEqual([]);
  });

  it('leaves later changes of other fields as they are', async () => {
    await rename(1, 'Doklady');
    const renamed = await newest();
    await admin.patch(`/services/${service}`, 2, { priority: 5 });
    await withdraw(renamed);
    const { body } = await admin.get(`/services/${service}`);
    expect([valueAt(body, 'name'), valueAt(body, 'priority')]).toEqual(['Pasy', 5]);
    expect(await waiting()).toMatchObject([{ changes: { priority: { before: 0, after: 5 } } }]);
  });

  it('is refused where a later change touched the same fields', async () => {
    await rename(1, 'Doklady');
    const first = await newest();
    await rename(2, 'Průkazy');
    expect(await withdraw(first)).toMatchObject({ status: 409, body: { err: 'change_overwritten' } });
    expect(await nameOf()).toBe('Průkazy');
  });

  it('is refused once the change is being downloaded, also when its values went along with another', async () => {
    const revision = (await readBranchConfiguration(central.db, at())).revision;
    await rename(1, 'Doklady');
    await revisionsAfter(central.db, at(), revision, 10);
    expect(await withdraw(await newest())).toMatchObject({ status: 409, body: { err: 'change_downloading' } });
    await rename(2, 'Průkazy');
    const later = await newest();
    // The first is asked for again, and reads what the second wrote.
    await readBranchConfiguration(central.db, at());
    expect(await withdraw(later)).toMatchObject({ status: 409, body: { err: 'change_downloading' } });
    expect(await nameOf()).toBe('Průkazy');
  });

  it('is refused when its values went along with an earlier change, while an older transaction kept it from a number', async () => {
    const revision = (await readBranchConfiguration(central.db, at())).revision;
    await rename(1, 'Doklady');
    await revisionsAfter(central.db, at(), revision, 10);
    await central.db.transaction().execute(async (older) => {
      await sql`select pg_current_xact_id()`.execute(older);
      await rename(2, 'Průkazy');
      expect(await revisionsAfter(central.db, at(), revision, 10)).toMatchObject([{ values: { name: 'Průkazy' } }]);
      expect(await waiting()).toMatchObject([{ state: 'downloading', revision: null }, { state: 'downloading' }]);
      expect(await withdraw(await newest())).toMatchObject({ status: 409, body: { err: 'change_downloading' } });
    });
  });

  it('is refused when the record was deleted meanwhile, when it waits no more, and where it never was', async () => {
    await rename(1, 'Doklady');
    const renamed = await newest();
    await admin.remove(`/services/${service}`);
    expect(await withdraw(renamed)).toMatchObject({ status: 409, body: { err: 'change_of_deleted' } });
    await withdraw(await newest());
    await withdraw(renamed);
    expect(await withdraw(renamed)).toMatchObject({ status: 409, body: { err: 'change_not_waiting' } });
    expect((await withdraw(999_999)).status).toBe(404);
    expect((await withdraw(renamed, {}, admin, await aStore(admin))).status).toBe(404);
  });

  it('is refused to who may not edit the record, or not at all its stores', async () => {
    await anOrder(admin, storeId, service);
    const order = await newest();
    const clerk = await signedIn(central, { resources: ['store'], limitations: [storeId] });
    expect((await withdraw(order, {}, clerk)).status).toBe(404);
    const reader = await signedIn(central, { resources: ['store', 'ordering'], limitations: [storeId] });
    const { body } = await admin.get('/webkiosk-settings');
    await admin.patch('/webkiosk-settings', numberAt(body, 'version'), { intro_heading: 'Vítejte u nás' });
    expect((await withdraw(await newest(), {}, reader)).status).toBe(403);
  });

  it('is refused for what an action did, because of what followed from it', async () => {
    const order = await inState(central, await anOrder(admin, storeId, service), 'unconfirmed');
    await synchronise();
    await admin.post(`/orders/${order}/actions/confirm`, {}, { 'if-match': '"1"' });
    expect(await withdraw(await newest())).toMatchObject({ status: 409, body: { err: 'change_by_action' } });
  });

  it('takes a change of several stores back for all of them, and not when one of them has it', async () => {
    const second = await aStore(admin);
    const playlist = numberAt((await admin.post('/playlists', { name: 'Smyčka', store_ids: [storeId, second] })).body, 'id');
    const revision = await synchronise();
    await synchronise(second);
    await admin.patch(`/playlists/${playlist}`, 1, { name: 'Jiná' });
    expect((await withdraw(await newest())).status).toBe(200);
    // What undid it is sent, because branches report the version.
    expect([await waiting(), await waiting(admin, second)]).toMatchObject([[{ exists: true }], [{ exists: true }]]);
    expect(await revisionsAfter(central.db, at(), revision, 9)).toMatchObject([{ values: { name: 'Smyčka', version: 3 } }]);
    await admin.patch(`/playlists/${playlist}`, 3, { name: 'Další' });
    await synchronise(second);
    expect(await withdraw(await newest())).toMatchObject({ status: 409, body: { err: 'change_downloading' } });
  });

  it('asks for nothing but what it knows', async () => {
    await rename(1, 'Doklady');
    const change = await newest();
    expect(await withdraw(change, { whole: true })).toMatchObject({ status: 400, body: { err: 'unknown_field' } });
    expect((await withdraw(change, { whole_record: 'yes' })).status).toBe(422);
    expect((await admin.post(`/stores/${storeId}/waiting-changes/x/withdraw`, {})).status).toBe(400);
  });
});
