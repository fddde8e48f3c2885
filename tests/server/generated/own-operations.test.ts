import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areas } from '../../../contract/basics/access.ts';
import { type Central, openCentral, send } from '../../support/central.ts';
import { readLive } from '../../support/live-reader.ts';
import { aUser, signedIn } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';
import { isBound, isSuper } from '../../support/rights/model.ts';
import type { Owned, OwnRow } from '../../support/rights/own-row.ts';
import { ownRows } from '../../support/rights/own-rows.ts';
import { type KnownSubject, known, type Subject } from '../../support/rights/subjects.ts';
import { sampled, type Traits } from '../../support/sampling/sample.ts';

const operator = { session: 'passed', role: 'operator', level: 20, resources: [], limitations: [] } as const;
const superAdministrator = { ...operator, role: 'superAdministrator', level: 0 } as const;
const actorsOf = (storeId: number): readonly Subject[] => [
  { ...operator, title: 'an operator of a store', resources: ['store'], limitations: [storeId] },
  { ...operator, title: 'an operator of a store without the area', limitations: [storeId] },
  { ...operator, title: 'nobody', session: 'none' },
  { ...operator, title: 'a false token', session: 'false' },
  { ...superAdministrator, title: 'who owes the first password', session: 'first_time' },
  { ...superAdministrator, title: 'who owes the second factor', session: 'second_factor' },
  { ...superAdministrator, title: 'whose password has expired', session: 'expired' },
  { ...operator, title: 'an operator without areas' },
  { ...operator, title: 'an administrator', role: 'administrator', level: 10, resources: areas },
  { ...superAdministrator, title: 'a super administrator' },
];

describe('who may what beyond the entities', () => {
  let central: Central;
  let subjects: readonly KnownSubject[];
  let stores: Readonly<Record<'own' | 'foreign', number>>;
  beforeAll(async () => {
    central = await openCentral();
    const root = await signedIn(central, { role: 'superAdministrator', level: 0 });
    stores = { own: await aStore(root), foreign: await aStore(root) };
    subjects = await Promise.all(actorsOf(stores.own).map((actor) => known(central, actor)));
  });
  // Signing out is one of the operations, and ends the session that asks.
  beforeEach(async () => {
    await sql`update sessions set ended_at = null where user_id = any(${subjects.map(({ id }) => id)}::int[])`.execute(central.db);
  });
  afterAll(() => central.close());

  it.each(sampled(Object.entries(ownRows), traitsOf))('%s', async (_, row) => {
    const wrong: string[] = [];
    for (const subject of subjects) {
      for (const place of row.foreign === undefined && row.ofStore === undefined ? (['own'] as const) : (['own', 'foreign'] as const)) {
        const { id: other } = await aUser(central);
        const owned = await ownedBy(place === 'own' && subject.id > 0 ? subject.id : other, stores[place]);
        const expected = expectedOf(subject, row, place);
        const status = await statusFor(subject, row, owned);
        if (status !== expected) wrong.push(`${subject.title}, ${place}: ${status} instead of ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  async function statusFor({ authorization }: KnownSubject, row: OwnRow, owned: Owned): Promise<number> {
    if (row.streams === true) {
      const reader = await readLive(central, authorization?.replace('Bearer ', '') ?? '');
      reader.leave();
      return reader.status;
    }
    const request = row.request(owned);
    return (await send(central, { ...request, headers: { ...request.headers, ...(authorization === null ? {} : { authorization }) } }))
      .status;
  }

  async function ownedBy(userId: number, storeId: number): Promise<Owned> {
    const now = central.clock.now();
    const sessionId = randomUUID();
    await sql`insert into sessions (id, user_id, address, started_at, last_active_at)
      values (${sessionId}, ${userId}, '127.0.0.1', ${now}, ${now})`.execute(central.db);
    const task = async (state: 'waiting' | 'failed'): Promise<number> => {
      const { rows } = await sql<{ id: number }>`insert into tasks (kind, owner_id, state, input, address, request_id, created_at)
        values ('import', ${userId}, ${state}, '{}', '127.0.0.1', 'r', ${now}) returning id`.execute(central.db);
      return Number(rows[0]?.id);
    };
    // One person may keep so many, and every row of the matrix makes some.
    await sql`delete from views where owner_id = ${userId}`.execute(central.db);
    const view = async (name: string, shared: boolean, deletedAt: Date | null): Promise<number> => {
      const { rows } = await sql<{
        id: number;
      }>`insert into views (owner_id, resource, name, shared, state, created_at, updated_at, deleted_at)
        values (${userId}, 'help-topics', ${`${name} ${sessionId}`}, ${shared}, '{"filter":{},"sort":[],"columns":[],"page_size":25}',
          ${now}, ${now}, ${deletedAt}) returning id`.execute(central.db);
      return Number(rows[0]?.id);
    };
    return {
      userId,
      sessionId,
      waitingTask: await task('waiting'),
      failedTask: await task('failed'),
      privateView: await view('own', false, null),
      sharedView: await view('shared', true, null),
      deletedView: await view('deleted', true, now),
      storeId,
    };
  }
});

function traitsOf([id, row]: readonly [string, OwnRow]): Traits {
  const [subject = ''] = id.split('.');
  const rule =
    ['isPublic', 'ofStore', 'ofStores', 'ofNoStore', 'ofSuper', 'foreign', 'alsoFor'].find((name) => Object.hasOwn(row, name)) ?? 'own';
  return { entity: subject, rule };
}

function expectedOf(subject: Subject, row: OwnRow, place: 'own' | 'foreign'): number {
  const { session } = subject;
  const answer = place === 'foreign' && row.foreign !== undefined ? row.foreign(subject) : row.own;
  if (row.isPublic === true) return answer;
  if (session === 'none' || session === 'false') return 401;
  if (session !== 'passed' && row.alsoFor?.includes(session) !== true) return 403;
  if (row.ofSuper === true && !isSuper(subject)) return 403;
  const needed = row.ofStore ?? row.ofStores ?? row.ofNoStore ?? [];
  if (!needed.every((area) => isSuper(subject) || subject.resources.includes(area))) return 403;
  if (row.ofNoStore !== undefined && isBound(subject)) return 403;
  if (row.ofStore !== undefined && place === 'foreign' && isBound(subject)) return 404;
  return answer;
}
