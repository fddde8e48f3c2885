import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accountFor, isRoot } from '../../../server/db/connect/embedded/account.ts';
import { DatabaseUnavailable } from '../../../server/db/connect/open.ts';
import { aClosedDirectory, aDirectory, anEmbedded, aProcess, keptIn, refusalOf } from './embedded.ts';

const elsewhere = '/var/lib/poradnik';
const nobody = { uid: 65_534, gid: 65_534 };

/** A data directory below a folder that only root may enter; where its data lie is removed with the test. */
function belowClosedFolder(): string {
  const closed = path.join(aDirectory(), 'closed');
  fs.mkdirSync(closed, { mode: 0o700 });
  const dataDirectory = path.join(closed, 'data');
  onTestFinished(() => {
    const pointer = path.join(dataDirectory, 'database', 'place');
    if (fs.existsSync(pointer)) fs.rmSync(fs.readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
  });
  return dataDirectory;
}

/** Opens a directory as an ordinary user, in another process, and answers with `open` or the reason why not. */
async function openedAsNobody(dataDirectory: string, account = nobody): Promise<string | undefined> {
  const other = aProcess('./hold-as.ts', String(account.uid), String(account.gid), dataDirectory);
  await other.until((lines) => lines.length > 0);
  return other.lines[0];
}

// No one but root can become someone else; as an ordinary user every other test opens its database as that user.
describe.runIf(isRoot())('started as root', () => {
  it('runs PostgreSQL as another account, which alone may read the data', async () => {
    const db = await anEmbedded();

    const { uid, mode } = fs.statSync(db.dataFolder ?? '');

    expect([uid === 0, mode & 0o077]).toEqual([false, 0]);
  });

  it('puts data and programs where that account may enter when it may not enter the folder, and finds them again', async () => {
    const dataDirectory = belowClosedFolder();
    const first = await anEmbedded({ dataDirectory });
    expect(first.dataFolder).toMatch(new RegExp(`^${elsewhere}/`, 'u'));
    await first.pool.query('create table kept as select 7 as id');
    await first.close();

    const moved = `${dataDirectory} přesunutá`;
    fs.renameSync(dataDirectory, moved);
    const second = await anEmbedded({ dataDirectory: moved });
    expect(await keptIn(second)).toEqual([{ id: 7 }]);
    await second.close();
    fs.renameSync(moved, dataDirectory);
    expect(await keptIn(await anEmbedded({ dataDirectory }))).toEqual([{ id: 7 }]);
  });

  it('refuses a copy of a folder whose data lie elsewhere', async () => {
    const dataDirectory = belowClosedFolder();
    await (await anEmbedded({ dataDirectory })).close();
    const copy = path.join(aDirectory(), 'copy');
    fs.cpSync(dataDirectory, copy, { recursive: true });

    expect(await refusalOf(copy)).toMatchObject({ reason: 'copied_pointer', details: { home: path.join(dataDirectory, 'database') } });
  });

  it('takes over a folder that an ordinary user made, and a copy that belongs to root', async () => {
    const dataDirectory = aDirectory();
    fs.chownSync(dataDirectory, nobody.uid, nobody.gid);
    expect(await openedAsNobody(dataDirectory)).toBe('open');
    const byUser = await anEmbedded({ dataDirectory: copyOf(await aClosedDirectory()) });

    expect(await keptIn(byUser)).toEqual([{ id: 7 }]);
    expect(fs.statSync(byUser.dataFolder ?? '').uid).not.toBe(0);
  });

  it('leaves a lock that an ordinary user may not read, who is told at once whose the folder is', async () => {
    const dataDirectory = aDirectory();
    const directory = path.join(dataDirectory, 'database');
    fs.mkdirSync(directory);
    fs.writeFileSync(path.join(directory, 'lock'), '{}', { mode: 0o600 });
    for (const folder of [dataDirectory, directory]) fs.chownSync(folder, nobody.uid, nobody.gid);

    expect(await openedAsNobody(dataDirectory)).toBe('foreign_owner');
  });

  it('is not needed, but an account that the system has a name for is', async () => {
    const dataDirectory = aDirectory();
    const nameless = { uid: 4_242, gid: 4_242 };
    fs.chownSync(dataDirectory, nameless.uid, nameless.gid);

    expect(await openedAsNobody(dataDirectory, nameless)).toBe('unknown_account');
  });

  it('refuses when there is no account to run as', () => {
    const nowhere = path.join(aDirectory(), 'cluster-18');
    const accounts = path.join(aDirectory(), 'passwd');
    fs.writeFileSync(accounts, 'root:x:0:0:root:/root:/bin/bash\n');

    expect(() => accountFor(nowhere, accounts)).toThrow(expect.objectContaining({ reason: 'no_account' }));
    expect(() => accountFor(nowhere, accounts)).toThrow(DatabaseUnavailable);
  });

  it('says for an ordinary user that a folder belongs to somebody else', async () => {
    const dataDirectory = await aClosedDirectory();

    expect(await openedAsNobody(dataDirectory)).toBe('foreign_owner');
  });

  it('says for an ordinary user that a folder is read-only', async () => {
    const dataDirectory = aDirectory();
    fs.mkdirSync(path.join(dataDirectory, 'database'));
    for (const folder of [dataDirectory, path.join(dataDirectory, 'database')]) {
      fs.chownSync(folder, nobody.uid, nobody.gid);
      fs.chmodSync(folder, 0o555);
    }

    expect(await openedAsNobody(dataDirectory)).toBe('not_writable');
  });
});

/** A copy as `cp -r` by root makes it: everything belongs to root. */
function copyOf(dataDirectory: string): string {
  const copy = path.join(aDirectory(), 'copy');
  fs.cpSync(dataDirectory, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}
