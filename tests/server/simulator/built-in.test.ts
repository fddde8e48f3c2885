import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { simulatorKeysPath, startSimulatedBranches, writeSimulatorKeys } from '../../../server/start/simulated-branches.ts';
import { readOptions } from '../../../simulator/options.ts';
import { play } from '../../../simulator/play.ts';
import { type FakeCentral, fakeCentral } from '../../support/branch/fake-central.ts';
import { officeRows } from '../../support/branch/office-rows.ts';

const log = pino({ level: 'silent' });
const patient = { interval: 50, timeout: 30_000 };
let central: FakeCentral;
let data: string;
const started: (() => Promise<void> | void)[] = [];

beforeEach(async () => {
  central = await fakeCentral();
  data = mkdtempSync(join(tmpdir(), 'poradnik-built-in-'));
});
afterEach(async () => {
  // Before their folder goes.
  for (const stop of started.splice(0)) await stop();
  await central.close();
  rmSync(data, { recursive: true, force: true });
});

function aTown(): void {
  for (const code of ['ONE', 'TWO', 'THREE']) central.addStore(code, `key of ${code}`, officeRows());
  writeSimulatorKeys(
    data,
    ['ONE', 'TWO', 'THREE'].map((code) => ({ code, key: `key of ${code}`, played: code !== 'THREE', initialEvents: [] })),
  );
}

function builtIn() {
  const branches = startSimulatedBranches({ dataDirectory: data, host: '127.0.0.1', port: Number(new URL(central.url).port), log });
  started.push(branches.stop);
  return branches;
}

const connected = () => [...central.stores].filter(([, { socket }]) => socket !== null).map(([code]) => code);
const lockOf = (code: string) => Number(readFileSync(join(data, 'simulator', `${code}.lock`), 'utf8'));

describe('the branches that the server plays', () => {
  it('are those of the demonstration that are played, in a process of their own that ends with it', async () => {
    aTown();
    const branches = builtIn();
    await vi.waitFor(() => expect(connected()).toEqual(['ONE', 'TWO']), patient);
    const pid = lockOf('ONE');
    expect(pid).not.toBe(process.pid);
    await branches.stop();
    expect(() => process.kill(pid, 0)).toThrow();
  });

  it('come back when their process dies', async () => {
    aTown();
    builtIn();
    await vi.waitFor(() => expect(connected()).toEqual(['ONE', 'TWO']), patient);
    process.kill(lockOf('ONE'), 'SIGKILL');
    await vi.waitFor(() => expect(central.stores.get('ONE')?.connections).toBe(2), patient);
  });

  it('are none where there is no key', async () => {
    const branches = builtIn();
    await branches.stop();
    expect(connected()).toEqual([]);
  });

  it('yield a store to whoever plays it by hand, with all that it had told', async () => {
    aTown();
    builtIn();
    await vi.waitFor(() => expect(connected()).toEqual(['ONE', 'TWO']), patient);
    await vi.waitFor(() => expect(central.stores.get('ONE')?.received.size).toBeGreaterThan(0), patient);
    const reported = central.stores.get('ONE')?.received.size ?? 0;
    const outcome = readOptions(['--url', central.url, '--stores', '1', '--speed', '1000'], { DATA_DIR: data }, Date.now());
    if ('faults' in outcome) throw new Error(outcome.faults.join('\n'));
    const playing = await play(outcome.options, () => {});
    started.push(() => playing?.stop());
    await vi.waitFor(() => expect(central.stores.get('ONE')?.connections).toBe(2), patient);
    expect(lockOf('ONE')).toBe(process.pid);
    await vi.waitFor(() => expect(central.stores.get('ONE')?.received.size).toBeGreaterThan(reported), patient);
    const sequences = [...(central.stores.get('ONE')?.received.keys() ?? [])].toSorted((one, other) => one - other);
    expect(sequences).toEqual(sequences.map((_, place) => place + 1));
    expect(connected()).toContain('TWO');
  });
});

it('forgets what branches of an earlier demonstration remember', () => {
  mkdirSync(join(data, 'simulator'));
  writeFileSync(join(data, 'simulator', 'ONE.events.jsonl'), '');
  writeSimulatorKeys(data, []);
  expect(existsSync(join(data, 'simulator'))).toBe(false);
});

it('writes keys down for their owner alone', () => {
  writeSimulatorKeys(join(data, 'deeper'), [{ code: 'ONE', key: 'k', played: true, initialEvents: [] }]);
  expect(statSync(simulatorKeysPath(join(data, 'deeper'))).mode & 0o777).toBe(0o600);
});
