import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../../server/app.ts';
import { entitiesOf } from '../../../server/areas/registry.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { inState } from '../../support/made/put-values.ts';
import { type Client, rowsOf, signedIn, superAdministrator } from '../../support/people.ts';
import { anOrder, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('an action of an entity', () => {
  let store: number;
  let service: number;
  beforeAll(async () => {
    store = await aStore(root);
    service = await aService(root, store);
  });

  type Who = { readonly version?: number; readonly client?: Client };
  const act = (id: number, action: string, body: unknown, { version = 1, client = root }: Who = {}) =>
    client.post(`/orders/${id}/actions/${action}`, body, { 'if-match': `"${version}"` });

  it('is refused whatever the version, and without one: who moves a state has seen from where', async () => {
    const id = await inState(central, await anOrder(root, store, service), 'unconfirmed');
    for (const headers of [{ 'if-match': '*' }, {}])
      expect(await root.post(`/orders/${id}/actions/confirm`, undefined, headers)).toMatchObject({ status: 428 });
  });

  it("changes the row as the server's work says, over the version that was seen", async () => {
    const id = await inState(central, await anOrder(root, store, service), 'unconfirmed');
    const confirmed = await act(id, 'confirm', undefined);
    expect(confirmed).toMatchObject({ status: 200, body: { state: 'confirmed', confirmed_at: startOfTests, version: 2 } });
    expect(confirmed.headers['etag']).toBe('"2"');
    const cancelled = await act(id, 'cancel', { cancel_reason: 'klient zavolal' }, { version: 2 });
    expect(cancelled.body).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'klient zavolal',
      cancelled_at: startOfTests,
      cancelled_by: expect.stringMatching(/^User/u),
    });
    const [latest] = rowsOf(await root.get(`/orders/${id}/history`));
    expect(latest).toMatchObject({ action: 'edit', version: 3, changes: { state: { before: 'confirmed', after: 'cancelled' } } });
  });

  it('is refused from a state that it does not lead from', async () => {
    const id = await inState(central, await anOrder(root, store, service), 'served');
    const before = (await root.get(`/orders/${id}`)).body;
    expect(await act(id, 'cancel', {})).toMatchObject({ status: 409, body: { err: 'wrong_state', errors: { state: expect.any(String) } } });
    expect((await root.get(`/orders/${id}`)).body).toEqual(before);
  });

  it('is refused over an old version and without one', async () => {
    const id = await anOrder(root, store, service);
    expect((await act(id, 'cancel', {}, { version: 7 })).status).toBe(412);
    expect((await root.post(`/orders/${id}/actions/cancel`, {})).status).toBe(428);
  });

  it('takes only what it names, checked like any draft', async () => {
    const id = await anOrder(root, store, service);
    expect((await act(id, 'cancel', { note: 'x' })).status).toBe(400);
    expect((await act(id, 'confirm', { cancel_reason: 'x' })).status).toBe(400);
    expect(await act(id, 'cancel', { cancel_reason: 'x'.repeat(501) })).toMatchObject({
      status: 422,
      body: { errors: { cancel_reason: expect.any(String) } },
    });
  });

  it('is for who may edit the row', async () => {
    const id = await anOrder(root, store, service);
    const elsewhere = await signedIn(central, { resources: ['ordering'], limitations: [await aStore(root)] });
    expect((await act(id, 'cancel', {}, { client: elsewhere })).status).toBe(404);
    expect((await act(id, 'cancel', {}, { client: await signedIn(central) })).status).toBe(403);
    expect((await act(id, 'vanish', {})).status).toBe(404);
  });

  it('has its work, whatever entity declares it', () => {
    const declared = resources.flatMap(({ name, actions = {} }) => Object.keys(actions).map((action) => [name, action] as const));
    expect(declared.length).toBeGreaterThan(0);
    expect(declared.filter(([name, action]) => entitiesOf([]).workOf(name, action) === undefined)).toEqual([]);
  });
});
