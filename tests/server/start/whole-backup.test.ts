import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../../support/postgres-cluster.ts';
import { makeAdministrator, signIn } from './first-sign-in.ts';
import { aDataDirectory, aProgram, type Program } from './program.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

/** What a program said that did what it was asked for. */
async function done(program: Program): Promise<string> {
  const code = await program.ended;
  expect([code, program.complained()]).toEqual([0, '']);
  return program.said();
}
/** What one complained of that did not. */
async function refused(program: Program): Promise<string> {
  expect(await program.ended).toBe(1);
  expect(program.complained()).not.toContain('    at ');
  return program.complained();
}

describe('the backup of a running server on its own database', () => {
  it('is made, checked and restored into either kind of database, where people sign in as before', async () => {
    const [here, there] = [aDataDirectory(), aDataDirectory()];
    const file = join(here, 'zaloha.poradnik');
    const BACKUP_DIR = join(aDataDirectory(), 'soubor');
    writeFileSync(BACKUP_DIR, '');
    const server = aProgram(['--empty'], { DATA_DIR: here, BACKUP_DIR });
    const origin = await server.origin();
    await makeAdministrator(server, origin);
    const { token } = await signIn(origin);

    expect(server.said()).toContain(`do složky ${BACKUP_DIR} z BACKUP_DIR nejde zapisovat`);
    expect(await done(aProgram(['--backup', file], { DATA_DIR: here }))).toMatch(/Záloha je hotová: .* Tajný klíč v ní není/su);
    expect(await refused(aProgram(['--backup', file], { DATA_DIR: here }))).toContain('už existuje');
    expect(await done(aProgram(['--restore', file, '--check'], { DATA_DIR: here }))).toContain('je v pořádku');
    const otherKey = { DATA_DIR: here, SECRET_KEY: 'x'.repeat(32) };
    expect(await refused(aProgram(['--restore', file, '--check'], otherKey))).toContain('zdejší klíč');
    expect(await refused(aProgram(['--restore', file], { DATA_DIR: here }))).toContain('už používá jiný server');
    // As in a folder of nights: of those that are due it is the only one.
    const nightly = join(here, 'poradnik-2026-01-31.backup');
    renameSync(file, nightly);
    expect(await done(aProgram(['--prune-backup', here], { DATA_DIR: here }))).toContain('přepsaná bez osobních údajů klientů');
    expect(await done(aProgram(['--prune-backup', here], { DATA_DIR: here }))).toContain('není žádná noční záloha starší než 30 dní');
    const longer = await fetch(`${origin}/central/retention`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '"1"' },
      body: JSON.stringify({ order_days: 45 }),
    });
    expect(longer.status).toBe(200);
    expect(await done(aProgram(['--prune-backup', here], { DATA_DIR: here }))).toContain('starší než 45 dní');
    expect(await done(aProgram(['--prune-backup', nightly], { DATA_DIR: here }))).toContain('už od');
    renameSync(nightly, file);
    expect((await fetch(`${origin}/central/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    expect(await server.stop()).toBe(0);

    expect(await refused(aProgram(['--restore', file], { DATA_DIR: here }))).toContain('jen do prázdné databáze');
    expect(await refused(aProgram(['--restore', file], { DATA_DIR: there }))).toContain('neobsahuje tajný klíč');
    const SECRET_KEY = readFileSync(join(here, 'keys', 'secret'), 'utf8');
    const restoring = await done(aProgram(['--restore', file], { DATA_DIR: there, SECRET_KEY }));
    expect(restoring).toMatch(/Obnoveno:.*bez osobních údajů klientů.*no personal data of clients/su);
    expect(existsSync(join(there, 'keys'))).toBe(false);
    for (const environment of [{ SECRET_KEY }, { SECRET_KEY, DATABASE_URL: cluster.url }]) {
      if ('DATABASE_URL' in environment) await done(aProgram(['--restore', file], { DATA_DIR: there, ...environment }));
      const restored = aProgram(['--empty'], { DATA_DIR: there, ...environment });
      const address = await restored.origin();
      expect((await fetch(`${address}/central/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
      await signIn(address);
      expect(await restored.stop()).toBe(0);
    }
  }, 240_000);

  it('brings its key along where it is encrypted to a passphrase, and not whom somebody erased after it', async () => {
    const [here, there] = [aDataDirectory(), aDataDirectory()];
    const file = join(here, 'zaloha.poradnik');
    const BACKUP_PASSPHRASE = 'dost dlouhé heslo zálohy';
    const server = aProgram(['--empty'], { DATA_DIR: here });
    const origin = await server.origin();
    await makeAdministrator(server, origin);
    const { token } = await signIn(origin);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      fetch(`${origin}/central${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).then(({ status }) => status);
    expect(await post('/email-blacklist', { pattern: 'vlasta@posta.test' })).toBe(201);
    expect(await refused(aProgram(['--backup', file], { DATA_DIR: here, BACKUP_PASSPHRASE: 'krátké' }))).toContain('nejméně 12');
    expect(await done(aProgram(['--backup', file], { DATA_DIR: here, BACKUP_PASSPHRASE }))).toContain('zašifrovaná');
    expect(await post('/personal-data/erase', { person: 'vlasta@posta.test' })).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(await refused(aProgram(['--restore', file], { DATA_DIR: there }))).toContain('BACKUP_PASSPHRASE');
    expect(await done(aProgram(['--restore', file], { DATA_DIR: there, BACKUP_PASSPHRASE }))).toContain('osob 1,');
    expect(readFileSync(join(there, 'keys', 'secret'))).toEqual(readFileSync(join(here, 'keys', 'secret')));
  }, 240_000);
});

describe('what is asked for on the command line', () => {
  it('is refused in words where it is not whole, with an empty folder left empty', async () => {
    const DATA_DIR = aDataDirectory();
    expect(await refused(aProgram(['--backup'], { DATA_DIR }))).toContain('Za --backup napište jméno souboru');
    expect(await refused(aProgram(['--check'], { DATA_DIR }))).toContain('--check platí jen spolu s npm run restore');
    expect(await refused(aProgram(['--backup', 'x', '--prune-backup', 'x'], { DATA_DIR }))).toContain('ne více najednou');
    expect(await refused(aProgram(['--backup', join(DATA_DIR, 'x')], { DATA_DIR }))).toContain('Není co zálohovat');
    for (const option of ['--restore', '--prune-backup']) {
      expect(await refused(aProgram([option, join(DATA_DIR, 'x')], { DATA_DIR }))).toContain('nejde přečíst');
    }
    expect(existsSync(join(DATA_DIR, 'database'))).toBe(false);
  }, 120_000);
});
