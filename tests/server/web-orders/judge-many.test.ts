import { beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { resources } from '../../../server/app.ts';
import { judgeOrders } from '../../../server/areas/booking/hooks/judge-orders.ts';
import { deliveryContextOf } from '../../../server/areas/messages/delivery/gateways.ts';
import { entitiesOf } from '../../../server/areas/registry.ts';
import type { Database } from '../../../server/db/database.ts';
import type { Person, WriteContext } from '../../../server/db/rows/write/write-context.ts';
import { needsTransaction } from '../../../server/engine/write/write-row.ts';
import { secretKey } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { superAdministrator } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
let store: number;
beforeAll(async () => {
  store = await aStore(root);
  const intervals = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' }));
  await root.post('/opening-plans', { store_id: store, name: 'Základ', intervals });
  await root.post('/email-blacklist', { pattern: 'posta.test' });
});

function writer(): Person {
  return {
    id: root.id,
    name: 'User',
    role: 'superAdministrator',
    level: 0,
    resources: [],
    limitations: [],
    maxLevelForSharingPrivileges: 1,
  };
}

function writingOver(db: Database): WriteContext {
  const actor = writer();
  const delivery = deliveryContextOf(noGateways, null, () => 80, true);
  return { db, resource: orders, actor, now: central.clock.now(), requestId: 'r', address: '', salt: secretKey, delivery, language: 'cs' };
}

describe('many orders', () => {
  it('are judged by one statement, each by its own e-mail, day and branch', async () => {
    let asked = 0;
    const counting = central.db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const coming = Array.from({ length: 500 }, (_, at) => {
      const day = new Date(Date.parse('2026-12-01T09:00:00Z') + (at % 28) * 86_400_000);
      const ends_at = new Date(day.getTime() + 900_000).toISOString();
      const email = at % 10 === 0 ? `klient${at}@posta.test` : `klient${at}@jinde.test`;
      return { before: null, after: { store_id: store, service_id: 1, starts_at: day.toISOString(), ends_at, email } };
    });
    const refusals = await judgeOrders(writingOver(counting), coming);
    expect(asked).toBe(1);
    const codes = refusals.map((refusal) => refusal?.code);
    expect(codes.slice(0, 6)).toEqual(['email_blocked', undefined, undefined, undefined, 'office_closed', 'office_closed']);
    expect(codes.filter((code) => code === 'email_blocked')).toHaveLength(50);
  });

  it('ask nothing when neither their time nor their e-mail is new', async () => {
    const row = { store_id: store, starts_at: '2026-11-29T01:00:00.000Z', ends_at: '2026-11-29T01:15:00.000Z', email: 'a@posta.test' };
    const unasked = { ...writingOver(central.db), db: Object.create(null) };
    expect(await judgeOrders(unasked, [{ before: row, after: { ...row, note: 'jiná' } }])).toEqual([undefined]);
  });

  it('have a transaction where their client is written to, their time is kept or changed, and otherwise are one statement', () => {
    expect(needsTransaction(entitiesOf(resources), orders, 'create', {})).toBe(false);
    expect(needsTransaction(entitiesOf(resources), orders, 'create', { email: 'a@jinde.test' })).toBe(true);
    expect(needsTransaction(entitiesOf(resources), orders, 'create', { phone: '+420600000000' })).toBe(true);
    expect(needsTransaction(entitiesOf(resources), orders, 'create', { over_capacity_reason: 'Slíbeno' })).toBe(true);
    expect(needsTransaction(entitiesOf(resources), orders, 'edit', { starts_at: '2026-12-01T09:00:00.000Z' })).toBe(true);
    expect(needsTransaction(entitiesOf(resources), orders, 'edit', { note: 'Volala' })).toBe(false);
  });
});
