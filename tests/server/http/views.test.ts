import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { viewLimits, viewStateOf } from '../../../contract/rules/accounts/saved-views.ts';
import { type Reply, send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, clientOf, numberAt, rowsOf, signedIn, signIn, textAt } from '../../support/people.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

const state = { filter: { q: 'Radnice', state_in: ['live'] }, sort: [['name', 'desc']], columns: ['name'], page_size: 50 };
const operator = { resources: ['store'] } as const;
const superAdministrator = { role: 'superAdministrator', level: 0 } as const;

const central = await centralOfFile();
let jana: Client;
let petr: Client;
let root: Client;
beforeAll(async () => {
  jana = await signedIn(central, { ...operator, name: 'Jana Nová' });
  petr = await signedIn(central, operator);
  root = await signedIn(central, superAdministrator);
});

/** The same person signed in again: a session does not outlive a day. */
const signedInAs = async (client: Client): Promise<Client> => {
  const { body } = await signIn(central, client.email);
  return clientOf(central, client, textAt(body, 'tokens', 'access_token'), textAt(body, 'tokens', 'refresh_token'));
};

const byNumber = (one: number, other: number): number => one - other;

let made = 0;
const draft = (values: object = {}): object => {
  made += 1;
  return { resource: 'stores', name: `Pohled ${made}`, state, ...values };
};
const make = async (client: Client, values: object = {}): Promise<number> => {
  const { status, body } = await client.post('/views', draft(values));
  expect(status).toBe(201);
  return numberAt(body, 'id');
};
const change = (client: Client, id: number, payload: object): Promise<Reply> =>
  send(central, { method: 'PATCH', url: `/central/views/${id}`, headers: { authorization: `Bearer ${client.token}` }, payload });
const seen = async (client: Client, resource = 'stores'): Promise<readonly unknown[]> => {
  const { body } = await client.get(`/views?resource=${resource}`);
  return Array.isArray(body) ? body : [];
};
const idsSeen = async (client: Client, resource?: string): Promise<readonly number[]> =>
  (await seen(client, resource)).map((view) => numberAt(view, 'id'));

