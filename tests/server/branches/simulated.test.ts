import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { readOptions } from '../../../simulator/options.ts';
import { play } from '../../../simulator/play.ts';
import { CallFailed } from '../../../simulator/stores/central.ts';
import { type BranchSetup, openBranchSetup } from '../../support/branch/branch-setup.ts';
import { centralsCounts, simulatorsJournal } from '../../support/branch/simulators-journal.ts';
import { goodPassword } from '../../support/central.ts';
import { aUser, type Client, numberAt, superAdministrator } from '../../support/people.ts';

let setup: BranchSetup;
let folder: string;
let user: string;
let root: Client;
beforeAll(async () => {
  setup = await openBranchSetup();
  folder = mkdtempSync(join(tmpdir(), 'poradnik-simulated-'));
  user = (await aUser(setup.central, { role: 'superAdministrator', level: 0 })).email;
  root = await superAdministrator(setup.central);
});
afterAll(async () => {
  await setup.central.close();
  rmSync(folder, { recursive: true, force: true });
});

const journalPath = () => join(folder, 'journal.jsonl');

async function simulate(...given: readonly string[]) {
  const account = ['--user', user, '--password', goodPassword];
  const place = ['--url', setup.origin, '--journal', journalPath()];
  const outcome = readOptions([...place, ...account, ...given], { DATA_DIR: folder }, Date.now());
  if ('faults' in outcome) throw new Error(outcome.faults.join('\n'));
  const playing = await play(outcome.options, () => {});
  if (playing === null) throw new Error('there was nothing to play');
  onTestFinished(playing.stop);
  return playing;
}

const byJournal = () => simulatorsJournal(journalPath());
const byCentral = () => centralsCounts(setup.central.db);

describe('simulated branches on a real central', () => {
  it('count each ticket once, through cuts, repetitions, another order, days of delay and wrong clocks', async () => {
    const faults = 'cut=0.05,repeat=0.3,reorder=0.3,late=0.05,skew=0.5,outage=1';
    const { simulation } = await simulate(
      '--stores',
      '2',
      '--speed',
      '8000',
      '--from',
      '2026-11-18T07:30',
      '--until',
      '2026-11-19T18:30',
      '--faults',
      faults,
    );
    expect(await simulation.done).toBe(0);
    const reported = byJournal();
    expect(Object.values(reported.tickets).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
    expect(await byCentral()).toEqual(reported);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from branch_events where fault is not null`.execute(
      setup.central.db,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('go on after a restart with the stores, keys and numbers that they had', async () => {
    const { body } = await root.get('/stores');
    const { simulation } = await simulate('--stores', '2', '--speed', '8000', '--from', '2026-11-19T18:30', '--until', '2026-11-19T20:00');
    expect(await simulation.done).toBe(0);
    expect((await root.get('/stores')).body).toHaveLength(z.array(z.unknown()).parse(body).length);
    expect(await byCentral()).toEqual(byJournal());
  });

  it('take up what is changed on the central', async () => {
    const { simulation } = await simulate('--stores', '1', '--speed', '8000', '--from', '2026-11-19T20:00');
    const revision = () => simulation.branches()[0]?.revision() ?? 0;
    await vi.waitFor(() => expect(simulation.branches()[0]?.state()).toBe('connected'), { timeout: 30_000 });
    const before = revision();
    const { body } = await root.get('/desks');
    const [desk] = z.array(z.looseObject({ id: z.int(), version: z.int() })).parse(body);
    const changed = await root.patch(`/desks/${desk?.id ?? 0}`, desk?.version ?? 0, { active: false });
    expect(numberAt(changed.body, 'id')).toBe(desk?.id);
    await vi.waitFor(() => expect(revision()).toBe(before + 1), { timeout: 30_000 });
  });

  it('are refused to who may not sign in', async () => {
    await expect(simulate('--stores', '9', '--password', 'wrong')).rejects.toThrow(CallFailed);
  });
});
