import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countAllChangedDays, countSomeChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { recount } from '../../../server/areas/statistics/counting/recount.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { retried } from '../../../server/db/transactions.ts';
import { aMigratedDatabase } from '../../support/databases.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';
import { addOrder, addTicket, insertStores, kept, modelled } from '../../support/statistics/sample-rows.ts';

const now = new Date('2026-11-20T12:00:00Z');
const stores = 3;

/** Days around the change of time and around now, midnight among their instants. */
const instants = fc
  .tuple(
    fc.constantFrom('2026-03-28T22:59:59.999Z', '2026-10-24T21:50:00Z', '2026-11-19T22:59:59.500Z', '2026-11-20T09:00:00Z'),
    fc.integer({ min: 0, max: 90_000_000 }),
  )
  .map(([from, later]) => new Date(Date.parse(from) + later).toISOString());
const states = fc.constantFrom('waiting', 'called', 'serving', 'finished', 'missed', 'cancelled', 'transferred');
const store = fc.integer({ min: 1, max: stores });
const place = fc.nat({ max: 40 });
const orNot = (some: fc.Arbitrary<string>) => fc.option(some, { nil: null });

/** What may happen; `place` chooses among the tickets or orders that are there. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('ticket' as const),
      store,
      at: instants,
      state: states,
      order: fc.option(place, { nil: null }),
      called: orNot(instants),
      finished: orNot(instants),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('event' as const), place, state: states, called: orNot(instants), finished: orNot(instants) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), place, at: instants }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      store,
      at: instants,
      state: fc.constantFrom('confirmed', 'served', 'cancelled'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('order moved' as const), place, at: instants }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('order told' as const),
      place,
      state: fc.constantFrom('unconfirmed', 'confirmed', 'arrived', 'served', 'missed', 'cancelled'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('order deleted' as const), place, softly: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const anyOf = (table: 'tickets' | 'orders', at: number) =>
  sql`(select id from ${sql.table(table)} order by id offset ${at} % greatest(1, (select count(*) from ${sql.table(table)})) limit 1)`;

async function take(db: Database, one: Step): Promise<void> {
  if (one.kind === 'ticket') {
    const { rows } = await sql<{ id: number }>`
      select id from orders where store_id = ${one.store} order by id limit 1 offset ${one.order ?? 0} % 5`.execute(db);
    const order_id = one.order === null ? null : (rows[0]?.id ?? null);
    await addTicket(db, {
      store_id: one.store,
      created_at: one.at,
      state: one.state,
      order_id,
      called_at: one.called,
      finished_at: one.finished,
      employee_id: one.store,
    });
  } else if (one.kind === 'event') {
    await sql`update tickets set state = ${one.state}, called_at = ${one.called}, finished_at = ${one.finished} where id = ${anyOf('tickets', one.place)}`.execute(
      db,
    );
  } else if (one.kind === 'move')
    await sql`update tickets set created_at = ${one.at} where id = ${anyOf('tickets', one.place)}`.execute(db);
  else if (one.kind === 'delete') await sql`delete from tickets where id = ${anyOf('tickets', one.place)}`.execute(db);
  else if (one.kind === 'order') await addOrder(db, { store_id: one.store, starts_at: one.at, state: one.state });
  else if (one.kind === 'order moved') {
    await sql`update orders set starts_at = ${one.at}, ends_at = ${one.at}::timestamptz + interval '1 hour' where id = ${anyOf('orders', one.place)}`.execute(
      db,
    );
  } else if (one.kind === 'order told')
    await sql`update orders set state = ${one.state} where id = ${anyOf('orders', one.place)}`.execute(db);
  else if (one.softly) await sql`update orders set deleted_at = now() where id = ${anyOf('orders', one.place)}`.execute(db);
  else await sql`delete from orders where id = ${anyOf('orders', one.place)}`.execute(db);
}

describe('roll-ups', () => {
  let opened: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    opened = await aMigratedDatabase();
    db = queriesOver(opened);
    await insertStores(db, stores);
  });
  afterAll(() => opened.close());

  it('are what a full recount says, whatever comes at once, late and in whichever order', async () => {
    const writers = fc.array(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(writers, async (all) => {
        const writing = new AbortController();
        // Several branches write, each in transactions of its own, and two servers count meanwhile.
        const write = async (transactions: readonly (readonly Step[])[]) => {
          for (const steps of transactions) {
            // Two that change the same tickets in another order may stop each other, as batches of one store never do.
            await retried(() =>
              db.transaction().execute(async (transaction) => {
                for (const one of steps) await take(transaction, one);
              }),
            );
          }
        };
        const drain = async () => {
          while (!writing.signal.aborted) {
            await countSomeChangedDays(db, now, { most: 2 });
            await new Promise(setImmediate);
          }
        };
        const drainers = [drain(), drain()];
        await Promise.all(all.map(write)).finally(() => writing.abort());
        await Promise.all(drainers);
        await countAllChangedDays(db, now);
        expect(await kept(db)).toEqual(await modelled(db));
        expect((await recount(db, now)).differences).toEqual([]);
      }),
      // Reported as it was found: smaller cases of what comes at once are other cases, and cost minutes.
      propertyRuns(120, { endOnFailure: true }),
    );
  }, 900_000);
});
