import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pins } from '../../../server/areas/booking/hooks/orders.ts';
import { pinsOnce } from '../../../server/db/migrations/before-release/0054-pins-once.ts';
import { bulk } from '../../support/bulk.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer } from '../../support/imports.ts';
import { anOffice, tuesday } from '../../support/office.ts';
import { overtaken } from '../../support/overtaken.ts';
import { rowsOf, superAdministrator, textAt } from '../../support/people.ts';
import { aPerson, aWebOffice, orderOf } from '../../support/public-booking.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
afterEach(() => vi.restoreAllMocks());

const pinOf = async (order: number) => textAt((await root.get(`/orders/${order}`)).body, 'pin');
const pinsAt = async (store: number) =>
  rowsOf(await root.get(`/orders?filter=${JSON.stringify({ store_id: store })}&range=[0,99]`)).map(({ pin }) => pin);
const wednesday = { starts_at: '2026-12-02T08:00:00.000Z', ends_at: '2026-12-02T08:15:00.000Z' };
/** The draws that come next; after them any. */
const draws = (...next: readonly string[]) => {
  const drawn = vi.spyOn(pins, 'drawn');
  for (const pin of next) drawn.mockReturnValueOnce(pin);
};

describe('the PIN of a day', () => {
  it('is given once to staff, clients and a file that order all at once, of a hundred PINs', async () => {
    const { store, service, ask } = await aWebOffice(root, 100);
    const lines = Array.from({ length: 10 }, (_, line) => `#${store};#${service};2026-12-01 09:00;2026-12-01 09:15;Host ${line}`);
    const file = importer(central, root, 'orders');
    const { id } = await file.checked(['Pobočka;Činnost;Začátek;Konec;Jméno', ...lines].join('\n'), {
      mapping: ['store_id', 'service_id', 'starts_at', 'ends_at', 'name'],
    });
    let at = 0;
    // Everybody draws the same few in turn, so that nearly each draw has been someone's.
    vi.spyOn(pins, 'drawn').mockImplementation(() => String(Math.floor(at++ / 3) % 100).padStart(6, '0'));
    const replies = await Promise.all([
      ...Array.from({ length: 20 }, () => ask({})),
      ...Array.from({ length: 10 }, (_, one) => orderOf(aPerson(central), service, tuesday.starts_at, { email: `k${one}@posta.test` })),
      file.saved(id).then(() => ({ status: 201 })),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    const given = await pinsAt(store);
    expect([given.length, new Set(given).size]).toEqual([40, 40]);
  });

  it('is another one for an order that is moved while aPerson gets its own there', async () => {
    const { store, made } = await anOffice(root);
    draws('111111');
    const order = await made();
    const taking = sql`
      insert into orders (store_id, service_id, starts_at, ends_at, pin, state, name, consent, channel, language)
      select store_id, service_id, ${wednesday.starts_at}, ${wednesday.ends_at}, pin, state, 'Rychlejší', false, channel, language from orders where id = ${order}`;
    const moved = await overtaken(central, { lock: taking, work: () => root.patch(`/orders/${order}`, 1, wednesday) });
    expect(moved.status).toBe(200);
    expect(await pinOf(order)).not.toBe('111111');
    expect(new Set(await pinsAt(store)).size).toBe(2);
  });

  it('is another one for an order that comes back when aPerson has got its own, and history says so', async () => {
    const { made } = await anOffice(root);
    draws('222222', '222222', '333333');
    const order = await made();
    await root.remove(`/orders/${order}`);
    const other = await made();
    expect(await bulk(root, 'orders', { action: 'restore', ids: [order] })).toMatchObject([{ result: 'done' }]);
    expect([await pinOf(other), await pinOf(order)]).toEqual(['222222', '333333']);
    const { body } = await root.get(`/orders/${order}/history`);
    expect(body).toContainEqual(expect.objectContaining({ action: 'restore', changes: { pin: { before: '222222', after: '333333' } } }));
  });

  it('may be the same at another branch and on another day, also within the hours around midnight in Prague', async () => {
    const [one, other] = [await anOffice(root, null), await anOffice(root, null)];
    draws('444444', '444444', '444444', '444444', '555555');
    const late = { starts_at: '2026-12-01T22:30:00.000Z', ends_at: '2026-12-01T22:45:00.000Z' };
    const early = { starts_at: '2026-12-01T23:30:00.000Z', ends_at: '2026-12-01T23:45:00.000Z' };
    const orders = [await one.made(late), await other.made(late), await one.made(early), await one.made(wednesday)];
    expect(await Promise.all(orders.map(pinOf))).toEqual(['444444', '444444', '444444', '555555']);
  });

  it('that two had before there was a key stays with the one who still comes, and the branch hears of the other', async () => {
    const { store, made } = await anOffice(root);
    const [cancelled, coming, later] = [await made(), await made(), await made()];
    await sql`drop index orders_pin_once`.execute(central.db);
    await sql`update orders set state = 'cancelled' where id = ${cancelled}`.execute(central.db);
    await sql`update orders set pin = '666666' where store_id = ${store}`.execute(central.db);
    await pinsOnce.up(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: central.opened.pool }) }));
    expect(await pinOf(coming)).toBe('666666');
    expect(new Set(await pinsAt(store)).size).toBe(3);
    const { rows } = await sql<{ record_id: number }>`
      select record_id from revisions where resource = 'orders' and fields = array['pin'] and store_id = ${store} order by record_id`.execute(
      central.db,
    );
    expect(rows.map(({ record_id }) => record_id)).toEqual([cancelled, later]);
    const { body } = await root.get(`/orders/${later}/history`);
    expect(body).toContainEqual(expect.objectContaining({ actor_name: 'Pořadník', action: 'edit', version: 2 }));
  });
});
