import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBackup, restore } from '../../support/backups.ts';
import { type SyncedBranch, syncedBranch } from '../../support/branch/synced-branch.ts';
import { bulk } from '../../support/bulk.ts';
import { type Central, openCentral, startOfTests } from '../../support/central.ts';
import { type DevicePlace, devicePlace } from '../../support/files/device-place.ts';
import { bmp, wav } from '../../support/files/sample-files.ts';
import { aDesign, aKiosk, anImage, aSound, layoutFor, uploadedFor } from '../../support/made-designs.ts';
import { type Client, superAdministrator, textAt } from '../../support/people.ts';
import { png } from '../../support/pictures.ts';
import { aService, aStore } from '../../support/records.ts';
import { aDesign as aTicketDesign } from '../../support/tickets.ts';

let central: Central;
let place: DevicePlace;
let root: Client;
let [storeId, service, kiosk] = [0, 0, 0];
let branch: SyncedBranch;
let made = 0;
beforeAll(async () => {
  place = devicePlace();
  central = await openCentral({ files: place });
  root = await superAdministrator(central);
});
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  storeId = await aStore(root);
  service = await aService(root, storeId);
  made += 1;
  kiosk = await aKiosk(root, storeId, `Kiosk ${made}`);
  branch = syncedBranch(central, storeId);
});
afterAll(async () => {
  await central.close();
  place.remove();
});

const aSavedDesign = (image: string | null = null) =>
  aDesign(root, { store_id: storeId, touch_screen_id: kiosk, pages: layoutFor(service, image) });

