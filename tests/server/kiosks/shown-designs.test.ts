import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { branchTerms } from '../../../contract/channels/branch/terms.ts';
import { keptFiles } from '../../../simulator/branch/kept-files.ts';
import { tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchStore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { simulateAtNight } from '../../support/branch/quiet-simulation.ts';
import { aDesign, aKiosk, anImage, layoutFor, longLayout } from '../../support/made-designs.ts';
import { superAdministrator, valueAt } from '../../support/people.ts';
import { png } from '../../support/pictures.ts';

const setup = await branchesOfFile();
const root = await superAdministrator(setup.central);
let made = 0;

const quick = { interval: 50, timeout: 20_000 };
const another = () => aBranchStore(setup.central.db, `D${(made += 1)}`);

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-designs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const played = (store: BranchStore, folder: string) =>
  simulateAtNight(setup, store, { seed: 'designs', filesOf: (name) => keptFiles(folder, name) });

const shownBy = async (kiosk: number) => valueAt((await root.get(`/touch-screens/${kiosk}`)).body, 'shown_design_version');
const shows = (kiosk: number, version: number | null) => vi.waitFor(async () => expect(await shownBy(kiosk)).toBe(version), quick);
const outdatedAt = async (store: BranchStore): Promise<unknown> => {
  const stores: unknown = valueAt((await root.get('/monitoring')).body, 'stores');
  return Object.values(Object(stores)).flatMap((one) => (valueAt(one, 'id') === store.id ? [valueAt(one, 'outdated_kiosks')] : []))[0];
};
const receivedDesigns = async ({ id }: BranchStore): Promise<readonly unknown[]> => {
  const { rows } = await sql<{ version: unknown }>`
    select body -> 'version' as version from branch_events where store_id = ${id} and body ->> 'kind' = 'design_shown' order by sequence`.execute(
    setup.central.db,
  );
  return rows.map(({ version }) => version);
};

describe('a simulated branch', () => {
  it('shows a design once all its files are there and checked, the next one when it is saved, and none when it is gone', async () => {
    const [store, folder] = [await another(), aFolder()];
    const [image, later] = [await anImage(setup.central, root, png(300, 200)), await anImage(setup.central, root, png(310, 200))];
    played(store, folder);
    const id = await aDesign(root, { store_id: store.id, touch_screen_id: store.kiosk, pages: layoutFor(store.service, image) });
    await shows(store.kiosk, 1);
    const kept = (digest: string) => join(folder, `${store.code}.files`, digest);
    expect(readFileSync(kept(image))).toEqual(png(300, 200));
    await root.patch(`/kiosk-designs/${id}`, 1, { pages: layoutFor(store.service, later) });
    await shows(store.kiosk, 2);
    expect([existsSync(kept(image)), existsSync(kept(later))]).toEqual([false, true]);
    await root.remove(`/kiosk-designs/${id}`);
    await shows(store.kiosk, null);
    expect(await receivedDesigns(store)).toEqual([null, 1, 2, null]);
  });

  it('goes on showing the older one while a file is not what its digest says, and monitoring names the kiosk', async () => {
    const [store, image] = [await another(), await anImage(setup.central, root, png(320, 200))];
    const simulation = played(store, aFolder());
    const id = await aDesign(root, { store_id: store.id, touch_screen_id: store.kiosk, pages: layoutFor(store.service) });
    await shows(store.kiosk, 1);
    expect(await outdatedAt(store)).toEqual([]);
    await sql`update files set content = ${png(321, 200)} where digest = ${image}`.execute(setup.central.db);
    const savedAt = setup.central.clock.now().toISOString();
    await root.patch(`/kiosk-designs/${id}`, 1, { pages: layoutFor(store.service, image) });
    await vi.waitFor(() => expect(simulation.branches()[0]?.revision()).toBe(2), quick);
    expect(await outdatedAt(store)).toMatchObject([
      { id: store.kiosk, name: 'Kiosk', shown_version: 1, version: 2, outdated_since: savedAt },
    ]);
    expect(await receivedDesigns(store)).toEqual([1]);
  });

  it('knows after a restart what its kiosks show, and fetches again only what is damaged', async () => {
    const [store, folder] = [await another(), aFolder()];
    const [image, closed] = [await anImage(setup.central, root, png(330, 200)), await anImage(setup.central, root, png(340, 200))];
    const first = played(store, folder);
    const pages = layoutFor(store.service, image);
    const id = await aDesign(root, { store_id: store.id, touch_screen_id: store.kiosk, pages });
    await root.patch(`/kiosk-designs/${id}`, 1, { closed_image: closed });
    await shows(store.kiosk, 2);
    await vi.waitFor(() => expect(first.branches()[0]?.unconfirmed()).toBe(0), quick);
    const before = await receivedDesigns(store);
    first.stop();
    const damaged = join(folder, `${store.code}.files`, closed);
    writeFileSync(damaged, png(340, 200).subarray(0, 40));
    const second = played(store, folder);
    await vi.waitFor(() => expect(readFileSync(damaged)).toEqual(png(340, 200)), quick);
    await vi.waitFor(() => expect(second.branches()[0]?.state()).toBe('connected'), quick);
    expect(await receivedDesigns(store)).toEqual(before);
    await root.patch(`/kiosk-designs/${id}`, 2, { name: 'Jiný vzhled' });
    await shows(store.kiosk, 3);
  });
});

describe('layouts of the greatest length', () => {
  it('come whole as configuration and as changes, in messages that any branch takes', async () => {
    const store = await another();
    const pages = longLayout();
    expect(Buffer.byteLength(JSON.stringify(pages))).toBeGreaterThan(300_000);
    const kiosks = await Promise.all(Array.from({ length: 12 }, (_, place) => aKiosk(root, store.id, `${store.code} ${place}`)));
    for (const kiosk of kiosks) await aDesign(root, { store_id: store.id, touch_screen_id: kiosk, pages });
    const client = await tryHandshake(store, setup);
    onTestFinished(() => client.close());
    const sizes: number[] = [];
    client.socket.on('message', (data) => sizes.push(Buffer.byteLength(String(data))));
    let [designs, revision] = [0, 0];
    for (let isLast = false; !isLast; ) {
      const part = await client.next('configuration');
      designs += part.rows.filter(({ resource, values }) => resource === 'kiosk-designs' && values['pages'] !== null).length;
      [isLast, revision] = [part.part === part.parts, part.revision];
    }
    expect(designs).toBe(12);
    // Each is a revision of its own with the whole document.
    for (const place of kiosks.keys()) {
      const { body } = await root.get(`/kiosk-designs?filter={"touch_screen_id":${kiosks[place]}}`);
      const [design] = Object.values(Object(body));
      const renamed = { ...pages, idle_seconds: 60 + place };
      expect((await root.patch(`/kiosk-designs/${Number(valueAt(design, 'id'))}`, 1, { pages: renamed })).status).toBe(200);
    }
    client.say({ type: 'applied', revision });
    for (let [received, at] = [0, revision]; received < 12; ) {
      const { revisions } = await client.next('changes');
      received += revisions.length;
      at = revisions.at(-1)?.revision ?? at;
      client.say({ type: 'applied', revision: at });
    }
    expect(Math.max(...sizes)).toBeLessThan(branchTerms.rowBytesOfMessage + 1_000);
  });
});
