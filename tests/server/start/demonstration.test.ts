import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { rowsOf, textAt } from '../../support/people.ts';
import { aDataDirectory, aProgram } from './program.ts';

const root = join(import.meta.dirname, '../../..');
const patient = { interval: 250, timeout: 300_000 };

/** The command of the README that plays stores of its own, as the arguments that a shell would make of it. */
function readmeCommand(): readonly string[] {
  const command = /^npm run simulate -- (.*--user .*)$/mu.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1];
  if (command === undefined) throw new Error('the README has no command of the simulator with --user');
  return command.trim().split(/\s+/u);
}

/** Runs what `npm run simulate` runs; it ends with the test. */
function simulate(given: readonly string[], dataDirectory: string) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [node, ...script] = textAt(scripts, 'simulate').split(' ');
  expect(node).toBe('node');
  const child = spawn(process.execPath, [...script, ...given], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  /** Fails as soon as it ends on its own, with all that it said. */
  const early = ended.then(() => Promise.reject(new Error(`the simulator ended: ${said}`)));
  early.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { said: () => said, early, stop };
}

type Row = Readonly<Record<string, unknown>>;

/** Lists of the API as the super administrator of the demonstration. */
async function lists(origin: string) {
  const reply = await fetch(`${origin}/central/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'spravce@mesto.test', password: 'Poradnik-Demo-2026' }),
  });
  const authorization = `Bearer ${textAt(await reply.json(), 'tokens', 'access_token')}`;
  return async (name: string, filter: Row): Promise<readonly Row[]> => {
    const found = await fetch(`${origin}/central/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
      headers: { authorization },
    });
    return rowsOf({ status: found.status, headers: {}, body: await found.json() });
  };
}

type List = Awaited<ReturnType<typeof lists>>;

/** Waits until the server's own branches have spoken since. */
async function playsSince(list: List, since: Date): Promise<void> {
  await vi.waitFor(async () => {
    const connections = (await list('stores', {})).map((store) => Date.parse(String(store['connected_since'])));
    expect(Math.max(...connections.filter((at) => !Number.isNaN(at)))).toBeGreaterThan(since.getTime());
  }, patient);
}

it('begins without a warning, plays the branches of the README, and begins again without one', { timeout: 900_000 }, async () => {
  const directory = aDataDirectory();
  // As the README starts it: with branches of its own, and the log as it is without any setting.
  const ordinary = { DATA_DIR: directory, SIMULATOR: 'on' };
  const begun = new Date();
  const first = aProgram([], ordinary);
  const origin = await first.origin();
  const list = await lists(origin);
  await playsSince(list, begun);

  const command = readmeCommand();
  const playing = simulate(
    command.map((part) => (part === 'http://localhost:3000' ? origin : part)),
    directory,
  );
  const wanted = Number(command[command.indexOf('--stores') + 1]);
  const plays = vi.waitFor(async () => {
    expect(playing.said()).toContain(`Hraje se ${wanted} poboček`);
    const [store] = await list('stores', { q: 'SIM001' });
    expect(store).toMatchObject({ code: 'SIM001', communication: 'communicating' });
    expect((await list('tickets', { store_id: store?.['id'] })).length).toBeGreaterThan(0);
  }, patient);
  await Promise.race([plays, playing.early]);
  await playing.stop();
  expect(await first.stop()).toBe(0);
  expect(first.complained()).toBe('');

  const again = new Date();
  const second = aProgram([], ordinary);
  await playsSince(await lists(await second.origin()), again);
  expect(await second.stop()).toBe(0);
  expect(second.complained()).toBe('');
});
