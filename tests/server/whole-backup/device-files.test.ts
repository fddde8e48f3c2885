import { createHash, randomFillSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { FileStoreUnreachable } from '../../../server/adapters/file-store.ts';
import { makeBackup } from '../../../server/areas/backups/full-backup/make-backup.ts';
import { openBackup } from '../../../server/areas/backups/full-backup/open-backup.ts';
import { restoreInto } from '../../../server/areas/backups/full-backup/restore-into.ts';
import { filesOfBackup, filesOfStore } from '../../../server/areas/backups/full-backup/write-files.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { type DevicePlace, devicePlace } from '../../support/files/device-place.ts';
import { aFolder, anEmptyPlace, entriesIn, madeAt, restoredAt, secretKey } from '../../support/whole-backup/backups.ts';

const large = randomFillSync(Buffer.alloc(20 * 1_048_576));
const small = Buffer.from('malý soubor');
const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

describe('device files in a backup of everything', () => {
  let central: Central;
  let place: DevicePlace;
  const missing = 'f'.repeat(64);
  beforeAll(async () => {
    place = devicePlace();
    central = await openCentral({ files: place });
    for (const content of [large, small]) {
      const file = join(place.folder, 'sent');
      writeFileSync(file, content);
      await place.store.put(digestOf(content), file);
    }
    const rows = [digestOf(large), digestOf(small), missing].map((digest) => ({
      digest,
      type: 'audio/wav',
      bytes: 1,
      width: null,
      height: null,
      seconds: 1,
      content: null,
      is_public: false,
      created_at: madeAt,
    }));
    await central.db.insertInto('files').values(rows).execute();
  });
  afterAll(async () => {
    await central.close();
    place.remove();
  });

  const source = { kind: 'installation', secretKey, now: madeAt } as const;
  const order = (file: string) => ({ opened: central.opened, file, source, passphrase: null, version: '1.0.0' });
  const made = async () => {
    const file = join(aFolder(), 'backup');
    return { file, ...(await makeBackup({ ...order(file), files: filesOfStore(place.store) })) };
  };
  const aPlace = (): DevicePlace => {
    const other = devicePlace();
    onTestFinished(() => other.remove());
    return other;
  };

  it('are in it in parts, and in the store of the place that it is restored to', async () => {
    const { file, files, missingFiles } = await made();
    expect([files, missingFiles]).toEqual([2, 1]);
    const parts = (await entriesIn(file)).filter(({ name }) => name.startsWith(`files/${digestOf(large)}/`));
    expect(Math.max(...parts.map(({ content }) => content.length))).toBeLessThan(17 * 1_048_576);
    expect(parts.length).toBeGreaterThan(1);
    const other = aPlace();
    const backup = await openBackup(file, async () => '');
    const restored = await restoreInto({ opened: await anEmptyPlace(), backup, now: restoredAt, files: other });
    expect([restored.files, restored.missingFiles]).toEqual([2, 1]);
    const stored = other.stored().map((name) => digestOf(readFileSync(join(other.folder, 'files', name))));
    expect(stored.toSorted()).toEqual([digestOf(large), digestOf(small)].toSorted());
    expect(other.unfinished()).toEqual([]);
  });

  it('are compared, and stored nowhere, where a backup is only checked', async () => {
    const backup = await openBackup((await made()).file, async () => '');
    const { files, missingFiles } = await restoreInto({ opened: await anEmptyPlace(), backup, now: restoredAt });
    expect([files, missingFiles]).toEqual([2, 1]);
  });

  it('go on into a backup that is written again', async () => {
    const before = await openBackup((await made()).file, async () => '');
    const file = join(aFolder(), 'again');
    expect(await makeBackup({ ...order(file), files: filesOfBackup(before.entries) })).toMatchObject({ files: 2, missingFiles: 1 });
  });

  it('end it where the store does not answer: half a backup is none', async () => {
    const away = async (): Promise<never> => {
      throw new FileStoreUnreachable('away');
    };
    const file = join(aFolder(), 'backup');
    const files = filesOfStore({ put: away, read: away, remove: away });
    await expect(makeBackup({ ...order(file), files })).rejects.toMatchObject({ reason: 'files_unreachable' });
    await expect(openBackup(file, async () => '')).rejects.toMatchObject({ reason: 'file_missing' });
  });
});
