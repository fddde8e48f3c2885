import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeUnusedFiles } from '../../../server/areas/personal-data/unused-files.ts';
import { aBackup, previewOf, restore } from '../../support/backups.ts';
import { type Central, type Reply, send } from '../../support/central.ts';
import { csvRows, exported } from '../../support/exports.ts';
import type { DevicePlace } from '../../support/files/device-place.ts';
import { type FileCentral, openFileCentral, soundField } from '../../support/files/file-central.ts';
import { wav } from '../../support/files/sample-files.ts';
import { aKiosk } from '../../support/made-designs.ts';
import { type Client, numberAt, rowsOf, signedIn, valueAt } from '../../support/people.ts';

describe('a file of a device', () => {
  let opened: FileCentral;
  let central: Central;
  let place: DevicePlace;
  let root: Client;
  let store: number;
  beforeAll(async () => {
    opened = await openFileCentral();
    ({ central, place, root } = opened);
    store = numberAt((await root.post('/stores', { code: 'ZVUKY', label: 'Zvuky' })).body, 'id');
  });
  afterAll(() => opened.close());

  const upload = (content: Buffer): Promise<Reply> => opened.upload(content);
  const digestOf = (content: Buffer): Promise<string> => opened.digestOf(content);
  const display = async (name: string, digest: string): Promise<number> =>
    numberAt((await root.post('/virtual-displays', { store_id: store, name, call_sound_file: digest })).body, 'id');
  const later = (hours: number): Date => new Date(central.clock.now().getTime() + hours * 3_600_000);
  const remove = (digest: string): Promise<Reply> => root.remove(`/files/${digest}?${soundField}`);

  it('is on the disk once, under its digest, and the database has no content', async () => {
    const content = wav(1);
    const digest = createHash('sha256').update(content).digest('hex');
    const kept = await upload(content);
    expect([kept.status, kept.body]).toEqual([
      201,
      { digest, type: 'audio/wav', bytes: content.length, width: null, height: null, seconds: 1, video: null, audio: null },
    ]);
    expect((await upload(content)).status).toBe(201);
    expect(place.stored()).toEqual([`${digest.slice(0, 2)}/${digest}`]);
    expect(place.unfinished()).toEqual([]);
    const rows = await central.db.selectFrom('files').select(['content', 'is_public']).where('digest', '=', digest).execute();
    expect(rows).toEqual([{ content: null, is_public: true }]);
  });

  it('is listed, exported and in the history by its digest', async () => {
    const [first, second] = [await digestOf(wav(12)), await digestOf(wav(13))];
    const id = await display('Vyvezený', first);
    const listed = await root.get(`/virtual-displays?filter=${encodeURIComponent('{"q":"Vyvezený"}')}`);
    expect(rowsOf(listed).map((row) => row['call_sound_file'])).toEqual([first]);
    const table = csvRows(await exported(central, root, 'virtual-displays', { columns: ['name', 'call_sound_file'] }));
    expect(table).toContainEqual(['Vyvezený', first]);
    await root.patch(`/virtual-displays/${id}`, 1, { call_sound_file: second });
    const [changed] = rowsOf(await root.get(`/virtual-displays/${id}/history`));
    expect(valueAt(valueAt(changed, 'changes'), 'call_sound_file')).toMatchObject({ before: first, after: second });
  });

  it('leaves nothing behind where it is refused', async () => {
    const before = place.stored();
    const tooBig = await upload(wav(1400));
    expect([tooBig.status, valueAt(tooBig.body, 'message')]).toEqual([413, 'Vybraný soubor je příliš velký. Může mít nejvýš 20 MB.']);
    const empty = await upload(wav(0));
    expect([empty.status, valueAt(empty.body, 'message')]).toEqual([422, 'Zvuk má nulovou délku. Vyberte jiný.']);
    const page = await upload(Buffer.from('<html><script>alert(1)</script></html>'));
    expect(valueAt(page.body, 'message')).toBe('Vybraný soubor má jiný obsah, než se sem hodí. Vyberte zvuk WAV.');
    expect([place.stored(), place.unfinished()]).toEqual([before, []]);
  });

  it('is read through the row that names it, whole or in parts, and not again by who has it', async () => {
    const content = wav(2);
    const digest = await digestOf(content);
    const id = await display('Hala', digest);
    const read = async (headers: Readonly<Record<string, string>> = {}): Promise<Reply> => {
      const authorization = `Bearer ${root.token}`;
      const url = `/central/files/${digest}/virtual-displays/${id}`;
      const response = await central.app.inject({ method: 'GET', url, headers: { authorization, ...headers } });
      return { status: response.statusCode, body: response.rawPayload, headers: response.headers };
    };
    const whole = await read();
    expect([whole.status, whole.body]).toEqual([200, content]);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      etag: `"${digest}"`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    const part = await read({ range: 'bytes=4-11' });
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, content.subarray(4, 12), `bytes 4-11/${content.length}`]);
    const end = await read({ range: 'bytes=-3' });
    expect([end.status, end.body]).toEqual([206, content.subarray(-3)]);
    const beyond = await read({ range: `bytes=${content.length}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
    expect((await read({ 'if-none-match': `"${digest}"` })).status).toBe(304);
    expect((await read({ range: 'bytes=4-11', 'if-range': '"jiný"' })).status).toBe(200);
    expect((await read({ range: 'bytes=0-1,4-5' })).status).toBe(200);
    // Branches fetch it without a key.
    expect((await send(central, { method: 'GET', url: `/files/${digest}` })).status).toBe(200);
  });

  it('tells where it is used, and only rows that the caller may read', async () => {
    const digest = await digestOf(wav(3));
    const id = await display('Přepážky', digest);
    const used = { uses: [{ resource: 'virtual-displays', id, name: 'Přepážky', field: 'call_sound_file' }], hidden: 0, kept: false };
    expect((await root.get(`/files/${digest}/uses`)).body).toEqual(used);
    const other = await signedIn(central, { resources: ['store'] });
    expect((await other.get(`/files/${digest}/uses`)).body).toEqual({ uses: [], hidden: 1, kept: false });
  });

  it('is not removed while something names it, and at once where nothing does', async () => {
    const [used, unused] = [await digestOf(wav(4)), await digestOf(wav(5))];
    await display('Vchod', used);
    const refused = await remove(used);
    expect([refused.status, valueAt(refused.body, 'message')]).toEqual([
      409,
      'Soubor se používá (počet míst: 1). Odeberte ho nejdřív tam.',
    ]);
    expect((await remove(unused)).status).toBe(204);
    expect((await remove(unused)).status).toBe(404);
    expect(place.stored().filter((name) => [used, unused].some((digest) => name.endsWith(digest)))).toEqual([
      `${used.slice(0, 2)}/${used}`,
    ]);
  });

  it('is removed a day after it was last sent where nothing names it, also no backup of a store', async () => {
    const [used, unused, backedUp] = [await digestOf(wav(6)), await digestOf(wav(7)), await digestOf(wav(8))];
    await display('Chodba', used);
    await sql`insert into backups (created_at, updated_at, store_id, name, origin) values (now(), now(), ${store}, 'Záloha', 'nightly')`.execute(
      central.db,
    );
    await sql`insert into backup_contents (store_id, backup_id, content)
      select store_id, id, convert_to(${`{"call_sound_file":"${backedUp}"}`}, 'UTF8') from backups order by id desc limit 1`.execute(
      central.db,
    );
    const remaining = (): readonly boolean[] =>
      [used, unused, backedUp].map((digest) => place.stored().some((name) => name.endsWith(digest)));
    expect(await removeUnusedFiles({ db: central.db, files: place }, later(23))).toBe(false);
    expect(remaining()).toEqual([true, true, true]);
    await removeUnusedFiles({ db: central.db, files: place }, later(25));
    expect(remaining()).toEqual([true, false, true]);
    const rows = await central.db.selectFrom('files').select('digest').where('digest', '=', unused).execute();
    expect(rows).toEqual([]);
  });

  it('stays for the other record where two name it and one no longer does, whatever they are', async () => {
    const digest = await digestOf(wav(11));
    const [first, second] = [await display('První', digest), await display('Druhý', digest)];
    const kiosk = await aKiosk(root, store, 'Kiosk se zvukem');
    const values = { store_id: store, touch_screen_id: kiosk, printing_sound: digest };
    const design = numberAt((await root.post('/kiosk-designs', { name: 'Vzhled', ...values })).body, 'id');
    const isThere = async (): Promise<boolean> => {
      // Neither the history nor the trash keeps it: only the records that are left.
      await sql`update history set changes = '{}'`.execute(central.db);
      await sql`delete from virtual_displays where deleted_at is not null`.execute(central.db);
      await removeUnusedFiles({ db: central.db, files: place }, later(25));
      return place.stored().some((name) => name.endsWith(digest));
    };
    expect((await root.remove(`/virtual-displays/${first}`)).status).toBe(200);
    expect([await isThere(), (await root.get(`/files/${digest}/virtual-displays/${second}`)).status]).toEqual([true, 200]);
    await root.patch(`/virtual-displays/${second}`, 1, { call_sound_file: null });
    expect(await isThere()).toBe(true);
    await root.patch(`/kiosk-designs/${design}`, 1, { printing_sound: null });
    expect(await isThere()).toBe(false);
  });

  it('stays while a backup of its store names it, and a restore without it is refused', async () => {
    const digest = await digestOf(wav(10));
    const id = await display('Zálohovaný', digest);
    const backup = await aBackup(central, root, store);
    const edited = await root.patch(`/virtual-displays/${id}`, 1, { call_sound_file: null });
    expect(edited.status).toBe(200);
    // The history goes with time; the backup still names the file.
    await sql`update history set changes = '{}' where resource = 'virtual-displays' and record_id = ${id}`.execute(central.db);
    await removeUnusedFiles({ db: central.db, files: place }, later(25));
    expect(place.stored().some((name) => name.endsWith(digest))).toBe(true);
    await sql`delete from files where digest = ${digest}`.execute(central.db);
    const { records } = await previewOf(root, backup);
    expect(records.find((record) => record.id === id)?.problem).toBe('Tento soubor tu není. Nahrajte ho znovu.');
    await digestOf(wav(10));
    expect(await restore(central, root, backup)).toMatchObject({ state: 'done' });
    expect((await root.get(`/virtual-displays/${id}`)).body).toMatchObject({ call_sound_file: digest });
  });

  it('is refused in a form where it is another kind of file, and where it is missing', async () => {
    const terms = await opened.digestOf(Buffer.from('%PDF-1.7\n'), 'resource=web-order-settings&field=terms_file');
    const saved = async (digest: string): Promise<number> =>
      (await root.post('/virtual-displays', { store_id: store, name: digest.slice(0, 8), call_sound_file: digest })).status;
    expect([await saved(terms), await saved('2'.repeat(64))]).toEqual([422, 409]);
  });

  it('is said to be out of reach where its content is gone from the disk', async () => {
    const digest = await digestOf(wav(9));
    const id = await display('Ztracený', digest);
    await place.store.remove(digest);
    expect((await root.get(`/files/${digest}/virtual-displays/${id}`)).status).toBe(404);
    expect(String(place.faults.at(-1))).toContain(digest);
    // Sent again, it is there again.
    await digestOf(wav(9));
    expect((await root.get(`/files/${digest}/virtual-displays/${id}`)).status).toBe(200);
  });
});
