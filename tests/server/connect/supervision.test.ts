import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isAlive, isPostmasterOf } from '../../../server/db/connect/embedded/postmaster-file.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { aClosedDirectory, aDirectory, anEmbedded, aProcess, keptIn, postmasterOf } from './embedded.ts';

const backWithin = { timeout: 3_000, interval: 20 };

/** Waits until the database answers again, and says what it holds. */
function answersAgain(db: OpenDatabase): Promise<void> {
  return vi.waitFor(async () => expect(await keptIn(db)).toEqual([{ id: 7 }]), backWithin);
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
    await answersAgain(db);

    expect(postmasterOf(db)).not.toBe(first);
    await vi.waitFor(() => expect(messages).toContain('the embedded database runs again'), backWithin);
  });

  it('is started again when the shell that guards it was killed, and leaves no second one', async () => {
    const db = await anEmbedded({ dataDirectory: await aClosedDirectory() });
    const first = postmasterOf(db);

    process.kill(parentOf(first), 'SIGKILL');
    await vi.waitFor(() => expect(isAlive(first)).toBe(false), backWithin);

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

    await vi.waitFor(() => expect(isAlive(postmaster)).toBe(false), backWithin);
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

  it('opens over a stale pid file whose number now belongs to another process', async () => {
    const dataDirectory = await aClosedDirectory();
    const cluster = path.join(dataDirectory, 'database', 'cluster-18');
    const holder = aProcess('./hold.ts', dataDirectory);
    await holder.until((lines) => lines.includes('open'));
    const file = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8');
    await holder.kill();
    await vi.waitFor(() => expect(fs.existsSync(path.join(cluster, 'postmaster.pid'))).toBe(false), backWithin);
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