describe('a design that is saved', () => {
  it('is one revision of its store, with its version and the files that it needs', async () => {
    const state = await branch.downloaded();
    const [background, closed] = [await anImage(central, root, png(80, 60)), await anImage(central, root, png(90, 60))];
    const id = await aSavedDesign(background);
    await root.patch(`/kiosk-designs/${id}`, 1, { closed_image: closed });
    const [first, second, ...others] = await branch.after(state.revision ?? 0);
    expect(others).toEqual([]);
    const fileOf = (digest: string, content: Buffer) => ({ digest, type: 'image/png', bytes: content.length });
    const files = [fileOf(background, png(80, 60)), fileOf(closed, png(90, 60))];
    expect(first).toMatchObject({ resource: 'kiosk-designs', id, action: 'create', values: { touch_screen_id: kiosk, version: 2, files } });
    expect(second).toMatchObject({ action: 'edit', values: { closed_image: closed, version: 2, files } });
    expect(Object.keys(second?.values ?? {}).toSorted()).toEqual(['closed_image', 'files', 'version']);
    await branch.brought(state);
    expect(state.rows()).toEqual(await branch.present());
  });

  it('has its sounds among the files that the branch fetches, which are in use until it lets them go', async () => {
    const sound = await aSound(central, root, wav(0.5));
    const id = await aSavedDesign();
    await root.patch(`/kiosk-designs/${id}`, 1, { paper_sound: sound });
    const state = await branch.downloaded();
    const file = { digest: sound, type: 'audio/wav', bytes: wav(0.5).length };
    expect(state.rows()).toHaveProperty([`kiosk-designs ${id}`, 'files'], [file]);
    expect((await root.get(`/files/${sound}/uses`)).body).toMatchObject({ uses: [{ id, field: 'paper_sound' }] });
    await root.patch(`/kiosk-designs/${id}`, 2, { paper_sound: null });
    await branch.brought(state);
    expect(state.rows()).toHaveProperty([`kiosk-designs ${id}`, 'files'], []);
  });

  it('has the BMP of a ticket among them as it was uploaded, which no page takes', async () => {
    const content = bmp(320, 80);
    const upload = (field: string) => uploadedFor(central, root, { resource: 'kiosk-designs', field, content });
    await expect(upload('error_image')).rejects.toThrow('PNG, JPG nebo WebP');
    const digest = await upload('tickets');
    const id = await aSavedDesign();
    const usual = { ...aTicketDesign, image: { digest, place: 'above', width_mm: 40 } };
    await root.patch(`/kiosk-designs/${id}`, 1, { tickets: { format: 1, usual, by_service: {} } });
    const file = { digest, type: 'image/bmp', bytes: content.length };
    expect((await branch.downloaded()).rows()).toHaveProperty([`kiosk-designs ${id}`, 'files'], [file]);
  });

  it('goes with its touch screen, and comes back with it', async () => {
    const id = await aSavedDesign();
    const state = await branch.downloaded();
    expect((await root.remove(`/touch-screens/${kiosk}`)).status).toBe(200);
    expect((await root.get(`/kiosk-designs/${id}`)).status).toBe(404);
    await branch.brought(state);
    expect(state.rows()).not.toHaveProperty([`kiosk-designs ${id}`]);
    await bulk(root, 'touch-screens', { action: 'restore', ids: [kiosk] });
    await branch.brought(state);
    expect(state.rows()).toHaveProperty([`kiosk-designs ${id}`, 'version'], 3);
    expect(state.rows()).toEqual(await branch.present());
    expect((await root.get(`/kiosk-designs/${id}`)).body).toMatchObject({ pages: layoutFor(service), version: 3 });
  });

  it('that was deleted alone before does not come back with its touch screen', async () => {
    const id = await aSavedDesign();
    await root.remove(`/kiosk-designs/${id}`);
    central.clock.moveTo(new Date(Date.parse(startOfTests) + 60_000).toISOString());
    await root.remove(`/touch-screens/${kiosk}`);
    await bulk(root, 'touch-screens', { action: 'restore', ids: [kiosk] });
    expect((await root.get(`/kiosk-designs/${id}`)).status).toBe(404);
  });

  it('keeps the service from being deleted that its buttons issue tickets for, and the kiosks are named', async () => {
    const id = await aSavedDesign();
    const refused = await root.remove(`/services/${service}`);
    expect([refused.status, textAt(refused.body, 'err')]).toEqual([409, 'service_on_kiosks']);
    expect(textAt(refused.body, 'message')).toContain(`Kiosk ${made}`);
    await root.patch(`/services/${service}`, 1, { name: 'Přejmenovaná', state: 'reserve' });
    await root.patch(`/kiosk-designs/${id}`, 1, { pages: null });
    expect((await root.remove(`/services/${service}`)).status).toBe(200);
    expect((await root.patch(`/kiosk-designs/${id}`, 2, { pages: layoutFor(service) })).body).toMatchObject({ err: 'kiosk_pages_faulty' });
  });

  it('is as in the backup after a restore of the store, and the branch gets that', async () => {
    const id = await aSavedDesign();
    const backup = await aBackup(central, root, storeId);
    const other = layoutFor(service);
    const changed = { ...other, idle_seconds: other.idle_seconds + 7 };
    await root.patch(`/kiosk-designs/${id}`, 1, { pages: changed });
    const state = await branch.downloaded();
    expect(state.rows()).toHaveProperty([`kiosk-designs ${id}`, 'pages', 'idle_seconds'], changed.idle_seconds);
    expect(await restore(central, root, backup)).toMatchObject({ state: 'done' });
    const sent = await branch.brought(state);
    expect(sent).toMatchObject([{ resource: 'kiosk-designs', action: 'edit', values: { pages: other, version: 3 } }]);
    expect((await root.get(`/kiosk-designs/${id}`)).body).toMatchObject({ pages: other, version: 3 });
  });

  it('comes back with its deleted touch screen when the store is restored', async () => {
    const id = await aSavedDesign();
    const backup = await aBackup(central, root, storeId);
    await root.remove(`/touch-screens/${kiosk}`);
    expect(await restore(central, root, backup)).toMatchObject({ state: 'done' });
    expect((await root.get(`/kiosk-designs/${id}`)).body).toMatchObject({ pages: layoutFor(service), touch_screen_id: kiosk });
  });
});
