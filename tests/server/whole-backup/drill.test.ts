import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import type { BranchKey } from '../../../server/demo/insert/insert-branch-keys.ts';
import { loadDemonstration } from '../../../server/demo/load.ts';
import { noFaults } from '../../../simulator/branch/chances.ts';
import { openJournal } from '../../../simulator/branch/journal.ts';
import { keptFiles } from '../../../simulator/branch/kept-files.ts';
import { type Simulation, startSimulation } from '../../../simulator/run.ts';
import { listening } from '../../support/branch/branch-setup.ts';
import { anotherServer, type Central, cheapDigest, openCentral } from '../../support/central.ts';
import { demandFactor } from '../../support/codes.ts';
import { clientOf, numberAt, signIn, textAt } from '../../support/people.ts';
import { anEmptyPlace, backupOf, restoreTo, secretKey } from '../../support/whole-backup/backups.ts';

const person = 'spravce@mesto.test';
const password = 'Poradnik-Demo-2026';
const from = Date.parse('2026-11-19T07:30:00Z');
const minutes = (count: number) => from + count * 60_000;

let town: Central;
let folder: string;
const keys: BranchKey[] = [];
beforeAll(async () => {
  town = await openCentral();
  folder = mkdtempSync(join(tmpdir(), 'poradnik-drill-'));
  const branchKeys = { secret: new TextEncoder().encode(secretKey), keep: (made: readonly BranchKey[]) => void keys.push(...made) };
  await loadDemonstration({ pool: town.opened.pool, now: town.clock.now(), hashPassword: cheapDigest, branchKeys });
}, 240_000);
afterAll(async () => {
  await town.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Plays one branch of the town, with the memory that it has. */
function play(url: string, until: number | null): Simulation {
  const simulation = startSimulation({
    url,
    seed: 'drill',
    from,
    goesOn: { freshFrom: from },
    speed: 1_000,
    until,
    faults: noFaults,
    journal: openJournal(join(folder, 'journal')),
    filesOf: (code) => keptFiles(folder, code),
    yieldMs: 50,
  });
  onTestFinished(simulation.stop);
  // One that the server would not play: of the others the central knows events already.
  const store = keys.find(({ played }) => !played);
  if (store === undefined) throw new Error('the town has no branch to play');
  simulation.add({ code: store.code, key: store.key });
  return simulation;
}
const lines = z.array(z.looseObject({ store: z.string(), sequence: z.int(), kind: z.string() }));
const shown = () =>
  lines
    .parse(
      readFileSync(join(folder, 'journal'), 'utf8')
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    )
    .map(({ sequence, kind }) => ({ sequence, kind }));
async function eventsIn({ db }: Central) {
  const { rows } = await sql<{ sequence: number; kind: string }>`
    select sequence, body ->> 'kind' as kind from branch_events
    where store_id = (select id from stores where code = ${keys.find(({ played }) => !played)?.code ?? ''}) order by sequence`.execute(db);
  return rows;
}
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: town.clock.now().getTime() });

describe('the restore drill', () => {
  it('brings back the town as it was while a branch went on, and then the branch tells what was lost', async () => {
    const url = await listening(town);
    const { body } = await signIn(town, person, password);
    const admin = clientOf(town, { id: numberAt(body, 'user', 'id'), email: person }, textAt(body, 'tokens', 'access_token'), '');
    const secret = textAt((await admin.post('/auth/totp', { password })).body, 'secret');
    expect((await admin.post('/auth/totp/confirm', { code: codeOf(secret) })).status).toBe(200);
    await demandFactor(town);

    const before = play(url, null);
    await vi.waitFor(async () => expect((await eventsIn(town)).length).toBeGreaterThan(30), { timeout: 60_000 });
    const file = await backupOf(town.opened);
    const known = shown().length;
    await vi.waitFor(async () => expect((await eventsIn(town)).length).toBeGreaterThan(known + 30), { timeout: 60_000 });
    before.stop();

    const place = await anEmptyPlace();
    // Each table is compared with the snapshot before anything holds.
    const { tables, rows } = await restoreTo(place, file);
    expect([tables > 60, rows > 10_000]).toEqual([true, true]);
    const restored = await anotherServer({ ...town, opened: place });
    onTestFinished(() => restored.close());
    const atRestore = await eventsIn(restored);
    expect(atRestore.length).toBeLessThan(shown().length - 20);

    const after = play(await listening(restored), minutes(600));
    expect(await after.done).toBe(0);
    expect(await eventsIn(restored)).toEqual(shown());

    town.clock.moveTo(new Date(town.clock.now().getTime() + 60_000).toISOString());
    const again = await signIn(restored, person, password);
    const session = clientOf(restored, admin, textAt(again.body, 'tokens', 'access_token'), '');
    expect((await session.get('/me')).status).toBe(403);
    expect((await session.post('/auth/second-factor', { code: codeOf(secret), method: 'totp' })).status).toBe(200);
  }, 240_000);
});
