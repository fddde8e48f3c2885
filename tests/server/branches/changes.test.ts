import { describe, expect, it } from 'vitest';
import { type BranchClient, tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchStore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { BranchState } from '../../support/branch-state.ts';
import { numberAt, superAdministrator, valueAt } from '../../support/people.ts';

const setup = await branchesOfFile();
const admin = await superAdministrator(setup.central);

const rename = async ({ service }: BranchStore, name: string): Promise<void> => {
  const version = numberAt((await admin.get(`/services/${service}`)).body, 'version');
  expect((await admin.patch(`/services/${service}`, version, { name })).status).toBe(200);
};
const stateOf = async ({ id }: BranchStore) => valueAt((await admin.get(`/stores/${id}`)).body, 'sync_state');

/** A branch that has its configuration and said so. */
async function configured(store: BranchStore): Promise<{ readonly client: BranchClient; readonly state: BranchState }> {
  const client = await tryHandshake(store, setup);
  const state = new BranchState();
  state.take(await client.next('configuration'));
  client.say({ type: 'applied', revision: state.revision });
  await expect.poll(() => stateOf(store)).toBe('synchronised');
  return { client, state };
}

describe('a branch on the socket', () => {
  it('is told of a change at once, and what it applied waits no more', async () => {
    const store = await aBranchStore(setup.central.db, 'ZMENA');
    const { client, state } = await configured(store);
    await rename(store, 'Pasy');
    const [change] = (await client.next('changes')).revisions;
    if (change !== undefined) state.apply(change);
    expect(state.rows()).toHaveProperty([`services ${store.service}`, 'name'], 'Pasy');
    expect(await stateOf(store)).toBe('downloading');
    client.say({ type: 'applied', revision: state.revision });
    await expect.poll(() => stateOf(store)).toBe('synchronised');
    expect((await admin.get(`/stores/${store.id}/waiting-changes`)).body).toEqual({ changes: [], total: 0, hidden: 0 });
    client.close();
  });

  it('is told what changed while it was away as soon as it comes back, and nothing of what was withdrawn', async () => {
    const store = await aBranchStore(setup.central.db, 'NAVRAT');
    const { client, state } = await configured(store);
    client.close();
    await client.ended;
    await rename(store, 'Pasy');
    await rename(store, 'Průkazy');
    const { body } = await admin.get(`/stores/${store.id}/waiting-changes`);
    await admin.post(`/stores/${store.id}/waiting-changes/${numberAt(body, 'changes', '0', 'id')}/withdraw`, {});
    const back = await tryHandshake(store, { ...setup, revision: state.revision });
    expect((await back.next('changes')).revisions).toMatchObject([{ resource: 'services', values: { name: 'Pasy' } }]);
    back.close();
  });

  it('says why it could not apply a change, which is told again as it is once it is mended', async () => {
    const store = await aBranchStore(setup.central.db, 'VADA');
    const { client } = await configured(store);
    await rename(store, 'Nejde');
    const [refused] = (await client.next('changes')).revisions;
    client.say({ type: 'not_applied', revision: refused?.revision, reason: 'Bez písma' });
    await expect.poll(() => stateOf(store)).toBe('error');
    expect((await admin.get(`/stores/${store.id}/waiting-changes`)).body).toMatchObject({
      changes: [{ state: 'not_applied', reason: 'Bez písma' }],
    });
    await rename(store, 'Jde');
    const again = (await client.next('changes')).revisions;
    expect(again).toMatchObject([{ revision: refused?.revision, values: { name: 'Jde' } }, { values: { name: 'Jde' } }]);
    client.say({ type: 'applied', revision: again.at(-1)?.revision });
    await expect.poll(() => stateOf(store)).toBe('synchronised');
    client.close();
  });

  it('is sent its whole configuration again where it could not apply that, and no single change', async () => {
    const store = await aBranchStore(setup.central.db, 'CELEK');
    const client = await tryHandshake(store, setup);
    const { revision } = await client.next('configuration');
    client.say({ type: 'not_applied', revision, reason: 'Plný disk' });
    await expect.poll(() => stateOf(store)).toBe('error');
    await rename(store, 'Pasy');
    const again = await client.next('configuration');
    expect(again.rows).toContainEqual(expect.objectContaining({ resource: 'services', values: expect.objectContaining({ name: 'Pasy' }) }));
    client.say({ type: 'applied', revision: again.revision });
    await expect.poll(() => stateOf(store)).toBe('synchronised');
    expect(client.received.map(({ type }) => type)).not.toContain('changes');
    client.close();
  });
});
