import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queueMessage } from '../../../server/areas/messages/queue-message.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { type Client, numberAt, signedIn, superAdministrator } from '../../support/people.ts';

const requestBackup = vi.fn<() => void>();
let central: Central;
let root: Client;
beforeAll(async () => {
  const folder = tmpdir();
  const startedAt = new Date('2026-11-19T08:00:00.000Z');
  central = await openCentral({
    system: { kind: 'embedded', dataFolder: folder, startedAt, backups: { folder, isEncrypted: true, requestBackup } },
  });
  root = await superAdministrator(central);
});
beforeEach(async () => {
  requestBackup.mockClear();
  await sql`delete from whole_backups`.execute(central.db);
  await sql`delete from outbox`.execute(central.db);
  await sql`delete from tasks`.execute(central.db);
});
afterAll(() => central.close());

/** The central of the tests sends nothing. */
const noGateway = { code: 'email_gateway_missing', since: null, count: null };
const systemStatus = async () => (await root.get('/system')).body;
const ago = (hours: number): Date => new Date(central.clock.now().getTime() - hours * 3_600_000);

it('tells the version, the database, the disk and that nothing is wrong but that e-mails have no way out', async () => {
  expect(await systemStatus()).toMatchObject({
    warnings: [noGateway],
    version: expect.stringMatching(/^\d+\.\d+\.\d+/u),
    started_at: '2026-11-19T08:00:00.000Z',
    database: { kind: 'embedded', version: expect.stringMatching(/^1[5-9]/u), bytes: expect.any(Number) },
    disk: { state: 'ample', free_bytes: expect.any(Number) },
    backups: { encrypted: true, next_at: '2026-11-21T00:00:00.000Z', last_good: null, latest: [] },
    jobs: { waiting: 0, running: 0, failed_last_day: 0, waiting_since: null },
    messages: { waiting: 0, held: 0, unsent: ['email', 'sms'] },
  });
});

it('a super administrator starts a backup of everything, once at a time, and the audit knows', async () => {
  const asked = await root.post('/system/backups', {});
  expect(asked).toMatchObject({ status: 201, body: { night: null, started_at: null, error: null } });
  expect(requestBackup).toHaveBeenCalledTimes(1);
  expect(await root.post('/system/backups', {})).toMatchObject({ status: 409, body: { err: 'whole_backup_underway' } });
  expect(requestBackup).toHaveBeenCalledTimes(1);
  expect(await systemStatus()).toMatchObject({ backups: { latest: [{ night: null, finished_at: null }] } });
  const { rows } = await sql`select count(*)::int as count from audit_log where action = 'whole_backup_asked'`.execute(central.db);
  expect(rows).toEqual([{ count: 1 }]);
});

it('a backup that is being made is a job that runs; one that waits, ended, or died with its server is none', async () => {
  const running = async () => numberAt(await systemStatus(), 'jobs', 'running');
  const now = central.clock.now();
  await sql`insert into whole_backups (asked_at) values (${now})`.execute(central.db);
  expect(await running()).toBe(0);
  await sql`update whole_backups set started_at = ${now}, seen_at = ${now}`.execute(central.db);
  expect(await running()).toBe(1);
  await sql`update whole_backups set seen_at = ${ago(1)}`.execute(central.db);
  expect(await running()).toBe(0);
  await sql`update whole_backups set seen_at = ${now}, finished_at = ${now}`.execute(central.db);
  expect(await running()).toBe(0);
});

it('two who ask at the same moment get one backup', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => root.post('/system/backups', {})));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

it('the newest good backup stays known beside one that failed since, which is a trouble', async () => {
  await sql`insert into whole_backups (night, started_at, made_at, finished_at, error, file, bytes) values
    ('2026-11-19', ${ago(32)}, ${ago(32)}, ${ago(31)}, null, 'poradnik-2026-11-19.backup', 4096),
    ('2026-11-20', ${ago(8)}, ${ago(8)}, ${ago(7)}, 'Záloha je poškozená', 'poradnik-2026-11-20.backup', 12)`.execute(central.db);
  expect(await systemStatus()).toMatchObject({
    warnings: [{ code: 'backup_failed', since: ago(7).toISOString() }, noGateway],
    backups: { last_good: { night: '2026-11-19', bytes: 4096 }, latest: [{ error: 'Záloha je poškozená' }, { error: null }] },
  });
});

it('a message that should have left hours ago is a trouble, one of the future is none', async () => {
  const letter = { channel: 'email', recipient: 'a@mesto.test', subject: 'Připomínka', body: 'Text' } as const;
  await queueMessage(central.db, { ...letter, now: ago(3), hasGateway: true });
  expect(await systemStatus()).toMatchObject({ warnings: [{ code: 'messages_overdue' }, noGateway], messages: { waiting: 1 } });
  await sql`update outbox set next_try_at = ${ago(-1)}`.execute(central.db);
  expect(await systemStatus()).toMatchObject({ warnings: [noGateway], messages: { waiting: 1, overdue_since: null } });
  await sql`update outbox set attempts = 2`.execute(central.db);
  expect(await systemStatus()).toMatchObject({ warnings: [{ code: 'messages_overdue' }, noGateway] });
  await sql`update outbox set state = 'failed'`.execute(central.db);
  expect(await systemStatus()).toMatchObject({
    warnings: [{ code: 'messages_failed', count: 1 }, noGateway],
    messages: { failed_last_day: 1 },
  });
});

it('a mailbox of undelivered mail that cannot be read is a trouble as long as it is looked into', async () => {
  const unread = (next: Date) =>
    sql`insert into bounce_mailbox (mailbox, next_at, failed_since) values ('digest', ${next}, ${ago(3)})
      on conflict (single) do update set next_at = excluded.next_at`.execute(central.db);
  await unread(ago(0));
  expect(await systemStatus()).toMatchObject({
    warnings: expect.arrayContaining([{ code: 'bounces_unread', since: ago(3).toISOString(), count: null }]),
  });
  await unread(ago(30));
  expect(JSON.stringify(await systemStatus())).not.toContain('bounces_unread');
});

it('a message that there is no gateway for is counted as such for a day, and neither waits nor failed', async () => {
  const letter = { channel: 'email', recipient: 'a@mesto.test', subject: 'Pozvánka', body: 'Text' } as const;
  await queueMessage(central.db, { ...letter, now: ago(3), hasGateway: false });
  await queueMessage(central.db, { ...letter, now: ago(30), hasGateway: false });
  expect(await systemStatus()).toMatchObject({
    warnings: [noGateway],
    messages: { waiting: 0, failed_last_day: 0, held: 0, kept_last_day: 1 },
  });
});

it('nobody else sees or starts anything', async () => {
  const other = await signedIn(central);
  expect((await other.get('/system')).status).toBe(403);
  expect((await other.post('/system/backups', {})).status).toBe(403);
});
