import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRoot } from '../../../server/db/connect/embedded/account.ts';
import { aClosedDirectory, aDirectory, anEmbedded, keptIn, refusalOf } from './embedded.ts';

/** What lies in a folder, with sizes and times, to see that nothing was touched. */
function listing(folder: string): readonly string[] {
  return fs.readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const { size, mtimeMs, mode } = fs.statSync(file);
    return `${file} ${entry.isFile() ? `${size} ${mtimeMs}` : ''} ${mode}`;
  });
}

function writeFile(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

describe('a data directory', () => {
  it('is made with the folders above it, which stay open to others, and the data lie in it', async () => {
    const above = path.join(aDirectory(), 'srv', 'poradnik');
    const db = await anEmbedded({ dataDirectory: path.join(above, 'data') });

    expect(db.dataFolder).toBe(path.join(above, 'data', 'database', 'cluster-18'));
    expect(fs.statSync(above).mode & 0o055).toBe(0o055);
    expect(fs.statSync(path.join(above, 'data')).mode & 0o066).toBe(0);
  });

  it('of the earlier engine is refused, and nothing in it is touched', async () => {
    const dataDirectory = aDirectory();
    writeFile(path.join(dataDirectory, 'database', 'cluster', 'PG_VERSION'), '18\n');
    const before = listing(dataDirectory);

    expect((await refusalOf(dataDirectory)).reason).toBe('earlier_engine');

    expect(listing(dataDirectory)).toEqual(before);
  });

  it.each([
    { version: 19, reason: 'newer_major' },
    { version: 17, reason: 'older_major' },
  ])('of PostgreSQL $version is refused as $reason', async ({ version, reason }) => {
    const dataDirectory = aDirectory();
    writeFile(path.join(dataDirectory, 'database', `cluster-${version}`, 'PG_VERSION'), `${version}\n`);

    expect(await refusalOf(dataDirectory)).toMatchObject({ reason, details: { found: version, needed: 18 } });
  });

  it('whose cluster says another version than its name is refused', async () => {
    const dataDirectory = aDirectory();
    writeFile(path.join(dataDirectory, 'database', 'cluster-18', 'PG_VERSION'), '19\n');

    expect((await refusalOf(dataDirectory)).reason).toBe('newer_major');
  });

  it('that is damaged is refused with what PostgreSQL says, and its lock is given back', async () => {
    const dataDirectory = await aClosedDirectory();
    fs.rmSync(path.join(dataDirectory, 'database', 'cluster-18', 'global', 'pg_control'));

    const refusal = await refusalOf(dataDirectory);

    expect(refusal.reason).toBe('broken');
    expect(refusal.message).toContain('pg_control');
    expect(fs.existsSync(path.join(dataDirectory, 'database', 'lock'))).toBe(false);
  });

  it('below a file is refused as not writable', async () => {
    const file = path.join(aDirectory(), 'file');
    fs.writeFileSync(file, '');

    expect((await refusalOf(path.join(file, 'data'))).reason).toBe('not_writable');
  });

  it('with spaces and Czech letters is opened', async () => {
    const db = await anEmbedded({ dataDirectory: path.join(aDirectory(), 'data úřadu – č. 1') });

    expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('with a path too long for a socket is opened with the socket elsewhere', async () => {
    const dataDirectory = path.join(aDirectory(), 'deep'.repeat(30));

    const db = await anEmbedded({ dataDirectory });

    expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(fs.existsSync(path.join(dataDirectory, 'database', 'socket'))).toBe(false);
  });

  it('that was moved while stopped is opened', async () => {
    const dataDirectory = await aClosedDirectory();
    const moved = path.join(aDirectory(), 'moved');
    fs.renameSync(dataDirectory, moved);

    expect(await keptIn(await anEmbedded({ dataDirectory: moved }))).toEqual([{ id: 7 }]);
  });

  it('whose data became unreachable for the account of PostgreSQL is refused, and no empty one is begun', async () => {
    const dataDirectory = await aClosedDirectory();
    const closed = path.join(aDirectory(), 'closed');
    fs.mkdirSync(closed, { mode: 0o700 });
    const moved = path.join(closed, 'data');
    fs.renameSync(dataDirectory, moved);

    if (isRoot()) expect(await refusalOf(moved)).toMatchObject({ reason: 'folder_closed', details: { closed } });
    else expect(await keptIn(await anEmbedded({ dataDirectory: moved }))).toEqual([{ id: 7 }]);
  });

  it('that was copied while stopped is opened', async () => {
    const copy = path.join(aDirectory(), 'copy');
    fs.cpSync(await aClosedDirectory(), copy, { recursive: true, verbatimSymlinks: true });

    expect(await keptIn(await anEmbedded({ dataDirectory: copy }))).toEqual([{ id: 7 }]);
  });

  it('that was copied while its server ran is refused, also after that server ended', async () => {
    const dataDirectory = await aClosedDirectory();
    const db = await anEmbedded({ dataDirectory });
    const copy = path.join(aDirectory(), 'copy');
    fs.cpSync(dataDirectory, copy, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.includes('.s.PGSQL') });
    expect((await refusalOf(copy)).reason).toBe('locked');
    await db.close();
    // The lock names this process, which lives on in a test.
    fs.rmSync(path.join(copy, 'database', 'lock'));

    const refusal = await refusalOf(copy);

    expect(refusal.reason).toBe('copied_while_running');
    fs.rmSync(String(refusal.details['file']));
    expect(await keptIn(await anEmbedded({ dataDirectory: copy }))).toEqual([{ id: 7 }]);
  });
});