describe('saved views', () => {
  it('is left out where what was kept of it cannot be read any more, and the others stay', async () => {
    const reader = await signedIn(central, operator);
    const [broken, whole] = [await make(reader), await make(reader)];
    await sql`update views set state = '{}' where id = ${broken}`.execute(central.db);
    const shown = rowsOf(await reader.get('/views?resource=stores')).filter(({ is_own }) => is_own !== false);
    expect(shown.map(({ id }) => id)).toEqual([whole]);
  });

  it('come back as they were kept, with what their reader may do', async () => {
    const id = await make(jana, { name: '  Moje \n pobočky ', shared: true });
    const shown = { id, resource: 'stores', name: 'Moje pobočky', shared: true, state, owner_name: 'Jana Nová' };
    expect(await seen(jana)).toContainEqual({ ...shown, is_own: true, may_change: true });
    expect(await seen(petr)).toContainEqual({ ...shown, is_own: false, may_change: false });
    expect(await seen(root)).toContainEqual({ ...shown, is_own: false, may_change: true });
  });

  it('that are not shared exist for nobody else, super administrators among them', async () => {
    const id = await make(jana);
    for (const other of [petr, root]) {
      expect(await idsSeen(other)).not.toContain(id);
      expect((await change(other, id, { shared: true })).status).toBe(404);
      expect((await other.remove(`/views/${id}`)).status).toBe(404);
    }
    await jana.remove(`/views/${id}`);
    for (const other of [petr, root]) expect((await other.post(`/views/${id}/restore`, {})).status).toBe(404);
  });

  it('that are shared are changed by their owner and by super administrators alone', async () => {
    const id = await make(jana, { shared: true });
    expect((await change(petr, id, { name: 'Cizí' })).status).toBe(403);
    expect((await petr.remove(`/views/${id}`)).status).toBe(403);
    expect(await change(root, id, { name: 'Od správce' })).toMatchObject({ status: 200, body: { name: 'Od správce', state } });
    expect((await root.remove(`/views/${id}`)).status).toBe(200);
    expect(await idsSeen(petr)).not.toContain(id);
    expect((await petr.post(`/views/${id}/restore`, {})).status).toBe(403);
    expect((await jana.post(`/views/${id}/restore`, {})).status).toBe(200);
    expect(await idsSeen(petr)).toContain(id);
  });

  it('of a list are nobody’s who may not see the list, their own either', async () => {
    const lost = await signedIn(central, { resources: ['touch_screen'] });
    const own = await make(lost, { resource: 'touch-screens', shared: true });
    const stranger = await signedIn(central);
    expect((await stranger.get('/views?resource=touch-screens')).status).toBe(403);
    expect((await stranger.post('/views', draft({ resource: 'touch-screens' }))).status).toBe(403);
    expect((await change(stranger, own, { name: 'x' })).status).toBe(404);
    await root.patch(`/users/${lost.id}`, 1, { resources: [] });
    expect((await change(lost, own, { name: 'x' })).status).toBe(404);
    expect((await lost.get('/views?resource=touch-screens')).status).toBe(403);
  });

  it('have a name of their own in each list, whatever its case and accents', async () => {
    const first = await make(jana, { name: 'Úřední den' });
    expect(await jana.post('/views', draft({ name: 'UREDNI DEN' }))).toMatchObject({
      status: 409,
      body: { err: 'view_name_taken', errors: { name: expect.stringContaining('Zvolte jiný název') } },
    });
    await make(jana, { name: 'Úřední den', resource: 'services' });
    await make(petr, { name: 'Úřední den' });
    const second = await make(jana);
    expect((await change(jana, second, { name: 'úřední DEN' })).status).toBe(409);
    await jana.remove(`/views/${first}`);
    expect((await change(jana, second, { name: 'úřední DEN' })).status).toBe(200);
    expect((await jana.post(`/views/${first}/restore`, {})).status).toBe(409);
  });

  it('are so many for a person and list, those that were deleted aside', async () => {
    const many = await signedIn(central, operator);
    const last = await Array.from({ length: viewLimits.perList }).reduce<Promise<number>>(async (before) => {
      await before;
      return make(many);
    }, Promise.resolve(0));
    expect(await many.post('/views', draft())).toMatchObject({
      status: 422,
      body: { err: 'too_many_views', message: expect.stringContaining(`nejvýš ${viewLimits.perList} pohledů`) },
    });
    await make(many, { resource: 'services' });
    await many.remove(`/views/${last}`);
    const together = await Promise.all([many.post('/views', draft()), many.post('/views', draft())]);
    expect(together.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
    expect((await many.post(`/views/${last}/restore`, {})).status).toBe(422);
  });

  it('can be brought back for a day', async () => {
    const id = await make(jana);
    await jana.remove(`/views/${id}`);
    central.clock.advance(23 * 3_600_000);
    const again = await signedInAs(jana);
    expect((await again.post(`/views/${id}/restore`, {})).status).toBe(200);
    await again.remove(`/views/${id}`);
    central.clock.advance(25 * 3_600_000);
    const later = await signedInAs(jana);
    await later.remove(`/views/${await make(later)}`);
    expect((await later.post(`/views/${id}/restore`, {})).status).toBe(404);
    jana = later;
    [petr, root] = await Promise.all([signedInAs(petr), signedInAs(root)]);
  });

  it('are made once, however often they are sent with one key', async () => {
    const body = draft();
    const headers = { 'idempotency-key': 'pohled-jednou' };
    const [first, second] = [await jana.post('/views', body, headers), await jana.post('/views', body, headers)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it.each([
    [{ name: ' ' }, 422],
    [{ name: 'x'.repeat(viewLimits.nameLength + 1) }, 422],
    [{ name: 'a\u0000' }, 422],
    [{ shared: 'ano' }, 422],
    [{ state: { ...state, page_size: 0 } }, 422],
    [{ state: { ...state, sort: [['name', 'up']] } }, 422],
    [{ state: { ...state, more: 1 } }, 422],
    [{ state: { ...state, filter: { q: 'x'.repeat(viewLimits.bytesOfState) } } }, 422],
    [{ resource: 'nic' }, 422],
    [{ resource: 'password-policy' }, 422],
    [{ owner_id: 1 }, 400],
  ])('refuse %j', async (values, status) => {
    expect((await jana.post('/views', draft(values))).status).toBe(status);
  });

  it('keep any state to the letter', { timeout: 300_000 }, async () => {
    const id = await make(jana);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ stringUnit: 'grapheme' }), { maxKeys: 5 }),
        async (filter) => {
          const kept = { ...state, filter };
          if (viewStateOf(kept) === null) return;
          const sent: unknown = JSON.parse(JSON.stringify(kept));
          expect(await change(jana, id, { state: sent })).toMatchObject({ status: 200 });
          expect((await seen(jana)).find((view) => numberAt(view, 'id') === id)).toMatchObject({ state: sent });
        },
      ),
      propertyRuns(30),
    );
  });

  it('are seen and changed as ownership says, whatever was done before', async () => {
    const people = [jana, petr, root];
    const act = fc.record({
      kind: fc.constantFrom('make', 'share', 'hide', 'delete', 'restore'),
      by: fc.nat(2),
      place: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const known: { id: number; owner: number; shared: boolean; deleted: boolean }[] = [];
        for (const { kind, by, place } of acts) {
          const client = people[by];
          if (client === undefined) continue;
          if (kind === 'make') {
            known.push({ id: await make(client, { resource: 'help-topics' }), owner: by, shared: false, deleted: false });
            continue;
          }
          const view = known[place];
          if (view === undefined) continue;
          const sees = view.owner === by || view.shared;
          const there = view.deleted === (kind === 'restore');
          const expected = !sees || !there ? 404 : view.owner === by || by === 2 ? 200 : 403;
          const reply = await done(client, kind, view.id);
          expect(reply.status).toBe(expected);
          if (expected !== 200) continue;
          if (kind === 'share' || kind === 'hide') view.shared = kind === 'share';
          else view.deleted = kind === 'delete';
        }
        for (const [by, client] of people.entries()) {
          const expected = known.filter((view) => !view.deleted && (view.owner === by || view.shared)).map(({ id }) => id);
          const found = await idsSeen(client, 'help-topics');
          expect(found.filter((id) => known.some((view) => view.id === id)).toSorted(byNumber)).toEqual(expected.toSorted(byNumber));
        }
        for (const view of known) await people[view.owner]?.remove(`/views/${view.id}`);
      }),
      propertyRuns(25),
    );
  });

  it('are not asked of who is not signed in', async () => {
    expect((await send(central, { method: 'GET', url: '/central/views?resource=stores' })).status).toBe(401);
  });
});

function done(client: Client, kind: string, id: number): Promise<Reply> {
  if (kind === 'delete') return client.remove(`/views/${id}`);
  return kind === 'restore' ? client.post(`/views/${id}/restore`, {}) : change(client, id, { shared: kind === 'share' });
}
