import { chmodSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asyncProperty, assert as holds, integer } from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { compressed, decompressed, type Entry } from '../../../server/areas/backups/full-backup/file/archive.ts';
import { writeWhole } from '../../../server/areas/backups/full-backup/file/write-file.ts';
import { openBackup } from '../../../server/areas/backups/full-backup/open-backup.ts';
import { restoreInto } from '../../../server/areas/backups/full-backup/restore-into.ts';
import { inScratchDatabase } from '../../../server/areas/backups/full-backup/scratch-database.ts';
import { settleKey } from '../../../server/areas/backups/full-backup/settle-key.ts';
import { entryNames, tableOfPart } from '../../../server/areas/backups/full-backup/tables/contents.ts';
import { keyFingerprint } from '../../../server/keys/keys.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import {
  aFolder,
  anEmptyPlace,
  backupOf,
  entriesIn,
  fileOf,
  restoredAt,
  restoreTo,
  secretKey,
} from '../../support/whole-backup/backups.ts';
import { leftIn } from '../../support/whole-backup/left-in.ts';

const central = await centralOfFile();
let entries: readonly Entry[];
let whole: Buffer;
beforeAll(async () => {
  for (let id = 0; id < 50; id += 1) await sql`insert into regions (name) values (${`Oblast ${id}`})`.execute(central.db);
});

async function theFile(): Promise<string> {
  const file = await backupOf(central.opened);
  whole = readFileSync(file);
  return file;
}
/** The reason for which a file is refused, before anything is written. */
async function reasonFor(file: string): Promise<unknown> {
  const place = await anEmptyPlace();
  try {
    await restoreTo(place, file);
  } catch (error) {
    expect(await leftIn(place)).toEqual([]);
    return Reflect.get(Object(error), 'reason');
  }
  return null;
}
/** A file with one entry changed. */
async function changed(name: string, change: (content: Buffer) => Buffer | Promise<Buffer>): Promise<string> {
  entries = await entriesIn(await theFile());
  return fileOf(
    await Promise.all(entries.map(async (entry) => (entry.name === name ? { name, content: await change(entry.content) } : entry))),
  );
}
const header = (values: object) =>
  changed(entryNames.header, (content) => Buffer.from(JSON.stringify({ ...JSON.parse(content.toString()), ...values })));

describe('a file that is not as it was written', () => {
  it('is refused whichever byte was changed', async () => {
    const file = await theFile();
    await holds(
      asyncProperty(integer({ min: 0, max: whole.length - 1 }), integer({ min: 1, max: 255 }), async (place, by) => {
        const bytes = Buffer.from(whole);
        bytes[place] = (bytes[place] ?? 0) ^ by;
        writeFileSync(file, bytes);
        await expect(openBackup(file, async () => '')).rejects.toMatchObject({ name: 'BackupFault' });
      }),
      { numRuns: 60 },
    );
  });

  it('is refused wherever it was cut off', async () => {
    const file = await theFile();
    await holds(
      asyncProperty(integer({ min: 0, max: whole.length - 1 }), async (length) => {
        writeFileSync(file, whole);
        truncateSync(file, length);
        await expect(openBackup(file, async () => '')).rejects.toMatchObject({ name: 'BackupFault' });
      }),
      { numRuns: 40 },
    );
  });
});

