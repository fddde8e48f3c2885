import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncedBranch } from '../../support/branch/synced-branch.ts';
import { type Central, openCentral, send } from '../../support/central.ts';
import { type DevicePlace, devicePlace } from '../../support/files/device-place.ts';
import { aDesign, aKiosk, layoutFor } from '../../support/made-designs.ts';
import { type Client, numberAt, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { png } from '../../support/pictures.ts';
import { aService, aStore } from '../../support/records.ts';

describe('a playlist', () => {
  let central: Central;
  let root: Client;
  let store: number;
  let place: DevicePlace;
  beforeAll(async () => {
    place = devicePlace();
    central = await openCentral({ files: place });
    root = await superAdministrator(central);
    store = await aStore(root, { label: 'Radnice' });
  });
  afterAll(async () => {
    await central.close();
    place.remove();
  });

  const save = (values: object) => root.post('/playlists', { name: 'Zima', store_ids: [store], ...values });
  const aFile = async (width = 4) => {
    const { body } = await send(central, {
      method: 'POST',
      url: '/central/files?resource=playlists&field=items',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${root.token}` },
      payload: png(width, 4),
    });
    return textAt(body, 'digest');
  };
  const item = (values: object = {}) => ({ title: 'Plakát', file: null, kind: 'image', display_length: 10, ...values });

  it('keeps its items in their order, two hundred at most', async () => {
    const items = Array.from({ length: 200 }, (_, at) => item({ title: `Plakát ${at}` }));
    const made = await save({ items });
    expect(valueAt(made.body, 'items')).toEqual(items);
    const turned = await root.patch(`/playlists/${numberAt(made.body, 'id')}`, 1, { items: items.toReversed() });
    expect(valueAt(turned.body, 'items')).toEqual(items.toReversed());
    expect(await save({ items: [...items, item()] })).toMatchObject({ status: 422, body: { err: 'playlist_items_invalid' } });
  });

  it.each([0, -1, 14_401, 1.5])('refuses an item of %s seconds and names its place', async (seconds) => {
    const refused = await save({ items: [item(), item({ display_length: seconds })] });
    expect(refused).toMatchObject({ status: 422, body: { err: 'playlist_items_invalid' } });
    expect(textAt(refused.body, 'message')).toContain('Položka 2');
  });

  it('names files that are there, each as what it is', async () => {
    const file = await aFile();
    expect((await save({ items: [item({ file })] })).status).toBe(201);
    expect(await save({ items: [item({ file, kind: 'video' })] })).toMatchObject({ body: { err: 'playlist_item_kind' } });
    expect(await save({ items: [item({ file: 'f'.repeat(64) })] })).toMatchObject({ body: { err: 'file_missing' } });
    expect(valueAt((await root.get(`/files/${file}/uses`)).body, 'uses') ?? []).not.toEqual([]);
  });

  it.each([
    ['play_to', { play_from: '2026-12-01T08:00:00Z', play_to: '2026-11-01T08:00:00Z' }],
    ['hours_to', { hours_from: '08:00', hours_to: '08:00' }],
  ])('refuses an end that does not follow its beginning, at %s', async (at, values) => {
    expect(await save(values)).toMatchObject({ status: 422, body: { errors: { [at]: expect.any(String) } } });
  });

  it('judges a period by its stored half where only the other one is changed', async () => {
    const made = await save({ play_from: '2026-11-10T08:00:00Z', play_to: '2026-11-20T08:00:00Z' });
    const id = numberAt(made.body, 'id');
    expect(await root.patch(`/playlists/${id}`, 1, { play_to: '2026-11-01T08:00:00Z' })).toMatchObject({ status: 422 });
    expect(await root.patch(`/playlists/${id}`, 1, { play_from: '2026-11-30T08:00:00Z' })).toMatchObject({ status: 422 });
    expect(await root.patch(`/playlists/${id}`, 1, { play_to: null })).toMatchObject({ status: 200 });
  });

  it('is for stores of its planner only: another store is refused with words', async () => {
    const other = await aStore(root, { label: 'Cizí' });
    const planner = await signedIn(central, { resources: ['advertisement'], limitations: [store] });
    expect((await planner.post('/playlists', { name: 'Naše', store_ids: [store] })).status).toBe(201);
    for (const stores of [[other], [store, other]]) {
      const refused = await planner.post('/playlists', { name: 'Cizí', store_ids: stores });
      expect(refused).toMatchObject({ status: 422, body: { errors: { store_ids: 'K vybranému záznamu nemáte přístup, vyberte jiný' } } });
    }
    const whole = await save({ name: 'Celé město', store_ids: [store, other] });
    expect((await planner.patch(`/playlists/${numberAt(whole.body, 'id')}`, 1, { name: 'Moje' })).status).toBeGreaterThanOrEqual(403);
  });

  it('takes hours over midnight, and days of the week', async () => {
    const made = await save({ play_days: ['fri', 'sat'], hours_from: '22:00', hours_to: '02:00' });
    expect(made).toMatchObject({ status: 201, body: { play_days: ['fri', 'sat'], hours_from: '22:00', hours_to: '02:00' } });
  });

  it('names only buttons of kiosks of its stores', async () => {
    const kiosk = await aKiosk(root, store, 'Vstup');
    const pages = layoutFor(await aService(root, store));
    await aDesign(root, { store_id: store, touch_screen_id: kiosk, pages });
    const button = { touch_screen_id: kiosk, button_id: pages.pages[0]?.buttons[0]?.id };
    expect((await save({ buttons: [button] })).status).toBe(201);
    expect(await save({ buttons: [{ ...button, button_id: 'none' }] })).toMatchObject({ body: { err: 'playlist_button_gone' } });
    const other = await aStore(root, { label: 'Jinde' });
    expect(await save({ store_ids: [other], buttons: [button] })).toMatchObject({ body: { err: 'playlist_button_gone' } });
  });

  it('reaches each of its stores as one revision with the files of all items, however many targets and files change', async () => {
    const [first, second] = [await aStore(root, { label: 'Jedna' }), await aStore(root, { label: 'Dvě' })];
    const aDisplay = async (storeId: number, name: string) =>
      numberAt((await root.post('/virtual-displays', { name, store_id: storeId })).body, 'id');
    const displays = [await aDisplay(first, 'Hala'), await aDisplay(first, 'Čekárna'), await aDisplay(second, 'Vchod')];
    const made = await save({ store_ids: [first, second] });
    const branches = [first, second].map((id) => syncedBranch(central, id));
    const before = await Promise.all(branches.map((branch) => branch.downloaded()));
    const files = [await aFile(5), await aFile(6), await aFile(7)];
    const items = files.map((file, at) => item({ file, title: `Plakát ${at}` }));
    const id = numberAt(made.body, 'id');
    expect((await root.patch(`/playlists/${id}`, 1, { items, virtual_display_ids: displays, priority: 4 })).status).toBe(200);
    for (const [at, branch] of branches.entries()) {
      const sent = await branch.after(before[at]?.revision ?? 0);
      expect(sent).toMatchObject([
        { resource: 'playlists', id, action: 'edit', values: { items, priority: 4, version: 2, files: expect.any(Array) } },
      ]);
      const manifest = valueAt(sent[0]?.values, 'files');
      expect(Array.isArray(manifest) ? manifest.map((file: unknown) => textAt(file, 'digest')).toSorted() : []).toEqual(files.toSorted());
    }
  });

  it('is told of where a display that it plays on is to be deleted', async () => {
    const display = numberAt((await root.post('/virtual-displays', { name: 'Hala', store_id: store })).body, 'id');
    await save({ name: 'Na hale', virtual_display_ids: [display] });
    const refused = await root.remove(`/virtual-displays/${display}`);
    expect([refused.status, textAt(refused.body, 'message')]).toEqual([409, expect.stringContaining('1 playlist')]);
  });
});
