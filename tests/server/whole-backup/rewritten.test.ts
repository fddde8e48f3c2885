import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rewriteBackup } from '../../../server/areas/backups/full-backup/erasing/rewrite-backup.ts';
import { openBackup } from '../../../server/areas/backups/full-backup/open-backup.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { digestWith } from '../../../server/db/rows/write/digest.ts';
import { anotherServer, type Central, openCentral } from '../../support/central.ts';
import { anEmptyDatabase } from '../../support/databases.ts';
import { type Client, clientOf, signIn, superAdministrator, textAt } from '../../support/people.ts';
import { backupOf, madeAt, restoreTo, secretKey } from '../../support/whole-backup/backups.ts';
import { leaveTraces, person } from '../../support/whole-backup/client-traces.ts';
import { foundIn } from '../../support/whole-backup/found-in.ts';
import { sumsOf } from '../../support/whole-backup/sums.ts';

const erasedAt = new Date('2026-12-25T02:00:00.000Z');
const passphrase = 'dost dlouhé heslo zálohy';
const asked = async () => passphrase;

let source: Central;
let admin: Client;
let file: string;
let old: Buffer;
/** The folder as a kill would leave it right before the new file takes the place of the old one. */
let killed: string;
let afterFailure: { readonly names: readonly string[]; readonly isOld: boolean };
let place: OpenDatabase;
beforeAll(async () => {
  source = await openCentral();
  admin = await superAdministrator(source);
  await leaveTraces(source, admin);
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-rewritten-'));
  mkdirSync(join(folder, 'kept'));
  [killed, file] = [join(folder, 'killed'), await backupOf(source.opened, { file: join(folder, 'kept', 'backup') })];
  old = readFileSync(file);
  const failing = rewritten(file, () => {
    cpSync(dirname(file), killed, { recursive: true });
    throw new Error('at the last moment');
  });
  await expect(failing).rejects.toThrow('at the last moment');
  afterFailure = { names: readdirSync(dirname(file)), isOld: readFileSync(file).equals(old) };
  await rewritten(file);
  place = await anEmptyDatabase();
  await restoreTo(place, file);
});
afterAll(async () => {
  await place.close();
  await source.close();
  rmSync(dirname(killed), { recursive: true, force: true });
});

function rewritten(name: string, beforeRename: () => void = () => undefined) {
  const { opened } = source;
  return rewriteBackup({
    opened,
    log: () => undefined,
    file: name,
    askPassphrase: asked,
    version: '1.0.1',
    now: erasedAt,
    beforeRename,
  });
}
/** The client's values, and what the audit has in place of them. */
const traces = [...Object.values(person), ...Object.values(person).map(digestWith(secretKey))];

describe('a backup that was written again without personal values', () => {
  it('holds nothing of a client', async () => {
    const found = new Set((await Promise.all(traces.map((text) => foundIn(source.opened, text)))).flat());
    expect([...found].toSorted()).toEqual([
      'audit_log',
      'branch_revisions',
      'email_blacklist',
      'history',
      'idempotency_keys',
      'import_chunks',
      'order_graces',
      'orders',
      'outbox',
      'preferences',
      'views',
    ]);
    for (const text of [...traces, '192.0.2.77', 'https://mesto.test/x']) expect([text, await foundIn(place, text)]).toEqual([text, []]);
  });

  it('holds all else as it was', async () => {
    const [before, after] = [await sumsOf(source.opened), await sumsOf(place)];
    const left = [
      'idempotency_keys',
      'import_chunks',
      'imports',
      'message_secrets',
      'order_graces',
      'outbox',
      'preferences',
      'tasks',
      'views',
    ];
    const ended = ['refresh_tokens', 'sessions'];
    for (const table of [...left, ...ended]) {
      expect([table, before.get(table)?.rows !== '0', after.get(table)?.rows]).toEqual([table, true, '0']);
    }
    // What a restore settles is tested in settled.test.ts.
    const settled = ['audit_log', 'branch_journals', 'changes', 'installation', 'revisions'];
    const changed = [...left, ...ended, ...settled, 'branch_revisions', 'email_blacklist', 'history', 'orders'];
    for (const [table, sum] of before) if (!changed.includes(table)) expect([table, after.get(table)]).toEqual([table, sum]);
    for (const table of ['branch_revisions', 'history', 'orders']) expect(after.get(table)?.rows).toBe(before.get(table)?.rows);
    // One more reports the restore.
    expect(Number(after.get('audit_log')?.rows)).toBe(Number(before.get('audit_log')?.rows) + 1);
    expect((await place.pool.query('select pattern from email_blacklist')).rows).toEqual([{ pattern: 'klientka.test' }]);
    const { rows } = await place.pool.query(`select changes from history where resource = 'stores'`);
    expect(JSON.stringify(rows)).toContain('urad@mesto.test');
  });

  it('lets an administrator sign in, and shows orders by their times', async () => {
    const central = await anotherServer({ ...source, opened: place });
    const { body } = await signIn(central, admin.email);
    const client = clientOf(central, admin, textAt(body, 'tokens', 'access_token'), '');
    const { body: orders } = await client.get('/orders');
    expect(orders).toMatchObject([{ name: '', email: null, phone: null, note: null, starts_at: '2026-12-01T09:00:00.000Z' }, { name: '' }]);
    for (const path of ['/orders/1/history', '/audit-log']) expect((await client.get(path)).status).toBe(200);
    await central.close();
  });

  it('says since when, and of when it is', async () => {
    const { header } = await openBackup(file, asked);
    expect(header).toMatchObject({ made_at: madeAt.toISOString(), erased_at: erasedAt.toISOString(), version: '1.0.1' });
  });

  it('takes the place of the old one at once: a kill before leaves that one whole', async () => {
    expect(readdirSync(dirname(file))).toEqual(['backup']);
    expect(readdirSync(killed).toSorted()).toEqual(['backup', 'backup.erased']);
    expect(readFileSync(join(killed, 'backup')).equals(old)).toBe(true);
    expect((await openBackup(join(killed, 'backup.erased'), asked)).header.erased_at).toBe(erasedAt.toISOString());
  });

  it('is the old one where it fails at the last moment, with nothing beside it', () => {
    expect(afterFailure).toEqual({ names: ['backup'], isOld: true });
  });

  it('is encrypted as it was, with the same key inside', async () => {
    const encrypted = await backupOf(source.opened, { passphrase });
    writeFileSync(`${encrypted}.erased`, 'of one that was killed');
    expect(await rewritten(encrypted)).toMatchObject({ isEncrypted: true });
    const backup = await openBackup(encrypted, asked);
    expect([backup.secretKey, backup.header.erased_at]).toEqual([secretKey, erasedAt.toISOString()]);
  }, 240_000);

  it('is none where the old one is damaged, which stays as it is, and what a killed one left goes', async () => {
    truncateSync(join(killed, 'backup'), old.length - 1);
    writeFileSync(join(killed, 'backup.erased.partial'), '');
    await expect(rewritten(join(killed, 'backup'))).rejects.toMatchObject({ reason: 'incomplete' });
    expect(readdirSync(killed)).toEqual(['backup']);
  });
});
