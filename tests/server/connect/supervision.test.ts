import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { PostgresProcess } from '../../../server/db/connect/embedded/postgres-process.ts';
import { isAlive, isPostmasterOf } from '../../../server/db/connect/embedded/postmaster-file.ts';
import { supervise } from '../../../server/db/connect/embedded/supervisor.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { aClosedDirectory, aDirectory, anEmbedded, aProcess, keptIn, postmasterOf, silent } from './embedded.ts';

const backWithin = { timeout: 3_000, interval: 20 };
/** Where a test says nothing of how soon. */
const eventually = { timeout: 20_000, interval: 20 };

/** Waits until the database answers again, and says what it holds. */
function answersAgain(db: OpenDatabase, when = eventually): Promise<void> {
  return vi.waitFor(async () => expect(await keptIn(db)).toEqual([{ id: 7 }]), when);
}

function parentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]));
}

describe('the embedded PostgreSQL', () => {
  it('is started again within 3 s when it was killed, and says so', async () => {
    const messages: string[] = [];
    const db = await anEmbedded({ dataDirectory: await aClosedDirectory(), log: (_level, message) => messages.push(message) });
    const first = postmasterOf(db);

    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(messages).toContain('the embedded database ended and is started again'), backWithin);
    await answersAgain(db, backWithin);

    expect(postmasterOf(db)).not.toBe(first);
    await vi.waitFor(() => expect(messages).toContain('the embedded database runs again'), backWithin);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGQUIT'] as const)('is started again within 3 s when somebody ended it by %s', async (signal) => {
    const db = await anEmbedded({ dataDirectory: await aClosedDirectory() });
    const first = postmasterOf(db);

    process.kill(first, signal);
    await vi.waitFor(() => expect(isAlive(first)).toBe(false), backWithin);

    await answersAgain(db, backWithin);
  });

  it('is started again within 3 s although a long query outlives it', async () => {
    const db = await anEmbedded({ dataDirectory: await aClosedDirectory() });
    const endless = db.pool.query('select count(*) from generate_series(1, 100000000000)').catch(() => undefined);
    const running = "select 1 from pg_stat_activity where state = 'active' and query like '%100000000000%' and pid <> pg_backend_pid()";
    await vi.waitFor(async () => expect((await db.pool.query(running)).rows).toHaveLength(1), backWithin);

    process.kill(postmasterOf(db), 'SIGKILL');
    await endless;
    await answersAgain(db, backWithin);
  });

  it('is started again when the shell that guards it was killed, and leaves no second one', async () => {
    const db = await anEmbedded({ dataDirectory: await aClosedDirectory() });
    const first = postmasterOf(db);

    process.kill(parentOf(first), 'SIGKILL');
    await vi.waitFor(() => expect(isAlive(first)).toBe(false), eventually);

    await answersAgain(db);
  });

  it('goes on when one of its processes was killed', async () => {
    const db = await anEmbedded({ dataDirectory: await aClosedDirectory() });
    const { rows } = await db.pool.query<{ pid: number }>('select pg_backend_pid() as pid');

    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');

    await answersAgain(db);
  });

  it('ends with the process that opened it, even if that is killed', async () => {
    const dataDirectory = await aClosedDirectory();
    const holder = aProcess('./hold.ts', dataDirectory);
    await holder.until((lines) => lines.includes('open'));
    const postmaster = Number.parseInt(fs.readFileSync(path.join(dataDirectory, 'database', 'cluster-18', 'postmaster.pid'), 'utf8'), 10);

    await holder.kill();

    await vi.waitFor(() => expect(isAlive(postmaster)).toBe(false), eventually);
    await answersAgain(await anEmbedded({ dataDirectory }));
  });

  it('opens after the server, the shell and PostgreSQL were killed at once', async () => {
    const dataDirectory = await aClosedDirectory();
    const holder = aProcess('./hold.ts', dataDirectory);
    await holder.until((lines) => lines.includes('open'));
    const postmaster = Number.parseInt(fs.readFileSync(path.join(dataDirectory, 'database', 'cluster-18', 'postmaster.pid'), 'utf8'), 10);

    for (const pid of [holder.child.pid ?? 0, parentOf(postmaster), postmaster]) process.kill(pid, 'SIGKILL');
    await holder.gone;

    await answersAgain(await anEmbedded({ dataDirectory }));
  });

  it('is ended first when it was left without its server and its shell', async () => {
    const dataDirectory = await aClosedDirectory();
    const holder = aProcess('./hold.ts', dataDirectory);
    await holder.until((lines) => lines.includes('open'));
    const postmaster = Number.parseInt(fs.readFileSync(path.join(dataDirectory, 'database', 'cluster-18', 'postmaster.pid'), 'utf8'), 10);
    process.kill(parentOf(postmaster), 'SIGKILL');
    await holder.kill();

    const db = await anEmbedded({ dataDirectory });

    expect(await keptIn(db)).toEqual([{ id: 7 }]);
    expect(isPostmasterOf(postmaster, path.join(dataDirectory, 'database', 'cluster-18'))).toBe(false);
  });

  it('opens over a pid file that a full disk or a power cut left empty', async () => {
    const dataDirectory = await aClosedDirectory();
    const file = path.join(dataDirectory, 'database', 'cluster-18', 'postmaster.pid');
    for (const torn of ['', '\n', 'nothing\n']) {
      fs.writeFileSync(file, torn);
      const db = await anEmbedded({ dataDirectory });
      expect(await keptIn(db)).toEqual([{ id: 7 }]);
      await db.close();
    }
  });

  it('is stopped at once while it cannot be started again', async () => {
    let starts = 0;
    const start = async (): Promise<PostgresProcess> => {
      starts += 1;
      if (starts > 1) throw new Error('not now');
      return { pid: 0, ended: Promise.resolve('killed'), stop: async () => undefined };
    };
    const supervisor = await supervise(start, silent);
    await vi.waitFor(() => expect(starts).toBe(5), eventually);

    const began = performance.now();
    await supervisor.stop();
    expect(performance.now() - began).toBeLessThan(500);
  });

  it('opens over a stale pid file whose number now belongs to another process', async () => {
    const dataDirectory = await aClosedDirectory();
    const cluster = path.join(dataDirectory, 'database', 'cluster-18');
    const holder = aProcess('./hold.ts', dataDirectory);
    await holder.until((lines) => lines.includes('open'));
    const file = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8');
    await holder.kill();
    await vi.waitFor(() => expect(fs.existsSync(path.join(cluster, 'postmaster.pid'))).toBe(false), eventually);
    const { uid, gid } = fs.statSync(cluster);
    const stranger = aProcess('./sleep.ts', String(uid), String(gid));
    await stranger.until((lines) => lines.includes('asleep'));
    fs.writeFileSync(path.join(cluster, 'postmaster.pid'), file.replace(/^\d+/u, String(stranger.child.pid)));
    fs.chownSync(path.join(cluster, 'postmaster.pid'), uid, gid);

    const db = await anEmbedded({ dataDirectory });

    expect(await keptIn(db)).toEqual([{ id: 7 }]);
    expect(isAlive(stranger.child.pid ?? 0)).toBe(true);
  });

  it('keeps its programs when the installed ones are removed', async () => {
    const dataDirectory = aDirectory();
    const db = await anEmbedded({ dataDirectory });
    const { rows } = await db.pool.query<{ folder: string }>("select setting as folder from pg_config where name = 'SHAREDIR'");

    expect(rows[0]?.folder).toContain(path.join(dataDirectory, 'postgresql'));
  });
});
