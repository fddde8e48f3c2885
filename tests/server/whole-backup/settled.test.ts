import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { deliverNext } from '../../../server/areas/messages/delivery/deliver.ts';
import { queueMessage } from '../../../server/areas/messages/queue-message.ts';
import { anotherServer, type Central, openCentral } from '../../support/central.ts';
import { anEmptyDatabase } from '../../support/databases.ts';
import { deliveryOf } from '../../support/mail-server.ts';
import { type Client, clientOf, signedIn, signIn, textAt } from '../../support/people.ts';
import { anEmptyPlace, backupOf, restoredAt, restoreTo } from '../../support/whole-backup/backups.ts';

const letter = { channel: 'email', recipient: 'jana@mesto.test', subject: 'Připomínka', body: 'Zítra v 9', hasGateway: true } as const;

let source: Central;
let admin: Client;
let folder: string;
let central: Central;
beforeAll(async () => {
  source = await openCentral();
  const { db, clock } = source;
  admin = await signedIn(source, { role: 'superAdministrator', level: 0 });
  await queueMessage(db, { ...letter, now: clock.now() });
  await queueMessage(db, { ...letter, subject: 'Druhá', now: clock.now() });
  const now = clock.now();
  const later = new Date(now.getTime() + 7 * 86_400_000);
  await sql`insert into idempotency_keys (user_id, operation, key, fingerprint, status, body, headers, expires_at)
    values (${admin.id}, 'regions.create', 'k', 'f', 201, '{}', '{}', ${later})`.execute(db);
  for (const state of ['waiting', 'running', 'done'] as const) {
    await sql`insert into tasks (kind, owner_id, state, input, address, request_id, created_at)
      values ('import', ${admin.id}, ${state}, '{}', '127.0.0.1', 'r', ${now})`.execute(db);
  }
  for (const purpose of ['lost_password', 'invitation']) {
    await sql`insert into one_time_links (digest, purpose, user_id, created_at, expires_at)
      values (${purpose}, ${purpose}, ${admin.id}, ${now}, ${later})`.execute(db);
  }
  folder = mkdtempSync(join(tmpdir(), 'poradnik-settled-'));
  const file = await backupOf(source.opened, { file: join(folder, 'backup') });
  const place = await anEmptyDatabase();
  await restoreTo(place, file);
  source.clock.moveTo(new Date(restoredAt.getTime() + 60_000).toISOString());
  central = await anotherServer({ ...source, opened: place });
});
afterAll(async () => {
  await central.close();
  await central.opened.close();
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The administrator, signed in since the restore. */
async function signedInAnew(): Promise<Client> {
  const { body } = await signIn(central, admin.email);
  return clientOf(central, admin, textAt(body, 'tokens', 'access_token'), textAt(body, 'tokens', 'refresh_token'));
}
/** Subjects of all that goes out now. */
async function sent(): Promise<readonly string[]> {
  const { db, clock } = central;
  const subjects: string[] = [];
  const email = async ({ subject }: { readonly subject: string | null }) => void subjects.push(subject ?? '');
  while (await deliverNext(deliveryOf({ db, clock }, { ...noGateways, email })));
  return subjects;
}

describe('after a restore', () => {
  it('everybody signs in anew, and a link to a new password that was on its way does not hold', async () => {
    const before = clientOf(central, admin, admin.token, admin.refreshToken);
    expect((await before.get('/me')).status).toBe(401);
    expect((await (await signedInAnew()).get('/me')).status).toBe(200);
    const { rows } = await sql`select purpose from one_time_links where used_at is null`.execute(central.db);
    expect(rows).toEqual([{ purpose: 'invitation' }]);
  });

  it('work that was under way has failed and can be tried again, and no answer is repeated', async () => {
    const { rows } = await sql`select state, error, runner from tasks order by id`.execute(central.db);
    const interrupted = { state: 'failed', error: 'task_interrupted', runner: null };
    expect(rows).toEqual([interrupted, interrupted, { state: 'done', error: null, runner: null }]);
    expect((await sql`select from idempotency_keys`.execute(central.db)).rows).toEqual([]);
    expect((await (await signedInAnew()).post('/tasks/1/retry', {})).status).toBe(200);
  });

  it('what waited in the outbox is held until a super administrator lets it go, and new messages are not', async () => {
    const client = await signedInAnew();
    await queueMessage(central.db, { ...letter, subject: 'Nová', now: central.clock.now() });
    expect(await sent()).toEqual(['Nová']);
    expect((await client.get('/held-messages')).body).toEqual({ count: 2, restored_at: restoredAt.toISOString() });
    expect((await client.post('/held-messages/release', {})).body).toMatchObject({ count: 0 });
    expect(await sent()).toEqual(['Připomínka', 'Druhá']);
    const { rows } = await sql`select actor_id, changes from audit_log where resource = 'outbox' and changes ? 'held'`.execute(central.db);
    expect(rows).toEqual([{ actor_id: admin.id, changes: { held: { before: true, after: false } } }]);
  });

  it('what was held can be kept for good, once', async () => {
    await sql`delete from outbox`.execute(central.db);
    const waiting = { ...letter, now: restoredAt };
    for (const subject of ['Připomínka', 'Druhá']) await queueMessage(central.db, { ...waiting, subject });
    await sql`update installation set messages_held_until = ${restoredAt}`.execute(central.db);
    const client = await signedInAnew();
    for (const _ of [1, 2]) expect((await client.post('/held-messages/discard', {})).body).toMatchObject({ count: 0 });
    expect(await sent()).toEqual([]);
    expect((await sql`select state from outbox`.execute(central.db)).rows).toEqual([{ state: 'kept' }, { state: 'kept' }]);
    expect((await sql`select from audit_log where resource = 'outbox' and changes ? 'state'`.execute(central.db)).rows).toHaveLength(1);
    expect((await (await signedIn(central)).get('/held-messages')).status).toBe(403);
  });

  it('the installation is another incarnation, each time, and the audit says so', async () => {
    const incarnationOf = async ({ db }: Pick<Central, 'db'>) => {
      const { rows } = await sql<{ incarnation: number; id: string }>`select incarnation, id from installation`.execute(db);
      return rows[0];
    };
    const [before, after] = [await incarnationOf(source), await incarnationOf(central)];
    expect(after).toEqual({ id: before?.id, incarnation: restoredAt.getTime() / 1000 });
    const again = await anEmptyPlace();
    await restoreTo(again, await backupOf(central.opened));
    const { rows } = await again.pool.query(
      `select (select incarnation from installation) as incarnation, changes from audit_log where resource = 'installation' order by id`,
    );
    const next = restoredAt.getTime() / 1000 + 1;
    expect(rows.map(({ changes }) => changes.incarnation.after)).toEqual([next - 1, next]);
    expect(rows[0].incarnation).toBe(next);
  });
});
