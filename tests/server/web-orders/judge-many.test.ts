import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { resources } from '../../../server/app.ts';
import type { Database } from '../../../server/db/database.ts';
import type { Person, Writing } from '../../../server/db/rows/write/writing.ts';
import { judgeRecords } from '../../../server/imports/judge/judge-records.ts';
import type { Judging } from '../../../server/imports/judge/judging.ts';
import { readLookup } from '../../../server/imports/judge/lookups.ts';
import { tableOf } from '../../../server/imports/judge/table.ts';
import { judgeOrders } from '../../../server/resources/entities/web-orders/judge-orders.ts';
import { needsTransaction } from '../../../server/resources/write-row.ts';
import { outwardOf } from '../../../server/work/messages/outward.ts';
import { type Central, openCentral, secretKey } from '../../support/central.ts';
import { resourceOf } from '../../support/made/world.ts';
import { type Client, superAdministrator } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';

const { importWith: _importWith, ...declared } = resourceOf('orders');
const orders = { ...declared, importBy: 'note' };
const find = (name: string) => resources.find((resource) => resource.name === name);

let central: Central;
let root: Client;
let store: number;
beforeAll(async () => {
  central = await openCentral();
  root = await superAdministrator(central);
  store = await aStore(root);
  await aService(root, store, { name: 'Průkazy' });
  const intervals = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' }));
  await root.post('/opening-plans', { store_id: store, name: 'Základ', intervals });
  await root.post('/email-blacklist', { pattern: 'posta.test' });
});
afterAll(() => central.close());

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

function writingOver(db: Database): Writing {
  const actor = writer();
  const outward = outwardOf(noGateways, null, () => 80, true);
  return { db, resource: orders, actor, now: central.clock.now(), requestId: 'r', address: '', salt: secretKey, outward, language: 'cs' };
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
      return { before: null, after: { store_id: store, starts_at: day.toISOString(), ends_at, email } };
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

  it('of a file are wrong where a form would be refused, before anything is stored', async () => {
    const file = { mapping: ['note', 'name', 'service_id', 'starts_at', 'ends_at', 'email'], store_id: store };
    const lookups = new Map([['services', await readLookup(central.db, resourceOf('services'), writer())]]);
    const judging: Judging = {
      writing: writingOver(central.db),
      entities: { all: resources, find },
      table: tableOf(orders, file),
      lookups,
      seen: new Map(),
      locks: false,
    };
    const cells = (note: string, day: string, time: string, email: string) => [
      note,
      'Jana',
      'Průkazy',
      `${day} ${time}:00`,
      `${day} ${time}:15`,
      email,
    ];
    const judged = await judgeRecords(judging, [
      { line: 2, cells: cells('a', '1.12.2026', '9', '') },
      { line: 3, cells: cells('b', '29.11.2026', '9', '') },
      { line: 4, cells: cells('c', '1.12.2026', '9', 'kdo@posta.test') },
      { line: 5, cells: cells('d', '1.12.2026', '18', '') },
    ]);
    expect(judged.map((row) => (row.state === 'wrong' ? row.faults : row.state))).toEqual([
      'new',
      [expect.objectContaining({ at: 'starts_at', refusal: 'office_closed' })],
      [expect.objectContaining({ at: 'email', refusal: 'email_blocked' })],
      [expect.objectContaining({ at: 'starts_at', refusal: 'outside_opening_hours' })],
    ]);
  });

  it('have a transaction where they take places, and are edited otherwise in one statement', () => {
    expect(needsTransaction(orders, 'create', {})).toBe(true);
    expect(needsTransaction(orders, 'edit', { starts_at: '2026-12-01T09:00:00.000Z' })).toBe(true);
    expect(needsTransaction(orders, 'edit', { note: 'Volala' })).toBe(false);
  });
});
