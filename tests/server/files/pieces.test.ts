import { createHash, randomBytes } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { movedClock } from '../../../server/adapters/clock.ts';
import { removeOldUploads } from '../../../server/engine/uploads/pieces/own-uploads.ts';
import { type Central, type Reply, send } from '../../support/central.ts';
import { documentBomb, imageBomb } from '../../support/files/bombs.ts';
import type { DevicePlace } from '../../support/files/device-place.ts';
import { type FileCentral, metadataOf, openFileCentral } from '../../support/files/file-central.ts';
import { wav } from '../../support/files/sample-files.ts';
import { type Client, signedIn, valueAt } from '../../support/people.ts';

const sound = (): Buffer => {
  const content = wav(200);
  randomBytes(1000).copy(content, 1000);
  return content;
};

describe('an upload in pieces', () => {
  let opened: FileCentral;
  let central: Central;
  let place: DevicePlace;
  let root: Client;
  beforeAll(async () => {
    opened = await openFileCentral();
    ({ central, place, root } = opened);
  });
  afterEach(() => place.setFreeBytes(100 * 1024 ** 3));
  afterAll(() => opened.close());

  type Verb = 'POST' | 'PATCH' | 'HEAD' | 'DELETE' | 'GET' | 'OPTIONS';
  type Sending = {
    readonly by?: Pick<Client, 'token'> | null;
    readonly headers?: Readonly<Record<string, string>>;
    readonly payload?: Buffer;
  };
  const ask = (method: Verb, url: string, { by = root, headers = {}, payload }: Sending = {}): Promise<Reply> =>
    send(central, {
      method,
      url,
      headers: { 'tus-resumable': '1.0.0', ...(by === null ? {} : { authorization: `Bearer ${by.token}` }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  const ofSound = metadataOf('virtual-displays', 'call_sound_file');
  const begin = (bytes: number, by: Pick<Client, 'token'> = root, metadata = ofSound): Promise<Reply> =>
    ask('POST', '/files/uploads', { by, headers: { 'upload-length': String(bytes), 'upload-metadata': metadata } });
  const begun = async (bytes: number, by: Pick<Client, 'token'> = root, metadata = ofSound): Promise<string> =>
    String((await begin(bytes, by, metadata)).headers['location']);
  const piece = (address: string, offset: number, payload: Buffer, by: Pick<Client, 'token'> = root): Promise<Reply> =>
    ask('PATCH', address, { by, payload, headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' } });
  const finish = (address: string, by: Client = root): Promise<Reply> => by.post(`${address}/finish`, {});
  const message = ({ body }: Reply): unknown => valueAt(body, 'message');

  it('is kept when all pieces have come and it is finished, also when that is asked twice', async () => {
    const content = sound();
    const address = await begun(content.length);
    expect(address).toMatch(new RegExp(`^/files/uploads/${root.id}-[0-9a-f]{32}$`, 'u'));
    const first = await piece(address, 0, content.subarray(0, 1_000_000));
    expect([first.status, first.headers['upload-offset'], first.headers['access-control-allow-origin']]).toEqual([
      204,
      '1000000',
      undefined,
    ]);
    const early = await finish(address);
    expect([early.status, message(early)]).toEqual([409, 'Soubor ještě není nahraný celý. Nechte nahrávání doběhnout.']);
    const where = await ask('HEAD', address);
    expect([where.status, where.headers['upload-offset'], where.headers['upload-length']]).toEqual([
      200,
      '1000000',
      String(content.length),
    ]);
    await piece(address, 1_000_000, content.subarray(1_000_000));
    const kept = await finish(address);
    const digest = createHash('sha256').update(content).digest('hex');
    expect([kept.status, kept.body]).toEqual([201, expect.objectContaining({ digest, seconds: 200, bytes: content.length })]);
    expect((await finish(address)).body).toEqual(kept.body);
    expect(place.stored()).toContain(`${digest.slice(0, 2)}/${digest}`);
  });

  it('gives one stored file where the same is uploaded twice at once', async () => {
    const content = sound();
    const addresses = await Promise.all([begun(content.length), begun(content.length)]);
    await Promise.all(addresses.map((address) => piece(address, 0, content)));
    const kept = await Promise.all(addresses.map((address) => finish(address)));
    expect(kept.map(({ status }) => status)).toEqual([201, 201]);
    const digest = createHash('sha256').update(content).digest('hex');
    expect(place.stored().filter((name) => name.endsWith(digest))).toHaveLength(1);
  });

  it('is for users who may write what names it, and each verb asks for that', async () => {
    const [displays, others] = [
      await signedIn(central, { resources: ['virtual_display'] }),
      await signedIn(central, { resources: ['store'] }),
    ];
    expect((await begin(100, others)).status).toBe(403);
    const address = await begun(100, displays);
    for (const verb of ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      expect([verb, (await ask(verb, address, { by: null })).status]).toEqual([verb, 401]);
    }
    // Also who may do everything else does not reach the upload of another user.
    for (const verb of ['HEAD', 'PATCH', 'DELETE'] as const) expect((await ask(verb, address)).status).toBe(410);
    expect((await finish(address)).status).toBe(410);
    expect((await ask('GET', address, { by: displays })).status).toBe(405);
    await central.db
      .updateTable('users')
      .set({ resources: ['store'] })
      .where('id', '=', displays.id)
      .execute();
    expect((await piece(address, 0, Buffer.alloc(10), displays)).status).toBe(403);
  });

  it('is refused before it begins where it is too big, empty, for no field of files, or without its length', async () => {
    const tooBig = await begin(20 * 1_048_576 + 1);
    expect([tooBig.status, message(tooBig)]).toEqual([413, 'Vybraný soubor je příliš velký. Může mít nejvýš 20 MB.']);
    // Five gigabytes, where a field takes most of all: refused by the length that is said, before anything is stored.
    const before = [place.unfinished(), place.stored()];
    const five = await begin(5 * 1024 ** 3, root, metadataOf('playlists', 'items'));
    expect([five.status, message(five)]).toEqual([413, 'Vybraný soubor je příliš velký. Může mít nejvýš 2047 MB.']);
    expect([place.unfinished(), place.stored()]).toEqual(before);
    expect((await begin(0)).status).toBe(422);
    expect((await begin(10, root, metadataOf('virtual-displays', 'name'))).status).toBe(422);
    expect((await begin(10, root, metadataOf('nic', 'call_sound_file'))).status).toBe(422);
    const endless = await ask('POST', '/files/uploads', { headers: { 'upload-defer-length': '1', 'upload-metadata': ofSound } });
    expect(endless.status).toBe(400);
  });

  it('goes on only where it ended, and never beyond its length', async () => {
    const address = await begun(100);
    expect((await piece(address, 0, Buffer.alloc(60))).status).toBe(204);
    expect((await piece(address, 0, Buffer.alloc(60))).status).toBe(409);
    expect((await piece(address, 60, Buffer.alloc(60))).status).toBe(413);
    expect((await ask('HEAD', address)).headers['upload-offset']).toBe('60');
    expect((await ask('DELETE', address)).status).toBe(204);
    expect((await ask('HEAD', address)).status).toBe(410);
  });

  it('is removed where its content is not for the field', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const address = await begun(page.length);
    await piece(address, 0, page);
    const refused = await finish(address);
    expect([refused.status, message(refused)]).toEqual([422, 'Vybraný soubor má jiný obsah, než se sem hodí. Vyberte zvuk WAV.']);
    expect((await finish(address)).status).toBe(410);
  });

  const image = 'Obrázek má 30000 × 35000 px, může mít nejvýš 10000 px. Zmenšete ho a nahrajte znovu.';
  const pixels = 'Obrázek má 9999 × 9999 px, dohromady může mít nejvýš 40 milionů px. Zmenšete ho a nahrajte znovu.';
  it.each([
    ['as a document', documentBomb, 'Vybraný soubor má jiný obsah, než se sem hodí.'],
    ['as a wide image', () => imageBomb(30_000, 35_000), image],
    ['as an image of many pixels', () => imageBomb(9999, 9999), pixels],
  ])('is refused and removed where it would unpack to a gigabyte, %s, and is never unpacked', async (_, bomb, why) => {
    const content = bomb();
    const stored = place.stored();
    const address = await begun(content.length, root, metadataOf('playlists', 'items'));
    await piece(address, 0, content);
    const most = process.resourceUsage().maxRSS;
    const refused = await finish(address);
    expect([refused.status, message(refused)]).toEqual([422, expect.stringContaining(why)]);
    // In kilobytes: the most that the process ever had grows by less than a tenth of what is in the file.
    expect(process.resourceUsage().maxRSS - most).toBeLessThan(100_000);
    expect(place.stored()).toEqual(stored);
    expect((await finish(address)).status).toBe(410);
  });

  it('does not begin on a disk that is nearly full, and does not go on where it is full', async () => {
    const address = await begun(100);
    place.setFreeBytes(1024 ** 3);
    const low = await begin(10_000_000);
    expect([low.status, valueAt(low.body, 'err')]).toEqual([503, 'disk_low']);
    expect((await piece(address, 0, Buffer.alloc(10))).status).toBe(204);
    place.setFreeBytes(1000);
    const full = await piece(address, 10, Buffer.alloc(10));
    expect([full.status, valueAt(full.body, 'err')]).toEqual([503, 'disk_full']);
    expect(Number(full.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is one of fifty at most that a user has not finished', async () => {
    const busy = await signedIn(central, { resources: ['virtual_display'] });
    for (let count = 0; count < 50; count += 1) expect((await begin(10, busy)).status).toBe(201);
    const refused = await begin(10, busy);
    expect([refused.status, valueAt(refused.body, 'err')]).toEqual([409, 'too_many_uploads']);
  });

  it('is removed a day after its last piece', async () => {
    const [old, young] = [await begun(100), await begun(100)];
    const name = String(old.split('/').at(-1));
    const now = movedClock('2026-11-25T12:00:00.000Z').now();
    for (const file of place.unfinished()) {
      const age = file.startsWith(name) ? 25 : 23;
      utimesSync(join(place.uploadsFolder, file), now, new Date(now.getTime() - age * 3_600_000));
    }
    expect(await removeOldUploads(place.uploadsFolder, now)).toBe(2);
    expect([(await ask('HEAD', old)).status, (await ask('HEAD', young)).status]).toEqual([410, 200]);
  });
});
