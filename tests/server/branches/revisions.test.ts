import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readBranchConfiguration } from '../../../server/areas/branches/revisions/read-branch-configuration.ts';
import { revisionsAfter } from '../../../server/areas/branches/revisions/revisions-after.ts';
import { type SyncedBranch, syncedBranch } from '../../support/branch/synced-branch.ts';
import { BranchState } from '../../support/branch-state.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer } from '../../support/imports.ts';
import { numberAt, superAdministrator } from '../../support/people.ts';
import { anOrder, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const admin = await superAdministrator(central);
let storeId: number;
let branch: SyncedBranch;
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  storeId = await aStore(admin);
  branch = syncedBranch(central, storeId);
});

describe('revisions of a store', () => {
  it('tell of each change in order, with the fields that changed and no others', async () => {
    const state = await branch.downloaded();
    const id = await aService(admin, storeId, { name: 'Pasy' });
    await admin.patch(`/services/${id}`, 1, { priority: 4, name: 'Cestovní doklady' });
    const [made, changed] = await branch.after(state.revision ?? 0);
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
    const state = await branch.downloaded();
    const one = await aService(admin, storeId);
    const other = await aService(admin, storeId);
    await admin.patch(`/services/${one}`, 1, { name: 'Jinak' });
    await admin.remove(`/services/${other}`);
    await admin.post('/services/bulk', { action: 'restore', ids: [other] });
    await admin.remove(`/services/${one}`);
    await branch.brought(state);
    expect(state.rows()).toEqual(await branch.present());
    expect(Object.keys(state.rows())).toContain(`services ${other}`);
    expect(Object.keys(state.rows())).not.toContain(`services ${one}`);
  });

  it('tell a store that a row of several stores came to it or left it', async () => {
    const second = await aStore(admin);
    const image = { title: 'Obraz', file: null, kind: 'image', display_length: 5 };
    const body = { name: 'Smyčka', store_ids: [storeId], items: [image] };
    const playlist = numberAt((await admin.post('/playlists', body)).body, 'id');
    const [first, other] = [await branch.downloaded(), new BranchState()];
    other.take(await readBranchConfiguration(central.db, { ...branch.at(), storeId: second }));
    await admin.patch(`/playlists/${playlist}`, 1, { store_ids: [second] });
    await branch.brought(first);
    for (const revision of await revisionsAfter(central.db, { ...branch.at(), storeId: second }, other.revision ?? 0, 10))
      other.apply(revision);
    expect(first.rows()).not.toHaveProperty([`playlists ${playlist}`]);
    expect(other.rows()).toHaveProperty([`playlists ${playlist}`, 'items'], [image]);
  });

  it('tell every store of what belongs to none', async () => {
    const state = await branch.downloaded();
    const { body } = await admin.get('/webkiosk-settings');
    const values = {
      print_ticket: true,
      intro_heading: 'Dobrý den',
      intro_text: 'Vezměte si lístek.',
      ticket_text: 'Děkujeme',
      postpone_options: ['5', '60'],
      delay_limit_before_end: 45,
    };
    await admin.patch('/webkiosk-settings', numberAt(body, 'version'), values);
    expect(await branch.brought(state)).toMatchObject([{ resource: 'webkiosk-settings', action: 'edit', values }]);
  });

  it('never tell what is kept from branches, and are none of such a change alone', async () => {
    const service = await aService(admin, storeId);
    const order = await anOrder(admin, storeId, service, { email: 'jana@mesto.test', phone: '+420777123456' });
    const state = await branch.downloaded();
    expect(JSON.stringify(state.rows())).not.toMatch(/jana@mesto|777123456|pre_shared_key/u);
    await admin.patch(`/orders/${order}`, 1, { email: 'jina@mesto.test' });
    expect(await branch.after(state.revision ?? 0)).toEqual([]);
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
    const state = await branch.downloaded();
    central.clock.moveTo('2026-11-18T08:00:00.000Z');
    await admin.patch(`/orders/${order}`, 1, { starts_at: '2026-11-18T09:00:00.000Z', ends_at: '2026-11-18T09:15:00.000Z' });
    central.clock.moveTo(startOfTests);
    await branch.brought(state);
    expect(state.rows()).not.toHaveProperty([`orders ${order}`]);
    await admin.patch(`/orders/${order}`, 2, { starts_at: '2026-12-02T09:00:00.000Z', ends_at: '2026-12-02T09:15:00.000Z' });
    await branch.brought(state);
    expect(state.rows()).toEqual(await branch.present());
    expect(state.rows()).toHaveProperty([`orders ${order}`, 'name'], 'Jana Nováková');
  });

  it('come of what is done to many as of what is done to one', async () => {
    const state = await branch.downloaded();
    await admin.post('/services/bulk', { action: 'update', ids: [await aService(admin, storeId)], values: { priority: 2 } });
    const sent = await branch.brought(state);
    expect(sent).toMatchObject([{ action: 'create' }, { action: 'edit', values: { priority: 2 } }]);
  });
});

describe('an import', () => {
  it('leaves a revision of each row that it made or changed, and none of those that stayed', async () => {
    await aService(admin, storeId, { name: 'Pasy', priority: 1 });
    await aService(admin, storeId, { name: 'Matrika', priority: 2 });
    const state = await branch.downloaded();
    const file = 'Název činnosti;Priorita\nPasy;5\nMatrika;2\nPokladna;3\n';
    const services = importer(central, admin, 'services');
    const { id } = await services.checked(file, { mapping: ['name', 'priority'], store_id: storeId });
    await services.saved(id);
    const sent = await branch.brought(state);
    expect(sent).toHaveLength(2);
    expect(sent).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ action: 'edit', values: { priority: 5 } }),
        expect.objectContaining({ action: 'create', values: expect.objectContaining({ name: 'Pokladna' }) }),
      ]),
    );
    expect(state.rows()).toEqual(await branch.present());
  });
});