describe('a backup that cannot be restored', () => {
  it('is one without its manifest', async () => {
    await theFile();
    entries = await entriesIn(await theFile());
    expect(await reasonFor(await fileOf(entries.slice(0, -1)))).toBe('incomplete');
  });

  it('is one of which a row was changed, and the tables are told apart', async () => {
    const part = (await entriesIn(await theFile())).find(({ name }) => tableOfPart(name) === 'regions')?.name ?? '';
    const forged = await changed(part, async (content) => {
      const rows = (await decompressed({ name: part, content })).toString().replace('Oblast 7\t', 'Oblast 8a\t');
      return compressed(Buffer.from(rows));
    });
    const place = await anEmptyPlace();
    await expect(restoreTo(place, forged)).rejects.toMatchObject({ reason: 'differs', details: { table: 'regions' } });
    expect(await leftIn(place)).toEqual([]);
  });

  it('is one whose part holds no rows of the table', async () => {
    const part = (await entriesIn(await theFile())).find(({ name }) => tableOfPart(name) === 'regions')?.name ?? '';
    const forged = await changed(part, () => compressed(Buffer.from('what\tis\tno\trow\n')));
    const place = await anEmptyPlace();
    await expect(restoreTo(place, forged)).rejects.toThrow();
    expect(await leftIn(place)).toEqual([]);
  });

  it('is one of a newer schema, and one of a newer format', async () => {
    expect(await reasonFor(await header({ schema: ['0001-czech-order-and-search', '9999-from-tomorrow'] }))).toBe('newer_schema');
    expect(await reasonFor(await header({ format: 2 }))).toBe('newer_format');
  });

  it('is what is no backup, and what is not there', async () => {
    const file = join(aFolder(), 'other');
    writeFileSync(file, 'something else');
    expect(await reasonFor(file)).toBe('not_a_backup');
    expect(await reasonFor(`${file}-nowhere`)).toBe('file_missing');
  });

  it('is one that is broken off at the last moment: nothing of it stays', async () => {
    const backup = await openBackup(await theFile(), async () => '');
    const place = await anEmptyPlace();
    const beforeEnd = () => {
      throw new Error('broken off');
    };
    await expect(restoreInto({ opened: place, backup, now: restoredAt, beforeEnd })).rejects.toThrow('broken off');
    expect(await leftIn(place)).toEqual([]);
  });

  it('is any in a place that is not empty, which stays as it was', async () => {
    const file = await theFile();
    const place = await anEmptyPlace();
    await place.pool.query('create table mine as select 7 as id');
    await expect(restoreTo(place, file)).rejects.toMatchObject({ reason: 'place_not_empty', details: { table: 'mine' } });
    expect((await place.pool.query('select id from mine')).rows).toEqual([{ id: 7 }]);
  });

  it('is one of another key, unless the loss is accepted', async () => {
    const backup = await openBackup(await theFile(), async () => '');
    const dataDirectory = aFolder();
    const place = { dataDirectory, secretKey: 'another key of the tests, long enough', acceptsNewKey: false };
    const fingerprints = { found: keyFingerprint(place.secretKey), needed: keyFingerprint(secretKey) };
    expect(() => settleKey(place, backup)).toThrow(expect.objectContaining({ reason: 'other_key', details: fingerprints }));
    expect(() => settleKey({ ...place, secretKey: null }, backup)).toThrow(expect.objectContaining({ reason: 'key_needed' }));
    for (const given of [
      { ...place, secretKey },
      { ...place, acceptsNewKey: true },
    ])
      settleKey(given, backup).keep();
    expect(readdirSync(dataDirectory)).toEqual([]);
    settleKey({ ...place, secretKey: null }, { ...backup, secretKey }).keep();
    expect(readFileSync(join(dataDirectory, 'keys', 'secret'), 'utf8')).toBe(secretKey);
  });
});

describe('a check', () => {
  it('restores into a database that is gone afterwards, and fails as a restore does', async () => {
    const databases = async () => (await central.opened.pool.query(`select datname from pg_database where datname like 'poradnik%'`)).rows;
    const check = async (file: string) => {
      const backup = await openBackup(file, async () => '');
      return inScratchDatabase({ opened: central.opened, log: () => undefined }, async (scratch) => {
        expect(await databases()).toHaveLength(1);
        return restoreInto({ opened: scratch, backup, now: restoredAt });
      });
    };
    // What a killed check left.
    await central.opened.pool.query('create database poradnik_check_left template template0');
    expect((await check(await theFile())).rows).toBeGreaterThan(50);
    expect(await databases()).toEqual([]);
    await expect(check(await header({ schema: ['9999-from-tomorrow'] }))).rejects.toMatchObject({ reason: 'newer_schema' });
    expect(await databases()).toEqual([]);
  });
});

describe('a file that cannot be written', () => {
  async function* failing(code: string): AsyncGenerator<Uint8Array> {
    yield Buffer.from('begun');
    throw Object.assign(new Error('no space left on device'), { code });
  }

  it('leaves nothing, and says that the disk is full', async () => {
    const file = join(aFolder(), 'backup');
    await expect(writeWhole(file, failing('ENOSPC'))).rejects.toMatchObject({ reason: 'no_room_for_file', details: { file } });
    expect(readdirSync(dirname(file))).toEqual([]);
  });

  it('is never one that is there already', async () => {
    const file = join(aFolder(), 'backup');
    writeFileSync(file, 'older');
    await expect(backupOf(central.opened, { file })).rejects.toMatchObject({ reason: 'file_exists' });
    expect([readFileSync(file, 'utf8'), existsSync(`${file}.partial`)]).toEqual(['older', false]);
    await expect(backupOf(central.opened, { file: join(file, 'below') })).rejects.toMatchObject({ reason: 'file_not_writable' });
  });

  it('is written through no link, and into no file, that somebody put where its half goes', async () => {
    const [file, elsewhere] = [join(aFolder(), 'záloha s mezerou\na řádkem'), join(aFolder(), 'jinde')];
    writeFileSync(elsewhere, 'cizí');
    symlinkSync(elsewhere, `${file}.partial`);
    await backupOf(central.opened, { file });
    expect([readFileSync(elsewhere, 'utf8'), readdirSync(dirname(file))]).toEqual(['cizí', [basename(file)]]);
    const open = join(aFolder(), 'záloha');
    writeFileSync(`${open}.partial`, '', { mode: 0o666 });
    chmodSync(`${open}.partial`, 0o666);
    await backupOf(central.opened, { file: open });
    expect(statSync(open).mode & 0o777).toBe(0o600);
  });

  it('is none of an empty database', async () => {
    const file = join(aFolder(), 'backup');
    await expect(backupOf(await anEmptyPlace(), { file })).rejects.toMatchObject({ reason: 'nothing_to_back_up' });
    expect(readdirSync(dirname(file))).toEqual([]);
  });
});
