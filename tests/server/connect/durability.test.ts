import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aClosedDirectory, aDirectory, anEmbedded, aProcess, keptIn } from './embedded.ts';

describe('durability of the embedded database', () => {
  it('keeps every acknowledged row over SIGKILL', { timeout: 60_000 }, async () => {
    const dataDirectory = aDirectory();
    const acknowledged: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const writer = aProcess('./write-rows.ts', dataDirectory);
      await writer.until((lines) => lines.length >= 40 * round);
      await writer.kill();
      acknowledged.push(...writer.lines.map(Number));
    }

    const db = await anEmbedded({ dataDirectory });
    const kept = await db.pool.query<{ id: number }>('select id from kept where twin = id');

    const ids = new Set(kept.rows.map((row) => row.id));
    expect(acknowledged.length).toBeGreaterThan(200);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('writes to the disk before it acknowledges', async () => {
    const db = await anEmbedded();

    const { rows } = await db.pool.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name",
    );

    expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
  });

  it('reads what was written before an orderly close', async () => {
    const db = await anEmbedded({ dataDirectory: await aClosedDirectory() });

    expect(await keptIn(db)).toEqual([{ id: 7 }]);
  });
});

describe('first start', () => {
  it('makes a cluster that only its account can read', async () => {
    const dataDirectory = aDirectory();
    const seen: unknown[] = [];
    await anEmbedded({ dataDirectory, log: (_level, _message, details) => seen.push(details) });

    expect(seen).toContainEqual(expect.objectContaining({ isNew: true }));
    for (const folder of ['cluster-18', 'socket']) {
      expect(fs.statSync(path.join(dataDirectory, 'database', folder)).mode & 0o077, folder).toBe(0);
    }
  });

  it('recovers when the one before was killed at any moment', { timeout: 120_000 }, async () => {
    const dataDirectory = aDirectory();
    for (let waitMs = 200; waitMs <= 2_000; waitMs += 200) {
      const starter = aProcess('./hold.ts', dataDirectory);
      // The delay is the point: each round dies at another moment of the first start, many of them within initdb.
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await starter.kill();
    }

    const db = await anEmbedded({ dataDirectory });

    expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('starts again over what an interrupted initdb and copy left', async () => {
    const dataDirectory = aDirectory();
    const half = path.join(dataDirectory, 'database', 'cluster.new-half');
    fs.mkdirSync(path.join(half, 'base'), { recursive: true });
    fs.writeFileSync(path.join(half, 'PG_VERSION'), '18\n');
    fs.mkdirSync(path.join(dataDirectory, 'postgresql', 'unfinished-half', 'bin'), { recursive: true });

    await anEmbedded({ dataDirectory });

    expect(fs.readdirSync(path.join(dataDirectory, 'database')).toSorted()).toEqual(['cluster-18', 'lock', 'socket']);
    expect(fs.readdirSync(path.join(dataDirectory, 'postgresql'))).toHaveLength(1);
  });
});
