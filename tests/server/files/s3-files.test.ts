import { createHash, randomFillSync } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Settings, s3Files } from '../../../server/adapters/s3-files.ts';
import { removeUnusedFiles } from '../../../server/areas/personal-data/unused-files.ts';
import type { Central, Reply } from '../../support/central.ts';
import { type DevicePlace, devicePlace } from '../../support/files/device-place.ts';
import { type FileCentral, openFileCentral } from '../../support/files/file-central.ts';
import { type S3Server, startS3 } from '../../support/files/s3-server.ts';
import { wav } from '../../support/files/sample-files.ts';
import { type Client, numberAt, textAt, valueAt } from '../../support/people.ts';

const away = 'Úložiště souborů teď neodpovídá. Co je nahrané, zůstává. Zkuste to za chvíli.';

describe('device files in S3', () => {
  let s3: S3Server;
  let opened: FileCentral;
  let central: Central;
  let place: DevicePlace;
  let root: Client;
  let store: number;
  beforeAll(async () => {
    s3 = await startS3();
    opened = await openFileCentral(devicePlace(s3Files(s3.settings)));
    ({ central, place, root } = opened);
    store = numberAt((await root.post('/stores', { code: 'S3', label: 'Úložiště' })).body, 'id');
  });
  afterAll(async () => {
    await opened.close();
    await s3.remove();
  });

  const upload = (payload: Buffer): Promise<Reply> => opened.upload(payload);
  const sent = async (content: Buffer): Promise<string> => {
    const address = String((await opened.begin(content.length)).headers['location']);
    expect((await opened.piece(address, 0, content)).status).toBe(204);
    return address;
  };
  const display = async (name: string, digest: string): Promise<string> =>
    `/files/${digest}/virtual-displays/${numberAt((await root.post('/virtual-displays', { store_id: store, name, call_sound_file: digest })).body, 'id')}`;

  it('are stored there, read through this server whole and in parts, and removed when nothing names them', async () => {
    const content = wav(3);
    const kept = await upload(content);
    const digest = textAt(kept.body, 'digest');
    expect([kept.status, place.unfinished(), place.stored()]).toEqual([201, [], []]);
    const address = await display('Hala', digest);
    const authorization = `Bearer ${root.token}`;
    const whole = await central.app.inject({ method: 'GET', url: `/central${address}`, headers: { authorization } });
    expect([whole.statusCode, whole.rawPayload]).toEqual([200, content]);
    const part = await central.app.inject({ method: 'GET', url: `/central${address}`, headers: { authorization, range: 'bytes=10-19' } });
    expect([part.statusCode, part.rawPayload, part.headers['location']]).toEqual([206, content.subarray(10, 20), undefined]);
    const unused = textAt((await upload(wav(4))).body, 'digest');
    await removeUnusedFiles({ db: central.db, files: place }, new Date(central.clock.now().getTime() + 25 * 3_600_000));
    expect([await place.store.read(unused), (await place.store.read(digest)) === null]).toEqual([null, false]);
  });

  it('are not lost while the store is away: the upload is finished when it is back', async () => {
    const before = await display('Před výpadkem', textAt((await upload(wav(5))).body, 'digest'));
    const content = wav(6);
    const address = await sent(content);
    await s3.stop();
    const refused = await root.post(`${address}/finish`, {});
    expect([refused.status, valueAt(refused.body, 'message')]).toEqual([503, away]);
    const unread = await root.get(before);
    expect([unread.status, valueAt(unread.body, 'message')]).toEqual([503, away]);
    expect(place.faults.length).toBeGreaterThan(0);
    // What nothing names waits for the next run.
    const later = new Date(central.clock.now().getTime() + 25 * 3_600_000);
    expect(await removeUnusedFiles({ db: central.db, files: place }, later)).toBe(false);
    await s3.start();
    const digest = createHash('sha256').update(content).digest('hex');
    const kept = await root.post(`${address}/finish`, {});
    expect([kept.status, valueAt(kept.body, 'digest')]).toEqual([201, digest]);
    expect((await root.get(before)).status).toBe(200);
  });

  it('are sent from the disk without being in the memory, and the file of the disk goes', async () => {
    const content = randomFillSync(Buffer.alloc(30 * 1_048_576));
    const digest = createHash('sha256').update(content).digest('hex');
    const file = join(place.folder, 'large');
    writeFileSync(file, content);
    await place.store.put(digest, file);
    expect(existsSync(file)).toBe(false);
    const stored = await place.store.read(digest);
    expect(
      stored === null
        ? null
        : createHash('sha256')
            .update(await buffer(stored))
            .digest('hex'),
    ).toBe(digest);
  });

  it.each([
    ['a wrong key', (settings: S3Settings): S3Settings => ({ ...settings, accessKey: 'another key' })],
    ['a bucket that is not there', (settings: S3Settings): S3Settings => ({ ...settings, url: new URL('elsewhere', settings.url) })],
  ])('are out of reach with %s', async (_, changed) => {
    const other = s3Files(changed(s3.settings));
    const file = join(place.folder, 'refused');
    writeFileSync(file, 'obsah');
    await expect(other.put('a'.repeat(64), file)).rejects.toMatchObject({ name: 'FileStoreUnreachable' });
    expect(existsSync(file)).toBe(true);
  });
});
