import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { mergeRevisions } from '../../../server/areas/branches/revisions/merge-revisions.ts';
import { readBranchConfiguration } from '../../../server/areas/branches/revisions/read-branch-configuration.ts';
import { acknowledgeRevisions, recordDownloading } from '../../../server/areas/branches/revisions/record-progress.ts';
import { revisionsAfter } from '../../../server/areas/branches/revisions/revisions-after.ts';
import { BranchState, rowsOfConfiguration } from '../../support/branch-state.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { anOrder, aService, aStore } from '../../support/records.ts';

const day = 86_400_000;

const central = await centralOfFile();
const admin = await superAdministrator(central);
let storeId: number;
let service: number;
/** A store where the branch never came, with a service named Pasy. */
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  storeId = await aStore(admin);
  service = await aService(admin, storeId, { name: 'Pasy' });
});

const at = (id = storeId) => ({ storeId: id, now: central.clock.now() });
const merge = (days = 0) => mergeRevisions(central.db, new Date(central.clock.now().getTime() + days * day));
/** As if everything had been changed so many days before. Anyone who changes it stays signed in. */
const age = (days: number) =>
  sql`update revisions set at = at - make_interval(days => ${days}), last_at = last_at - make_interval(days => ${days})`.execute(
    central.db,
  );
