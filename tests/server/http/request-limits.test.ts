import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  limitRequests,
  pruneRequestCounts,
  type RequestLimits,
  usualLimits,
} from '../../../server/areas/accounts/sign-in-attempts/request-limits.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { ampleStorage } from '../../../server/engine/files/storage.ts';
import { anotherServer, type Central } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aPersonAt } from '../../support/public-booking.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const tooMany = { code: 'too_many_requests' };
const few = (limit: number): RequestLimits => ({ reads: limit, changes: limit, pictures: limit, orders: limit });

const central = await centralOfFile();
beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await sql`truncate request_counts`.execute(central.db);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server of its own over the one database. */
function aServer(limits: RequestLimits, storage = ampleStorage) {
  return limitRequests({ db: queriesOver(central.opened), storage }, limits);
}

async function served(calls: readonly Promise<void>[]): Promise<number> {
  return (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;
}

async function pointsOf(key: string): Promise<number | undefined> {
  const { rows } = await sql<{ points: number }>`select points from request_counts where key = ${key}`.execute(central.db);
  return rows[0]?.points;
}

describe('a place on the network', () => {
  it('orders so many times in an hour and no more, whatever it reads, and another address is not concerned', async () => {
    const count = aServer({ ...few(100), orders: 2 });
    await count('orders', '10.0.0.1');
    await count('orders', '10.0.0.1');
    await expect(count('orders', '10.0.0.1')).rejects.toMatchObject(tooMany);
    await count('reads', '10.0.0.1');
    await count('orders', '10.0.0.2');
  });

  it('is all addresses of one subscriber of IPv6', async () => {
    const count = aServer(few(2));
    for (const host of ['::1', '::2']) await count('reads', `2001:db8:0:1${host}`);
    await expect(count('reads', '2001:db8:0:1::3')).rejects.toMatchObject(tooMany);
    await count('reads', '2001:db8:0:2::1');
  });

  it('is served again once the minute of its first request is over', async () => {
    const count = aServer(usualLimits);
    expect(await served(Array.from({ length: 1000 }, () => count('reads', '10.0.0.1')))).toBe(usualLimits.reads);
    vi.setSystemTime(now.getTime() + 20_000);
    await expect(count('reads', '10.0.0.1')).rejects.toMatchObject({ options: { details: { seconds: 40 } } });
    vi.setSystemTime(now.getTime() + 60_000);
    await count('reads', '10.0.0.1');
  });

  it('reaches the database no more than the limit allows, however many requests come at once', async () => {
    const count = aServer(few(5));
    await served(Array.from({ length: 1000 }, () => count('reads', '10.0.0.1')));
    await served(Array.from({ length: 1000 }, () => count('reads', '10.0.0.1')));
    expect(await pointsOf('reads:10.0.0.1')).toBe(5);
  });
});

describe('servers over one database', () => {
  it('share the limit, to the request', async () => {
    const servers = [aServer(few(20)), aServer(few(20))];
    const calls = servers.flatMap((count) => Array.from({ length: 20 }, () => count('reads', '10.0.0.1')));
    expect(await served(calls)).toBe(20);
  });

  it('count the requests of the booking page together, and a restart remembers them', async () => {
    const other = await anotherServer(central);
    const asked = async (server: Central) => (await aPersonAt(server, '10.9.9.9').post('/holds', {})).status;
    for (let turn = 0; turn < usualLimits.changes; turn += 2) {
      expect([await asked(central), await asked(other)]).toEqual([422, 422]);
    }
    expect([await asked(central), await asked(other)]).toEqual([429, 429]);
    await other.close();
    const restarted = await anotherServer(central);
    expect(await asked(restarted)).toBe(429);
    await restarted.close();
  });
});

describe('while the database takes no counts', () => {
  it('requests are served within the limit of each server, and counted together again when it does', async () => {
    const count = aServer(few(3));
    await sql`alter table request_counts rename to away`.execute(central.db);
    await count('reads', '10.0.0.1');
    await sql`alter table away rename to request_counts`.execute(central.db);
    await count('reads', '10.0.0.1');
    expect(await pointsOf('reads:10.0.0.1')).toBeUndefined();
    vi.setSystemTime(now.getTime() + 3_000);
    await count('reads', '10.0.0.1');
    expect(await pointsOf('reads:10.0.0.1')).toBe(1);
    await expect(count('reads', '10.0.0.1')).rejects.toMatchObject(tooMany);
  });

  it('the disk that is full is reported, and nothing is written while nothing may be', async () => {
    const noted: unknown[] = [];
    const note = (error: unknown) => noted.push(error);
    await sql`alter table request_counts rename to away`.execute(central.db);
    await aServer(few(3), { ...ampleStorage, note })('reads', '10.0.0.1');
    await sql`alter table away rename to request_counts`.execute(central.db);
    expect(noted).toEqual([expect.objectContaining({ code: '42P01' })]);
    const count = aServer(few(1), { ...ampleStorage, mayWrite: () => false });
    await count('reads', '10.0.0.1');
    await expect(count('reads', '10.0.0.1')).rejects.toMatchObject(tooMany);
    expect(await pointsOf('reads:10.0.0.1')).toBeUndefined();
  });
});

it('counts whose time is over are removed', async () => {
  const count = aServer(few(3));
  await count('reads', '10.0.0.1');
  await count('orders', '10.0.0.1');
  await pruneRequestCounts(central.db, new Date(now.getTime() + 60_001));
  expect([await pointsOf('reads:10.0.0.1'), await pointsOf('orders:10.0.0.1')]).toEqual([undefined, 1]);
});
