import { expect, it, onTestFinished, vi } from 'vitest';
import { startCluster } from '../../support/postgres-cluster.ts';
import { makeAdministrator, signIn } from './first-sign-in.ts';
import { aDataDirectory, aProgram } from './program.ts';

const awayMs = 3_000;

it('says of a restart of PostgreSQL under load that it is away, and that it is back', async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  const program = aProgram(['--empty'], { DATABASE_URL: cluster.url, SECRET_KEY: 'k'.repeat(32), DATA_DIR: aDataDirectory() });
  const origin = await program.origin();
  await makeAdministrator(program, origin);
  const { token } = await signIn(origin);
  const ask = async (): Promise<number> =>
    (await fetch(`${origin}/central/stores`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await ask()).toBe(200);
  const before = program.complained();

  const asked: Promise<number>[] = [];
  const asking = setInterval(() => void asked.push(ask(), ask(), ask()), 50);
  onTestFinished(() => clearInterval(asking));
  await cluster.restart(awayMs);
  await vi.waitFor(async () => expect(await ask()).toBe(200), { timeout: 30_000, interval: 200 });
  await vi.waitFor(() => expect(program.complained()).toContain('the database answers again'), { timeout: 30_000 });
  clearInterval(asking);
  // The last ones are answered too before the server ends: on a slow machine they are still on their way.
  const statuses = await Promise.all(asked);

  // Many were refused, and the log says so once.
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(20);
  const lines = program.complained().slice(before.length).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'the database is away: requests are refused and work waits until it answers',
    'the database answers again',
  ]);
  expect(await program.stop()).toBe(0);
});
