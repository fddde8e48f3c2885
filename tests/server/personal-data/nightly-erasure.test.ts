import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ErasingTools, eraseBatch } from '../../../server/areas/personal-data/nightly-erasure.ts';
import { aBookedOffice } from '../../support/booked-office.ts';
import type { Central } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { tuesday } from '../../support/office.ts';
import { type Client, numberAt, superAdministrator, textAt, valueAt } from '../../support/people.ts';

const central = await centralOfFile();
let root: Client;
beforeEach(async () => {
  root = await superAdministrator(central);
});

const dayMs = 86_400_000;
const person = { name: 'Ludmila Vymazaná', email: 'ludmila@posta.test', phone: '+420601222333', note: 'Přijde s Karlem Vymazaným' };
const delivery = { hasGateway: { email: false, sms: false }, linkOrigin: () => 'http://localhost', hasBookingPage: true };

function tools(): ErasingTools {
  return { db: central.db, salt: 'salt', delivery };
}

/** Erases what is due so many days after the appointment; answers with how many batches it took. */
async function eraseAfter(days: number, night: string): Promise<number> {
  const now = new Date(Date.parse(tuesday.ends_at) + days * dayMs);
  let batches = 1;
  while (await eraseBatch(tools(), night, now)) batches += 1;
  return batches;
}

async function anOrder(values: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const { store, service } = await aBookedOffice(root, 3);
  const made = await root.post('/orders', { store_id: store, service_id: service, ...tuesday, ...person, ...values });
  return numberAt(made.body, 'id');
}

/** Everything that the database says of the person, as one text. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select concat((select string_agg(o::text, ' ') from orders o), (select string_agg(h::text, ' ') from history h),
      (select string_agg(m::text, ' ') from outbox m), (select string_agg(a::text, ' ') from audit_log a)) as all`.execute(central.db);
  return rows[0]?.all ?? '';
}

async function countsByDay(): Promise<unknown> {
  const { rows } = await sql`
    select store_id, service_id, starts_at::date::text as day, state, channel, count(*)::int from orders group by 1, 2, 3, 4, 5 order by 1, 2, 3`.execute(
    central.db,
  );
  return rows;
}

describe('the nightly erasing', () => {
  it('takes a person out of orders, history and the trash, and leaves every count as it was', async () => {
    const [kept, deleted] = [await anOrder(), await anOrder()];
    await root.patch(`/orders/${kept}`, 1, { note: 'Volala Vymazaná znovu' });
    expect((await root.remove(`/orders/${deleted}`)).status).toBeLessThan(300);
    const before = await countsByDay();
    await eraseAfter(6, '2026-12-07');
    expect(textAt((await root.get(`/orders/${kept}`)).body, 'name')).toBe(person.name);
    await eraseAfter(8, '2026-12-09');
    expect(await countsByDay()).toEqual(before);
    const { rows } = await sql`select name, email, phone, note, erased_at is not null as erased from orders`.execute(central.db);
    expect(rows).toEqual([1, 2].map(() => ({ name: '', email: null, phone: null, note: null, erased: true })));
    const history = await sql<{ keys: string[] }>`
      select array(select jsonb_object_keys(changes)) as keys from history where resource = 'orders'`.execute(central.db);
    expect(history.rows.flatMap(({ keys }) => keys)).not.toEqual(expect.arrayContaining(['name']));
    expect(history.rows.flatMap(({ keys }) => keys)).toContain('starts_at');
  });

  it('erases what messages said and to whom, and nothing of it is left anywhere', async () => {
    await sql`
      insert into outbox (created_at, channel, recipient, subject, body, formatted, state)
      values (${tuesday.starts_at}, 'email', ${person.email}, 'Vymazaná: potvrzení', 'Dobrý den, paní Vymazaná', false, 'kept')`.execute(
      central.db,
    );
    await eraseAfter(29, '2026-12-31');
    expect(await everything()).toMatch(/Vymazan/u);
    await eraseAfter(40, '2027-01-10');
    expect(await everything()).not.toMatch(/Vymazan|ludmila@|601222333/u);
    const { rows } = await sql`select state, recipient, erased_at is not null as erased from outbox`.execute(central.db);
    expect(rows).toEqual([{ state: 'kept', recipient: '', erased: true }]);
  });

  it('does nothing the second time, and says once in the audit what it did', async () => {
    const order = await anOrder({ starts_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-01T08:15:00.000Z' });
    await eraseAfter(8, '2026-12-20');
    const version = valueAt((await root.get(`/orders/${order}`)).body, 'version');
    expect(await eraseAfter(8, '2026-12-20')).toBe(1);
    await eraseAfter(9, '2026-12-21');
    expect(valueAt((await root.get(`/orders/${order}`)).body, 'version')).toBe(version);
    const { rows } = await sql`
      select e.night::text, a.changes from audit_log a join erasures e on e.id = a.record_id
      where a.action = 'personal_data_erased' and e.night between '2026-12-20' and '2026-12-21'`.execute(central.db);
    expect(rows).toEqual([{ night: '2026-12-20', changes: expect.objectContaining({ orders: 1 }) }]);
  });

  it('leaves a batch to one server, and goes on after one that was killed', async () => {
    await anOrder();
    const now = new Date(Date.parse(tuesday.ends_at) + 8 * dayMs);
    const killed = central.db.transaction().execute(async (db) => {
      await eraseBatch({ ...tools(), db: withoutTransaction(db) }, '2026-12-25', now);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await everything()).toMatch(/Vymazan/u);
    await eraseAfter(8, '2026-12-25');
    const { rows } = await sql`select counts->'orders' as orders from erasures where night = '2026-12-25'`.execute(central.db);
    expect(rows).toEqual([{ orders: 1 }]);
  });
});

/** The transaction that is under way, where a new one would be begun. */
function withoutTransaction(db: Central['db']): Central['db'] {
  return new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'transaction'
        ? () => ({ execute: (work: (within: Central['db']) => unknown) => work(target) })
        : Reflect.get(target, name, receiver),
  });
}
