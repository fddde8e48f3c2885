import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { numberAt, valueAt } from '../../support/people.ts';
import { startCluster } from '../../support/postgres-cluster.ts';
import { administrator, isOver } from './administrator.ts';
import { makeAdministrator } from './first-sign-in.ts';
import { aDataDirectory, aProgram, type Program } from './program.ts';

const rows = 4000;
const file = ['Název;Poznámka', ...Array.from({ length: rows }, (_, at) => `Region ${at};poznámka ${at}`)].join('\n');

async function killedAndStartedAgain(start: () => Program, betweenThem: () => Promise<void> = async () => {}): Promise<void> {
  const first = start();
  const origin = await first.origin();
  await makeAdministrator(first, origin);
  const before = await administrator(origin);
  const made = await before.call('POST', '/regions/import', file, 'text/csv');
  const path = `/imports/regions/${numberAt(made, 'id')}`;
  const check = await before.call('POST', `${path}/check`, JSON.stringify({ mapping: ['name', 'note'] }));
  await before.task(numberAt(check, 'id'), isOver);
  const save = numberAt(await before.call('POST', `${path}/save`, JSON.stringify({ rows: 'all' })), 'id');
  await before.task(save, (task) => numberAt(task, 'done') > 0);
  first.child.kill('SIGKILL');
  await first.ended;
  await betweenThem();

  const second = start();
  const after = await administrator(await second.origin());
  const done = await after.task(save, isOver);
  expect(done).toMatchObject({ state: 'done', done: rows, result: { new: rows, changed: 0, same: 0, wrong: 0 } });
  const list = await after.call('GET', '/regions?filter={"q":"Region"}&range=[0,999]');
  expect(new Set(Array.isArray(list) ? list.map((row) => valueAt(row, 'version')) : [])).toEqual(new Set([1]));
  const again = numberAt(await after.call('POST', `${path}/check`, JSON.stringify({ mapping: ['name', 'note'] })), 'id');
  expect(await after.task(again, isOver)).toMatchObject({ result: { new: 0, changed: 0, same: rows, wrong: 0 } });
  expect(await second.stop()).toBe(0);
}

describe('an import under which the server is killed', () => {
  it('is gone on with after the next start, on its own database', async () => {
    const directory = aDataDirectory();
    await killedAndStartedAgain(() => aProgram(['--empty'], { DATA_DIR: directory }));
  }, 180_000);

  it('is taken up by another server, on PostgreSQL', async () => {
    const cluster = await startCluster();
    try {
      const environment = { DATABASE_URL: cluster.url, SECRET_KEY: 'k'.repeat(32), DATA_DIR: aDataDirectory() };
      await killedAndStartedAgain(
        () => aProgram(['--empty'], environment),
        async () => {
          // A minute of silence, after which others take a server for dead.
          const client = new pg.Client({ connectionString: cluster.url });
          await client.connect();
          await client.query("update tasks set seen_at = now() - interval '2 minutes'");
          await client.end();
        },
      );
    } finally {
      await cluster.stop();
    }
  }, 300_000);
});