const daysAgo = (days: number) => new Date(Date.parse(startOfTests) - days * day).toISOString();
const edit = async (path: string, values: object, client = admin) => {
  const { body } = await client.get(path);
  expect((await client.patch(path, numberAt(body, 'version'), values)).status).toBe(200);
};
const rename = (name: string, client = admin) => edit(`/services/${service}`, { name }, client);
const waitingChanges = async (id = storeId): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const changes = valueAt((await admin.get(`/stores/${id}/waiting-changes`)).body, 'changes');
  return Array.isArray(changes) ? changes : [];
};
const withdraw = (change: unknown, id = storeId) => admin.post(`/stores/${id}/waiting-changes/${String(change)}/withdraw`, {});
const stored = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from revisions where store_id = ${storeId}`.execute(
    central.db,
  );
  return rows[0]?.count ?? 0;
};

/** A branch that has its configuration and said so. */
async function downloaded(): Promise<BranchState> {
  const state = new BranchState();
  state.take(await readBranchConfiguration(central.db, at()));
  await acknowledgeRevisions(central.db, { ...at(), revision: state.revision ?? 0 });
  return state;
}

describe('what waits for a branch that never came', () => {
  it('does not grow with the changes of months: each record waits once, with who changed what since when', async () => {
    const other = await signedIn(central, { resources: ['store'], limitations: [storeId] });
    for (let month = 0; month < 6; month += 1) {
      await age(30);
      await rename(`Doklady ${month}`, month === 3 ? other : admin);
      await edit(`/services/${service}`, { priority: month + 1 });
      await merge();
    }
    await age(8);
    await merge();
    const ofService = (await waitingChanges()).filter(({ record_id, resource }) => resource === 'services' && record_id === service);
    expect(ofService).toMatchObject([
      {
        action: 'create',
        at: daysAgo(188),
        last_at: daysAgo(8),
        merged: 13,
        actor_name: expect.any(String),
        also_by: [expect.any(String)],
        changes: { name: { after: 'Doklady 5' }, priority: { after: 6 } },
        state: 'waiting',
      },
    ]);
    // The store itself and its service.
    expect(await stored()).toBe(2);
    expect(valueAt((await admin.get(`/stores/${storeId}`)).body, 'sync_state')).toBe('waiting');
    expect((await admin.get('/waiting-changes')).body).toContainEqual({ store_id: storeId, count: 2, since: daysAgo(188) });
  });

  it('is nothing of what was made and is gone, and of reservations that are over', async () => {
    const gone = await aService(admin, storeId);
    await anOrder(admin, storeId, service);
    await admin.remove(`/services/${gone}`);
    await age(8);
    await merge();
    expect(await waitingChanges()).toMatchObject([{ resource: 'orders' }, { record_id: service }, { resource: 'stores' }]);
    await merge(30);
    expect(await waitingChanges()).toMatchObject([{ record_id: service }, { resource: 'stores' }]);
  });

  it('stands apart for a week, so that each change can be taken back', async () => {
    await rename('Doklady');
    await age(6);
    await merge();
    expect(await stored()).toBe(3);
  });

  it('is left alone while it is being sent, and merged again where the branch went without a word', async () => {
    await rename('Doklady');
    await recordDownloading(central.db, at());
    const sent = await readBranchConfiguration(central.db, at());
    await age(8);
    await merge();
    expect(await waitingChanges()).toMatchObject([{ state: 'downloading' }, { state: 'downloading' }, { state: 'downloading' }]);
    await sql`update branch_revisions set downloading_since = null where store_id = ${storeId}`.execute(central.db);
    await merge();
    expect(await waitingChanges()).toMatchObject([{ merged: 2, state: 'waiting', revision: null }, { resource: 'stores' }]);
    // Its number is given to none again.
    expect((await readBranchConfiguration(central.db, at())).revision).toBeGreaterThan(sent.revision);
  });
});

describe('a branch that was away for months', () => {
  it('gets each record once, and then has what the central has', async () => {
    const removed = await aService(admin, storeId, { name: 'Matrika' });
    const state = await downloaded();
    const made = await aService(admin, storeId, { name: 'Pokladna' });
    await rename('Doklady');
    await edit(`/services/${made}`, { priority: 2 });
    await admin.remove(`/services/${removed}`);
    await edit(`/services/${service}`, { priority: 7 });
    await admin.remove(`/services/${service}`);
    await admin.post(`/services/${service}/restore`, {});
    await age(100);
    await merge();
    await rename('Průkazy');
    const sent = await revisionsAfter(central.db, at(), state.revision ?? 0, 100);
    expect(sent.map(({ id, action }) => [id, action])).toEqual([
      [made, 'create'],
      [service, 'restore'],
      [removed, 'delete'],
      [service, 'edit'],
    ]);
    for (const revision of sent) state.apply(revision);
    expect(state.rows()).toEqual(rowsOfConfiguration(await readBranchConfiguration(central.db, at())));
  });

  it('is told nothing that was made and undone while it was away, and has everything', async () => {
    const state = await downloaded();
    const made = await aService(admin, storeId);
    await admin.remove(`/services/${made}`);
    await age(8);
    await merge();
    expect(await waitingChanges()).toEqual([]);
    expect(valueAt((await admin.get(`/stores/${storeId}`)).body, 'sync_state')).toBe('synchronised');
    expect(await revisionsAfter(central.db, at(), state.revision ?? 0, 100)).toEqual([]);
  });

  it('keeps the numbers that it was given', async () => {
    const state = await downloaded();
    await rename('Doklady');
    await rename('Průkazy');
    await revisionsAfter(central.db, at(), state.revision ?? 0, 1);
    await rename('Občanské průkazy');
    await age(8);
    await merge();
    for (const revision of await revisionsAfter(central.db, at(), state.revision ?? 0, 100)) state.apply(revision);
    expect(state.rows()).toEqual(rowsOfConfiguration(await readBranchConfiguration(central.db, at())));
  });
});

describe('a merged change', () => {
  it('says what the record was at first and what it is, and nothing of what came back', async () => {
    await downloaded();
    await edit(`/services/${service}`, { name: 'Doklady', priority: 3 });
    await edit(`/services/${service}`, { name: 'Průkazy', priority: 0 });
    await age(8);
    await merge();
    expect(await waitingChanges()).toMatchObject([{ merged: 2, changes: { name: { before: 'Pasy', after: 'Průkazy' } } }]);
    expect(Object.keys(Object((await waitingChanges())[0]?.['changes']))).toEqual(['name']);
  });

  it('is taken back whole, and not where a later change stands on it', async () => {
    await downloaded();
    await rename('Doklady');
    await edit(`/services/${service}`, { priority: 4 });
    await age(8);
    await merge();
    await rename('Průkazy');
    const [later, merged] = await waitingChanges();
    expect(await withdraw(merged?.['id'])).toMatchObject({ status: 409, body: { err: 'change_overwritten' } });
    expect((await withdraw(later?.['id'])).status).toBe(200);
    expect(await withdraw(merged?.['id'])).toMatchObject({ status: 200, body: { withdrawn: 2 } });
    expect((await admin.get(`/services/${service}`)).body).toMatchObject({ name: 'Pasy', priority: 0 });
    expect(await waitingChanges()).toEqual([]);
  });

  it('is taken back as the record that was made in it', async () => {
    await downloaded();
    const made = await aService(admin, storeId);
    await edit(`/services/${made}`, { name: 'Jinak' });
    await age(8);
    await merge();
    const [change] = await waitingChanges();
    expect(await withdraw(change?.['id'])).toMatchObject({ status: 200, body: { withdrawn: 2 } });
    expect((await admin.get(`/services/${made}`)).status).toBe(404);
    expect(await waitingChanges()).toEqual([]);
  });

  it('stands for the rest where one of its changes is taken back at another store', async () => {
    const second = await aStore(admin);
    await downloaded();
    const playlist = numberAt((await admin.post('/playlists', { name: 'Smyčka', store_ids: [storeId, second] })).body, 'id');
    await downloaded();
    const { revision } = await readBranchConfiguration(central.db, at(second));
    await acknowledgeRevisions(central.db, { ...at(second), revision });
    await edit(`/playlists/${playlist}`, { name: 'Jiná' });
    await readBranchConfiguration(central.db, at(second)).then((sent) =>
      acknowledgeRevisions(central.db, { ...at(second), revision: sent.revision }),
    );
    await edit(`/playlists/${playlist}`, { priority: 5 });
    await age(8);
    await merge();
    expect(await waitingChanges()).toMatchObject([{ merged: 2 }]);
    expect((await withdraw((await waitingChanges(second))[0]?.['id'], second)).status).toBe(200);
    // What undid it is sent with the new version.
    const undone = { changes: { priority: { before: 5, after: 0 } } };
    expect(await waitingChanges(second)).toMatchObject([undone]);
    expect(await waitingChanges()).toMatchObject([undone, { merged: 1, changes: { name: { before: 'Smyčka', after: 'Jiná' } } }]);
    expect(await withdraw((await waitingChanges())[1]?.['id'])).toMatchObject({ status: 409, body: { err: 'change_downloading' } });
  });
});
