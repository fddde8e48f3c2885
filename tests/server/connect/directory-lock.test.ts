import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDirectory } from '../../../server/db/connect/embedded/directory-lock.ts';
import { thisProcess } from '../../../server/db/connect/embedded/process-identity.ts';
import { aClosedDirectory, aDirectory, anEmbedded, aProcess, refusalOf } from './embedded.ts';

const quick = { everyMs: 20, watchedMs: 200 };

function leaveLock(directory: string, change: Record<string, unknown>): void {
  const record = { ...thisProcess(), token: 'left', since: '2026-01-01T00:00:00.000Z', ...change };
  fs.writeFileSync(path.join(directory, 'lock'), JSON.stringify(record));
}

function listLocks(directory: string): string[] {
  return fs.readdirSync(directory).filter((name) => name.startsWith('lock'));
}

describe('lock of the data directory', () => {
  it('refuses a second opener and says who holds it', async () => {
    const directory = aDirectory();
    const other = aProcess('./hold.ts', directory);
    await other.until((lines) => lines.includes('open'));

    const refusal = await refusalOf(directory);

    expect(refusal.reason).toBe('locked');
    expect(refusal.details).toMatchObject({ pid: other.child.pid });
    expect(refusal.message).toContain(String(other.child.pid));
  });

  it('is taken over from a process that was killed', async () => {
    const directory = aDirectory();
    const other = aProcess('./hold.ts', directory);
    await other.until((lines) => lines.includes('open'));
    await other.kill();

    const db = await anEmbedded({ dataDirectory: directory });

    expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(listLocks(path.join(directory, 'database'))).toEqual(['lock']);
  });

  it('is taken over when the pid now belongs to another process', async () => {
    const directory = aDirectory();
    leaveLock(directory, { startedAt: 'earlier:1' });

    (await lockDirectory(directory)).release();

    expect(listLocks(directory)).toEqual([]);
  });

  it('is waited for where the npm that its holder ends with is gone', async () => {
    const directory = aDirectory();
    leaveLock(directory, { shell: { ...thisProcess(), startedAt: 'earlier:1' } });
    const taken = lockDirectory(directory);
    setTimeout(() => fs.rmSync(path.join(directory, 'lock')), 300);

    (await taken).release();

    expect(listLocks(directory)).toEqual([]);
  });

  it('is taken over when its file was torn by a power cut', async () => {
    const directory = aDirectory();
    fs.writeFileSync(path.join(directory, 'lock'), '');

    (await lockDirectory(directory)).release();

    expect(listLocks(directory)).toEqual([]);
  });

  it('goes to exactly one of many who start at once over a stale one', async () => {
    const directory = aDirectory();
    for (let round = 0; round < 20; round += 1) {
      leaveLock(directory, { startedAt: 'earlier:1', token: `left-${round}` });

      const starts = Array.from({ length: 8 }, () => lockDirectory(directory));
      const outcomes = await Promise.allSettled(starts);

      const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      for (const { value } of winners) value.release();
    }
  });

  it('goes to exactly one of several processes that start at once over a stale one', async () => {
    const directory = aDirectory();
    leaveLock(directory, { startedAt: 'earlier:1' });

    const others = [1, 2, 3].map(() => aProcess('./hold.ts', directory));
    await Promise.all(others.map((other) => other.until((lines) => lines.length > 0)));

    expect(others.flatMap((other) => other.lines).toSorted()).toEqual(['locked', 'locked', 'open']);
  });

  it('of another machine holds while its heart beats', async () => {
    const directory = aDirectory();
    leaveLock(directory, { place: 'elsewhere' });
    const file = path.join(directory, 'lock');
    const beat = setInterval(() => fs.utimesSync(file, new Date(), new Date()), 20);

    const refusal = lockDirectory(directory, quick).finally(() => clearInterval(beat));

    await expect(refusal).rejects.toMatchObject({ reason: 'locked' });
  });

  it('of another machine is taken over when its heart is still', async () => {
    const directory = aDirectory();
    leaveLock(directory, { place: 'elsewhere' });

    (await lockDirectory(directory, quick)).release();

    expect(listLocks(directory)).toEqual([]);
  });

  it('is given back by closing', async () => {
    const directory = await aClosedDirectory();

    expect(fs.readdirSync(path.join(directory, 'database'))).toEqual(['cluster-18']);
  });
});
