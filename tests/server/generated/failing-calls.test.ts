import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkForFirstAdministrator } from '../../../server/areas/accounts/administrators/first-administrator.ts';
import { type Central, goodPassword, openCentral, type Reply, secretKey, send } from '../../support/central.ts';
import { type FailingCalls, type Failure, failingCalls, failures, secretWords } from '../../support/failing-calls.ts';
import type { At } from '../../support/failing-writes/write.ts';
import { writes } from '../../support/failing-writes/writes.ts';
import { changedTables, digests } from '../../support/fingerprint.ts';
import { aWorld, rowsOf } from '../../support/made/world.ts';
import { type Client, superAdministrator, valueAt } from '../../support/people.ts';
import { sampled, type Traits } from '../../support/sampling/sample.ts';

/** All entities take one way to the database: its connection breaks for those that do most on it. */
function failuresOf(title: string): readonly Failure[] {
  return /^(?:create|edit|delete) (?!playlists|users|orders|web-order)/u.test(title) ? ['refused'] : failures;
}

/** A title begins with what is done, and ends with the entity that it is done to. */
function traitsOf({ title }: Pick<(typeof writes)[number], 'title'>): Traits {
  const [rule = '', ...others] = title.split(' ');
  return { entity: others.at(-1) ?? title, rule };
}

const json = { 'content-type': 'application/json' };

describe('a write whose n-th call of the database fails', () => {
  let at: At;
  let calls: FailingCalls;
  beforeAll(async () => {
    const central = await openCentral();
    calls = failingCalls(central.opened.pool);
    const root = await superAdministrator(central);
    const world = await aWorld(central, root, 1);
    at = { central, root, world, stores: rowsOf(world, 'stores').map(({ id }) => id) };
  });
  afterAll(() => at.central.close());

  it.each(sampled(writes, traitsOf))('is done whole or not at all: $title', { timeout: 300_000 }, async ({ title, write, keeps }) => {
    for (const failure of failuresOf(title))
      await failEachCall({ central: at.central, calls, failure, keeps }, () =>
        write(at).then(({ request, status }) => ({ status, request: as(at.root, request) })),
      );
  });

  it('is done whole or not at all: the first super administrator', async () => {
    const central = await openCentral();
    const own = failingCalls(central.opened.pool);
    const secret = await linkForFirstAdministrator(central, secretKey);
    const payload = { email: 'prvni@mesto.test', name: 'První', password: goodPassword };
    const request = { method: 'POST', url: `/central/auth/lost-password/${secret}`, payload } as const;
    await failEachCall({ central, calls: own, failure: 'refused' }, async () => ({ request, status: 204 }));
    await central.close();
  });
});

function as({ token }: Client, request: InjectOptions): InjectOptions {
  return { ...request, headers: { authorization: `Bearer ${token}`, ...json, ...request.headers } };
}

/** Fails the first call, then the second, until the write needs no more of them and goes through. */
async function failEachCall({ central, calls, failure, keeps }: Failing, prepare: Prepare): Promise<void> {
  let [prepared, half] = [await prepare(), new Set<string>()];
  let before = await digests(central.db);
  for (let call = 1; call < 60; call += 1) {
    calls.arm(call, failure);
    const reply = await send(central, prepared.request);
    const happened = calls.disarm();
    const changed = changedTables(before, await digests(central.db));
    if (!happened) {
      expect(reply.status, JSON.stringify(reply.body)).toBe(prepared.status);
      expect(call).toBeGreaterThan(1);
      // With its answer lost a write may have been done all the same; then it is all there.
      expect([...half]).toEqual(half.size === 0 ? [] : [changed.join()]);
      return;
    }
    isCleanFault(reply, failure === 'refused' ? 500 : 503);
    if (changed.every((table) => table === keeps)) {
      if (changed.length === 0) continue;
      // What stays is not to add up for the same person.
      prepared = await prepare();
      before = await digests(central.db);
      continue;
    }
    expect([failure, changed], `call ${call}`).toEqual(['cut after', changed]);
    half = new Set([...half, changed.join()]);
    prepared = await prepare();
    before = await digests(central.db);
  }
  throw new Error('it never went through');
}
type Failing = {
  readonly central: Central;
  readonly calls: FailingCalls;
  readonly failure: Failure;
  /** A table that may change although the write failed. */
  readonly keeps?: string | undefined;
};
type Prepare = () => Promise<{ readonly request: InjectOptions; readonly status: number }>;

/** Says that it failed and how to report it, and nothing of the database. */
function isCleanFault({ status, body, headers }: Reply, expected: number): void {
  const text = JSON.stringify(body);
  expect(status, text).toBe(expected);
  expect(Object.keys(Object(body))).toEqual(['err', 'message', 'reference']);
  expect(valueAt(body, 'reference')).toBe(headers['x-request-id']);
  expect(text).not.toContain(secretWords);
}
