import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aBackup, fileOf, previewOf, restore } from '../../support/backups.ts';
import { send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { license } from '../../support/licences.ts';
import { numberAt, rowsOf, signedIn, superAdministrator, textAt } from '../../support/people.ts';
import { aDesk, anOrder, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

const show = async (path: string) => (await root.get(path)).body;
const playlist = (store_ids: readonly number[], name: string) => root.post('/playlists', { name, store_ids });

describe('a backup of a store', () => {
  it('is made in the background, by somebody, of a size', async () => {
    const store = await aStore(root);
    const id = await aBackup(central, root, store, 'Před létem');
    const row = await show(`/backups/${id}`);
    expect(row).toMatchObject({ name: 'Před létem', status: 'complete', origin: 'manual', created_by: root.id, store_id: store });
    expect(numberAt(row, 'size')).toBe(Buffer.byteLength(await fileOf(central, root, id)));
  });

  it('has what configures the store and nothing of others, nothing live, secret or passing', async () => {
    const [store, other] = [await aStore(root), await aStore(root)];
    const key = textAt((await root.post(`/stores/${store}/key`, {})).body, 'pre_shared_key');
    const service = await aService(root, store, { name: 'Jen naše' });
    await aService(root, other, { name: 'Cizí činnost' });
    await anOrder(root, store, service, { name: 'Tajný Klient' });
    await playlist([store], 'Jen zde');
    await playlist([store, other], 'Společný');
    const file = await fileOf(central, root, await aBackup(central, root, store));
    expect(file).toContain('Jen naše');
    expect(file).toContain('Jen zde');
    for (const absent of ['Cizí činnost', 'Tajný Klient', 'Společný', key, 'pre_shared_key', 'sync_state'])
      expect(file).not.toContain(absent);
  });

  it('sees one instant, whatever is written meanwhile', async () => {
    const store = await aStore(root);
    const [one, other] = [await aService(root, store, { priority: 0 }), await aService(root, store, { priority: 0 })];
    const pen = { goes: true };
    // Both rows carry the same number at every instant.
    const writer = (async () => {
      for (let turn = 1; pen.goes; turn = (turn % 9) + 1)
        await central.db.transaction().execute(async (transaction) => {
          await sql`update services set priority = ${turn} where id = ${one}`.execute(transaction);
          await sql`update services set priority = ${turn} where id = ${other}`.execute(transaction);
        });
    })();
    try {
      for (let time = 0; time < 8; time += 1) {
        const file = await fileOf(central, root, await aBackup(central, root, store));
        const priorities = [...file.matchAll(/"priority":(\d)/gu)].map(([, digit]) => digit);
        expect(new Set(priorities).size, file).toBe(1);
      }
    } finally {
      pen.goes = false;
      await writer;
    }
  });

  it('is taken away only by a signed address, in time, by whom it was made for', async () => {
    const store = await aStore(root);
    const id = await aBackup(central, root, store);
    const { body } = await root.post(`/backups/${id}/file-address`, {});
    const url = textAt(body, 'url');
    const get = (address: string) => send(central, { method: 'GET', url: address });
    const { status, headers } = await get(url);
    expect([status, headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="zaloha-P\d+-2026-11-20\.jsonl"$/u),
    ]);
    expect((await get(url.replace(/user=\d+/u, 'user=999999'))).status).toBe(410);
    expect((await get(url.replace(`/backups/${id}/`, `/backups/${id + 1}/`))).status).toBe(410);
    expect((await get(`/central/backups/${id}/file`)).status).toBe(410);
    central.clock.advance(60_000);
    expect((await get(url)).status).toBe(410);
    const { rows } = await sql`select 1 from audit_log where action = 'export' and resource = 'backups' and record_id = ${id}`.execute(
      central.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('is no way around rights: whoever lacks an area that is in it neither takes it nor looks into it', async () => {
    const store = await aStore(root);
    const id = await aBackup(central, root, store);
    const operator = await signedIn(central, { resources: ['store'], limitations: [store] });
    const asked = ['file-address', 'preview'].map((name) => operator.post(`/backups/${id}/${name}`, {}));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403]);
    expect((await operator.post(`/backups/${id}/apply`, { seen: 'x' })).status).toBe(403);
    const stranger = await signedIn(central, { resources: ['store'], limitations: [await aStore(root)] });
    expect((await stranger.post(`/backups/${id}/preview`, {})).status).toBe(404);
    expect((await stranger.post(`/stores/${store}/backups`, {})).status).toBe(404);
  });
});

describe('restoring a backup', () => {
  it('tells what it would change, bring back, delete, and then does it, with its history', async () => {
    const store = await aStore(root, { phone: '+420111222333' });
    const [kept, deleted] = [await aService(root, store, { name: 'Pasy' }), await aService(root, store, { name: 'Řidiči' })];
    const desk = await aDesk(root, store, { service_ids: [kept, deleted] });
    const id = await aBackup(central, root, store);
    await root.patch(`/desks/${desk}`, 1, { service_ids: [kept] });
    await root.remove(`/services/${deleted}`);
    await root.patch(`/services/${kept}`, 1, { name: 'Cestovní doklady', priority: 4 });
    const added = await aService(root, store, { name: 'Pasy' });
    const preview = await previewOf(root, id);
    expect(preview.records.map(({ entity, id: of, action, problem }) => [entity, of, action, problem])).toEqual([
      ['services', kept, 'edit', null],
      ['services', deleted, 'bring_back', null],
      ['services', added, 'delete', null],
      ['desks', desk, 'edit', null],
    ]);
    expect(preview.records[0]?.changes).toEqual([
      { field: 'name', before: 'Cestovní doklady', after: 'Pasy' },
      { field: 'priority', before: 4, after: 0 },
    ]);
    // Looking changes nothing.
    expect(await show(`/services/${kept}`)).toMatchObject({ name: 'Cestovní doklady', version: 2 });
    expect(await restore(central, root, id)).toMatchObject({ state: 'done', result: { changed: 4 } });
    expect(await show(`/services/${kept}`)).toMatchObject({ name: 'Pasy', priority: 0, version: 3 });
    expect(await show(`/desks/${desk}`)).toMatchObject({ service_ids: [kept, deleted] });
    expect((await root.get(`/services/${added}`)).status).toBe(404);
    const history = rowsOf(await root.get(`/services/${kept}/history`));
    expect(history[0]).toMatchObject({ action: 'edit', actor_name: expect.any(String) });
    expect(rowsOf(await root.get(`/services/${deleted}/history`))[0]).toMatchObject({ action: 'restore' });
    expect((await previewOf(root, id)).records).toEqual([]);
  });

  it('backs up first what there is, so that one can return', async () => {
    const store = await aStore(root);
    const service = await aService(root, store, { name: 'Původní' });
    const id = await aBackup(central, root, store, 'První');
    await root.patch(`/services/${service}`, 1, { name: 'Pozdější' });
    await restore(central, root, id);
    const [before] = rowsOf(await root.get(`/backups?filter={"store_id":${store},"origin":"before_restore"}`));
    expect(before).toMatchObject({ name: 'Před obnovou: První', status: 'complete' });
    await restore(central, root, numberAt(before, 'id'));
    expect(await show(`/services/${service}`)).toMatchObject({ name: 'Pozdější' });
  });

  it('lets two exchange their names', async () => {
    const store = await aStore(root);
    const [one, other] = [await aDesk(root, store, { number: 1 }), await aDesk(root, store, { number: 2 })];
    const id = await aBackup(central, root, store);
    await root.patch(`/desks/${one}`, 1, { number: 3 });
    await root.patch(`/desks/${other}`, 1, { number: 1 });
    await root.patch(`/desks/${one}`, 2, { number: 2 });
    expect(await restore(central, root, id)).toMatchObject({ state: 'done' });
    expect([await show(`/desks/${one}`), await show(`/desks/${other}`)]).toMatchObject([{ number: 1 }, { number: 2 }]);
  });

  it('leaves alone what other stores share', async () => {
    const [store, other] = [await aStore(root), await aStore(root)];
    const [own, shared] = [await playlist([store], 'Náš'), await playlist([store, other], 'Společný')];
    const id = await aBackup(central, root, store);
    const [ownId, sharedId] = [numberAt(own.body, 'id'), numberAt(shared.body, 'id')];
    await root.patch(`/playlists/${sharedId}`, 1, { name: 'Společný jinak' });
    expect((await previewOf(root, id)).records).toEqual([]);
    await root.patch(`/playlists/${ownId}`, 1, { store_ids: [store, other], name: 'Už ne jen náš' });
    const preview = await previewOf(root, id);
    expect(preview.records).toEqual([]);
    expect(preview.left).toEqual([{ entity: 'playlists', id: ownId, name: 'Už ne jen náš' }]);
    // Ours alone since then: it was there, so it stays.
    await root.patch(`/playlists/${sharedId}`, 2, { store_ids: [store] });
    expect((await previewOf(root, id)).records).toEqual([]);
  });

  it('is refused whole when something collides, which the preview tells', async () => {
    const store = await aStore(root);
    const service = await aService(root, store, { name: 'Pasy' });
    const id = await aBackup(central, root, store);
    await root.patch(`/services/${service}`, 1, { name: 'Doklady' });
    const added = await aService(root, store, { name: 'Nová' });
    await anOrder(root, store, added);
    const preview = await previewOf(root, id);
    expect(preview.records.map(({ id: of, problem }) => [of, problem])).toEqual([
      [service, null],
      [added, expect.stringContaining('1 objednávka')],
    ]);
    expect(await restore(central, root, id)).toMatchObject({ state: 'failed', error: { err: 'backup_collides' } });
    expect(await show(`/services/${service}`)).toMatchObject({ name: 'Doklady', version: 2 });
  });

  it('tells of a licence that has no place for what would come back', async () => {
    const store = await aStore(root);
    const desks = [await aDesk(root, store), await aDesk(root, store)];
    const id = await aBackup(central, root, store);
    for (const desk of desks) await root.remove(`/desks/${desk}`);
    await license(root, store, { software_bulkhead_desk_count: 1 });
    expect((await previewOf(root, id)).problems).toEqual([expect.stringContaining('nejvýš 1 softwarovou přepážku')]);
    expect(await restore(central, root, id)).toMatchObject({ state: 'failed' });
    await license(root, store, { software_bulkhead_desk_count: 2 });
    expect(await restore(central, root, id)).toMatchObject({ state: 'done' });
  });

  it('does nothing when the store changed since the preview', async () => {
    const store = await aStore(root);
    const service = await aService(root, store, { name: 'Pasy' });
    const id = await aBackup(central, root, store);
    await root.patch(`/services/${service}`, 1, { name: 'Doklady' });
    const { seen } = await previewOf(root, id);
    await root.patch(`/services/${service}`, 2, { name: 'Ještě jinak' });
    expect(await restore(central, root, id, seen)).toMatchObject({ state: 'failed', error: { err: 'backup_seen_otherwise' } });
    expect(await show(`/services/${service}`)).toMatchObject({ name: 'Ještě jinak' });
  });
});
