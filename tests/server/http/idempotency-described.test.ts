import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idempotency } from '../../../contract/basics/limits.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { openApiOf } from '../../../contract/openapi/openapi.ts';
import { allOperations } from '../../../contract/operation-registry.ts';
import { resources } from '../../../server/app.ts';
import { readBranchConfiguration } from '../../../server/areas/branches/revisions/read-branch-configuration.ts';
import { acknowledgeRevisions } from '../../../server/areas/branches/revisions/record-progress.ts';
import { aBackup, fileOf } from '../../support/backups.ts';
import { aBookedOffice } from '../../support/booked-office.ts';
import { type Central, openCentral, type Reply, send } from '../../support/central.ts';
import { letOut, someTemplates } from '../../support/client-letters.ts';
import { inputOf } from '../../support/made/input-of.ts';
import { aWorld, isMadeByPeople, rowsOf, type World } from '../../support/made/world.ts';
import { anOffice } from '../../support/office.ts';
import { type Client, numberAt, superAdministrator, valueAt } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';
import { offers } from '../../support/rights/asks-of-one.ts';
import { anOfficeOf, fullDay } from '../../support/waiting-list.ts';

const operations = allOperations(resources);
const posts = operations.filter(({ method }) => method === 'post');

/** Names of operations that take the header by their description in OpenAPI. */
const described: ReadonlySet<string> = (() => {
  const parameter = z.looseObject({ name: z.string().optional() });
  const operation = z.looseObject({ operationId: z.string(), parameters: z.array(parameter).optional() });
  const paths = z.record(z.string(), z.record(z.string(), operation)).parse(openApiOf(operations, resources)['paths']);
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  const taking = all.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'Idempotency-Key'));
  return new Set(taking.map(({ operationId }) => operationId));
})();

/** A request that succeeds; sent twice it would do the same again, or be refused. */
type Asked = { readonly path: string; readonly body?: object };

let central: Central;
let root: Client;
let world: World;
let keys = 0;
beforeAll(async () => {
  const folder = tmpdir();
  const backups = { folder, isEncrypted: true, requestBackup: () => undefined };
  central = await openCentral({ system: { kind: 'embedded', dataFolder: folder, startedAt: new Date(), backups } });
  root = await superAdministrator(central);
  world = await aWorld(central, root, 1);
  await someTemplates(root, ['created']);
  await letOut(root, { email: true, sms: false });
});
afterAll(() => central.close());

const aKey = (): string => `key ${(keys += 1)}`;
const once = ({ path, body }: Asked, key: string): Promise<Reply> => root.post(path, body, { 'idempotency-key': key });
const idOf = async (path: string, body: object): Promise<number> => numberAt((await root.post(path, body)).body, 'id');

async function isDoneOnce(asked: Asked): Promise<void> {
  const key = aKey();
  const first = await once(asked, key);
  expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
  const again = await once(asked, key);
  expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([first.status, first.body, 'true']);
}

/** A change that waits for a branch. */
async function aWaitingChange(): Promise<Asked> {
  const store = await aStore(root);
  const at = { storeId: store, now: central.clock.now() };
  const service = await aService(root, store);
  const { revision } = await readBranchConfiguration(central.db, at);
  await acknowledgeRevisions(central.db, { ...at, revision });
  await root.patch(`/services/${service}`, 1, { name: 'Přejmenovaná' });
  const change = valueAt((await root.get(`/stores/${store}/waiting-changes`)).body, 'changes');
  return { path: `/stores/${store}/waiting-changes/${numberAt(Array.isArray(change) ? change[0] : null, 'id')}/withdraw`, body: {} };
}

/** A message about an order that did not go out, with its order. */
async function aFailedMessage(): Promise<{ readonly order: number; readonly message: number }> {
  const order = await (await anOffice(root)).made({ email: 'jana@doma.test' });
  const { rows } = await sql<{ id: number }>`
    update outbox set state = 'failed' where id in (select outbox_id from order_messages where order_id = ${order}) returning id`.execute(
    central.db,
  );
  return { order, message: Number(rows[0]?.id) };
}

