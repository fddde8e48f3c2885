import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { refusalFor } from '../../../server/answers/error-answer.ts';
import { createStorage } from '../../../server/engine/files/storage.ts';
import { explainStartFailure } from '../../../server/start/start-failure.ts';
import { appWithoutDatabase } from '../../support/app-without-database.ts';
import { aFakeDisk } from '../../support/fake-disk.ts';

/** An error as PostgreSQL or the system reports it. */
const fault = (code: string, message = 'something went wrong') => Object.assign(new Error(message), { code });
const full = fault('53100', 'could not extend file "base/5/16384": No space left on device');
const shared = fault('53100', 'could not resize shared memory segment "/PostgreSQL.1": No space left on device');
const readOnlyVolume = fault('42501', 'could not open file "base/5/16384": Read-only file system');

describe('an error of a request', () => {
  it.each([
    ['a full disk of PostgreSQL', full, 'disk_full'],
    ['a full disk of this server', fault('ENOSPC'), 'disk_full'],
    ['a quota', fault('EDQUOT'), 'disk_full'],
    ['shared memory, which is no disk', shared, 'unavailable'],
    ['a database that only reads', fault('25006'), 'read_only'],
    ['a read-only volume of this server', fault('EROFS'), 'read_only'],
    ['a read-only volume of PostgreSQL', readOnlyVolume, 'read_only'],
    ['a missing right', fault('42501', 'permission denied for table users'), 'internal'],
  ])('of %s is said as what it is', (_, error, code) => {
    expect(refusalFor(error).code).toBe(code);
  });
});

describe('a start that fails', () => {
  const embedded = { port: 3000, host: '127.0.0.1', dataDirectory: '/data', databaseUrl: null };
  const server = { ...embedded, databaseUrl: 'postgres://db/poradnik' };
  it.each([
    ['names its folder when the disk is full', full, embedded, '/data není místo'],
    ['names the database server when its disk is full', full, server, 'databázového serveru není místo'],
    ['names its folder when that is full beside a database elsewhere', fault('ENOSPC'), server, '/data není místo'],
    ['says that the database only reads', fault('25006'), server, 'jen čtení'],
    ['does not take shared memory for the disk', shared, server, '/dev/shm'],
    ['says that the database went away meanwhile', fault('57P01'), server, 'přestala při startu odpovídat'],
  ])('%s', (_, error, configured, words) => {
    expect(explainStartFailure(error, configured)).toContain(words);
  });
});

describe('the log', () => {
  it('has no line for each request that there is no room for: that the disk is full stands there once', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const disk = aFakeDisk();
    const app = await appWithoutDatabase({ log, storage: disk.storage });
    await disk.leave(0);
    expect((await app.inject('/central/backups/1/file')).json()).toMatchObject({ err: 'disk_full' });
    expect(lines).toEqual([]);
    await app.close();
  });
});

describe('a disk that only PostgreSQL knows', () => {
  function aDistantDisk() {
    const turns: string[] = [];
    const state = { hasRoom: false };
    const storage = createStorage({ disk: null, hasRoom: async () => state.hasRoom, onTurn: (turned) => void turns.push(turned) });
    return { storage, state, turns };
  }

  it('is told as full once PostgreSQL finds no room, and until it finds some; nothing is refused for it beforehand', async () => {
    const { storage, state } = aDistantDisk();
    storage.note(full);
    expect([storage.state(), storage.mayWrite(), storage.mayGrow()]).toEqual(['read_only', true, true]);
    await storage.look();
    expect(storage.state()).toBe('read_only');
    state.hasRoom = true;
    await storage.look();
    expect(storage.state()).toBe('ample');
  });

  it.each([
    ['of shared memory', shared],
    ['of a volume of this server', fault('ENOSPC')],
    ['of anything else', new Error('no')],
  ])('is not told as full for an error %s', (_, error) => {
    const { storage, turns } = aDistantDisk();
    storage.note(error);
    expect(turns).toEqual([]);
  });
});
