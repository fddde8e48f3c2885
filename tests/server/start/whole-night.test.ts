import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cluster, startCluster } from '../../support/postgres-cluster.ts';
import { aDataDirectory, aProgram } from './program.ts';

const quickClock = fileURLToPath(new URL('../../support/quick-clock.mjs', import.meta.url));
const patient = { timeout: 90_000, interval: 100 };

let cluster: Cluster;
let client: pg.Client;
beforeAll(async () => {
  cluster = await startCluster();
  client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await cluster.stop();
});

const nights = async () =>
  (await client.query('select night::text, error from whole_backups where finished_at is not null order by night')).rows;
const letters = async () => (await client.query(`select recipient, subject, body from outbox`)).rows;

describe('a server with BACKUP_DIR', () => {
  it('makes a backup of the night and checks it; the next night fails and is told to staff', async () => {
    const here = aDataDirectory();
    const folder = join(here, 'zalohy');
    const server = aProgram(['--empty'], {
      DATABASE_URL: cluster.url,
      SECRET_KEY: 'k'.repeat(32),
      DATA_DIR: here,
      BACKUP_DIR: folder,
      NODE_OPTIONS: `--import ${quickClock}`,
    });
    await server.origin();
    await client.query(`insert into email_notifications (name, events, store_ids, recipients, active)
      values ('Zálohy', '{backup_failed}', '{}', 'sprava@mesto.test', true)`);

    await vi.waitFor(async () => expect(await nights()).toEqual([{ night: expect.any(String), error: null }]), patient);
    const [{ night }] = await nights();
    expect(readdirSync(folder)).toEqual([`poradnik-${night}.backup`]);
    // The check restored it into a database of its own, which is gone.
    const { rows } = await client.query(`select datname from pg_database where datname like 'poradnik_check_%'`);
    expect([rows, await letters()]).toEqual([[], []]);

    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'what cannot hold a file');
    server.child.kill('SIGUSR2');
    await vi.waitFor(async () => expect(await nights()).toHaveLength(2), patient);
    expect((await nights())[1].error).toContain(folder);
    await vi.waitFor(async () => expect(await letters()).toHaveLength(1), patient);
    const [letter] = await letters();
    expect([letter.recipient, letter.subject]).toEqual(['sprava@mesto.test', 'Záloha celku se nepodařila']);
    expect(letter.body).toMatch(/poradnik-\d{4}-\d{2}-\d{2}\.backup nejde zapsat/u);
    expect(server.complained()).toContain('the backup of the whole failed');
    expect(await server.stop()).toBe(0);
  }, 240_000);
});