const monday = { weekday: 1, opens: '08:00', closes: '12:00' };
const state = { filter: {}, sort: [['name', 'asc']], columns: ['name'], page_size: 25 };
const aView = () => ({ resource: 'regions', name: `Pohled ${aKey()}`, state });

/** Operations of no entity, each with a request that is done once. One that is new has its line here. */
const own: Readonly<Record<string, () => Promise<Asked>>> = {
  'views.create': async () => ({ path: '/views', body: aView() }),
  'reports.keep': async () => ({
    path: '/report-templates',
    body: {
      kind: 'services',
      name: `Šablona ${aKey()}`,
      query: 'stores=all&categories=all&values=clients&weekdays=0&period=month&by=total',
    },
  }),
  'views.restore': async () => {
    const id = await idOf('/views', aView());
    await root.remove(`/views/${id}`);
    return { path: `/views/${id}/restore` };
  },
  'held-messages.release': async () => ({ path: '/held-messages/release', body: {} }),
  'held-messages.discard': async () => ({ path: '/held-messages/discard', body: {} }),
  'system.back-up': async () => ({ path: '/system/backups', body: {} }),
  'stores.withdraw-change': aWaitingChange,
  'outbox.resend': async () => ({ path: `/outbox/${(await aFailedMessage()).message}/resend` }),
  'orders.write-message': async () => {
    const order = await (await anOffice(root)).made({});
    await root.patch(`/orders/${order}`, 1, { email: 'pozde@doma.test' });
    return { path: `/orders/${order}/messages` };
  },
  'orders.resend-message': async () => {
    const { order } = await aFailedMessage();
    const message = numberAt(valueAt((await root.get(`/orders/${order}/messages`)).body, '0'), 'id');
    return { path: `/orders/${order}/messages/${message}/resend` };
  },
  'orders.take-back': async () => {
    const order = await (await anOffice(root)).made({});
    const version = numberAt((await root.get(`/orders/${order}`)).body, 'version');
    await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': `"${version}"` });
    return {
      path: `/leaving-changes/${numberAt(valueAt((await root.get('/leaving-changes')).body, 'changes', '0'), 'id')}/take-back`,
      body: {},
    };
  },
  'waiting-list.add': async () => {
    const { service } = await aBookedOffice(root, 1);
    const wish = { first_day: '2027-03-01', last_day: '2027-03-01' };
    return { path: '/waiting-list', body: { service_id: service, ...wish, name: 'Hana Vlčková', phone: '+420739560224' } };
  },
  'waiting-list.offer-next': async () => {
    const office = await anOfficeOf(root, 1);
    const order = await office.made();
    const wish = { first_day: fullDay, last_day: fullDay };
    await root.post('/waiting-list', { service_id: office.service, ...wish, name: 'Hana Vlčková', email: 'hana@posta.test' });
    const version = numberAt((await root.get(`/orders/${order}`)).body, 'version');
    await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': `"${version}"` });
    return { path: '/waiting-list/offers', body: { service_id: office.service, day: fullDay } };
  },
  'templates.test': async () => ({ path: '/template-tests', body: { channel: 'email', subject: 'Zkouška', content: 'Text' } }),
  'opening.mark-days': async () => ({
    path: `/stores/${await aStore(root)}/mark-days`,
    body: { days: ['2027-03-01'], day_type: 'blocked' },
  }),
  'opening.copy': async () => {
    const [from, to] = [await aStore(root), await aStore(root)];
    const plan = await idOf('/opening-plans', { store_id: from, name: 'Základ', intervals: [monday] });
    return { path: `/stores/${from}/opening-copy`, body: { plan_id: plan, store_ids: [to] } };
  },
  'opening.apply-default': async () => {
    const version = numberAt((await root.get('/store-defaults')).body, 'version');
    await root.patch('/store-defaults', version, { intervals: [monday] });
    return { path: '/store-defaults/apply', body: { store_ids: [await aStore(root)] } };
  },
  'booking-plans.copy': async () => {
    const { store, plan } = await aBookedOffice(root, 1);
    const service = await aService(root, store, { ticket_prefix: 'Z' });
    return { path: `/booking-plans/${plan}/copy`, body: { targets: [{ store_id: store, service_id: service }] } };
  },
  'personal-data.erase': async () => {
    const person = `klient-${(keys += 1)}@doma.test`;
    await idOf('/email-blacklist', { pattern: person });
    return { path: '/personal-data/erase', body: { person } };
  },
  'services.copy': async () => {
    const [from, to] = [await aStore(root), await aStore(root)];
    return { path: '/services/copy', body: { ids: [await aService(root, from)], store_ids: [to] } };
  },
};

