import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { aDirectory, anEmbedded, aProcess, refusalOf, silent } from './embedded.ts';

describe('durability of the embedded database', () => {
  it('refuses to start when a committed change causes no fsync', async () => {
    const parameters = { fsync: 'off' };
    const opening = openDatabase({
      kind: 'embedded',
      directory: aDirectory(),
      parameters,
      log: silent,
    });

    expect((await refusalOf(opening)).reason).toBe('no_fsync');
  });

  it('keeps every acknowledged row over SIGKILL', { timeout: 60_000 }, async () => {
    const directory = aDirectory();
    const acknowledged: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const writer = aProcess('./write-rows.ts', directory);
      await writer.until((lines) => lines.length >= 40 * round);
      await writer.kill();
      acknowledged.push(...writer.lines.map(Number));
    }

    const db = await anEmbedded({ directory });
    const kept = await db.pool.query<{ id: number }>('select id from kept where twin = id');

    const ids = new Set(kept.rows.map((row) => row.id));
    expect(acknowledged.length).toBeGreaterThan(200);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('reads what was written before an orderly close', async () => {
    const directory = aDirectory();
    const first = await anEmbedded({ directory });
    await first.pool.query('create table kept as select 7 as id');
    await first.close();

    const second = await anEmbedded({ directory });

    expect((await second.pool.query('select id from kept')).rows).toEqual([{ id: 7 }]);
  });
});

describe('first start', () => {
  it('unpacks the prepared database, for us alone to read', async () => {
    const directory = aDirectory();
    const seen: unknown[] = [];
    await anEmbedded({ directory, log: (_level, _message, details) => seen.push(details) });

    expect(seen).toContainEqual(expect.objectContaining({ created: true }));
    expect(fs.statSync(path.join(directory, 'cluster')).mode & 0o077).toBe(0);
    expect(fs.statSync(path.join(directory, 'socket')).mode & 0o077).toBe(0);
  });

  it('recovers when the one before was killed at any moment', { timeout: 60_000 }, async () => {
    const directory = aDirectory();
    for (const waitMs of [150, 300, 450, 600]) {
      const starter = aProcess('./hold.ts', directory);
      // The delay is the point: each round dies at another moment of the first start.
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await starter.kill();
    }

    const db = await anEmbedded({ directory });

    expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('starts anew over what a killed one left half unpacked', async () => {
    const directory = aDirectory();
    const half = path.join(directory, 'cluster.new-half');
    fs.mkdirSync(path.join(half, 'base'), { recursive: true });
    fs.writeFileSync(path.join(half, 'PG_VERSION'), '18\n');

    await anEmbedded({ directory });

    expect(fs.readdirSync(directory).toSorted()).toEqual(['cluster', 'lock', 'socket']);
  });

  it.each([
    { version: '19', reason: 'newer' },
    { version: '17', reason: 'broken' },
    { version: '', reason: 'broken' },
  ])('refuses a directory of version "$version" as $reason', async ({ version, reason }) => {
    const directory = aDirectory();
    fs.mkdirSync(path.join(directory, 'cluster'));
    fs.writeFileSync(path.join(directory, 'cluster', 'PG_VERSION'), version);

    const refusal = await refusalOf(openDatabase({ kind: 'embedded', directory, log: silent }));

    expect(refusal.reason).toBe(reason);
  });

  it('refuses a damaged directory and gives the lock back', async () => {
    const directory = aDirectory();
    const db = await openDatabase({ kind: 'embedded', directory, log: silent });
    await db.close();
    fs.rmSync(path.join(directory, 'cluster', 'global', 'pg_control'));

    const refusal = await refusalOf(openDatabase({ kind: 'embedded', directory, log: silent }));

    expect(refusal.reason).toBe('broken');
    expect(fs.readdirSync(directory)).toEqual(['cluster']);
  });

  it('finds another place for the socket when the path is too long for one', async () => {
    const directory = path.join(aDirectory(), 'deep'.repeat(30));

    const db = await anEmbedded({ directory });

    expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(fs.existsSync(path.join(directory, 'socket'))).toBe(false);
  });
});