const made = resources.filter(isMadeByPeople);
const withDeletion = made.filter((resource) => offers('delete')(resource));
const named = (of: readonly AnyResource[]) => of.map((resource) => [resource.name, resource] as const);
const stores = () => rowsOf(world, 'stores').map(({ id }) => id);
const actions = resources.flatMap(({ name, actions: of = {} }) => Object.keys(of).map((action) => [name, action] as const));

describe('an operation that describes the header Idempotency-Key', () => {
  it('is one that is asked here, by its entity or by its name', () => {
    const ofEntities = [
      ...made.map(({ name }) => `${name}.create`),
      ...resources.flatMap(({ name }) => [`${name}.bulk`, `${name}.restore`]),
      ...actions.map(([name, action]) => `${name}.actions.${action}`),
    ];
    const others = [...described].filter((id) => !ofEntities.includes(id));
    expect(others.toSorted()).toEqual(Object.keys(own).toSorted());
  });

  it.each(Object.entries(own))('is done once: %s', async (_, ask) => {
    await isDoneOnce(await ask());
  });

  it.each(named(made))('makes one of %s', async (name, resource) => {
    expect(described).toContain(`${name}.create`);
    await isDoneOnce({ path: `/${name}`, body: inputOf(resource, world.place(stores())) });
  });

  it.each(named(withDeletion))('deletes and restores %s once', async (name, resource) => {
    expect([...described]).toEqual(expect.arrayContaining([`${name}.bulk`, `${name}.restore`]));
    const { id } = await world.make(resource, stores());
    await isDoneOnce({ path: `/${name}/bulk`, body: { action: 'delete', ids: [id] } });
    await isDoneOnce({ path: `/${name}/${id}/restore` });
  });

  // Each leads from a state of its own; that they are done once is held for one of them in idempotency.test.ts.
  it.each(actions)('judges the key of an action: %s %s', async (name, action) => {
    expect(described).toContain(`${name}.actions.${action}`);
    const asked = await root.post(`/${name}/1/actions/${action}`, {}, { 'if-match': '"1"', 'idempotency-key': '' });
    expect(asked).toMatchObject({ status: 400, body: { err: 'invalid_idempotency_key' } });
  });
});

describe('an operation that does not describe it', () => {
  it('is every other one, also of another method than POST', () => {
    expect([...described].filter((id) => !posts.some((post) => post.id === id))).toEqual([]);
    expect(posts.length).toBeGreaterThan(described.size);
  });

  const others = posts.filter(({ id }) => !described.has(id)).map(({ id, path }) => [id, path] as const);
  it.each(others)('does not look at it: %s', async (_, path) => {
    const filled = path.replaceAll(/\{\w+\}/gu, '1');
    const headers = { 'idempotency-key': 'k'.repeat(idempotency.longestKey + 1) };
    expect((await root.post(filled, {}, headers)).body).not.toMatchObject({ err: 'invalid_idempotency_key' });
    // Signing out is among them.
    await sql`update sessions set ended_at = null`.execute(central.db);
  });

  it('is done each time: a file that comes twice is two backups', async () => {
    const store = await aStore(root);
    const payload = Buffer.from(await fileOf(central, root, await aBackup(central, root, store)));
    const headers = {
      authorization: `Bearer ${root.token}`,
      'content-type': 'application/octet-stream',
      'idempotency-key': 'the same',
    };
    const upload = () => send(central, { method: 'POST', url: `/central/stores/${store}/backups/upload`, headers, payload });
    const [one, other] = [await upload(), await upload()];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(numberAt(other.body, 'id')).not.toBe(numberAt(one.body, 'id'));
  });
});
