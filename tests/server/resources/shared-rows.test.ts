import { beforeAll, describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, numberAt, rowsOf, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

/** Page 08, Rights: anyone who is bound to stores sees a row of several when one is theirs, and nothing of the others. */
describe('a row of several stores', () => {
  let clerk: Client;
  let [own, foreign] = [0, 0];
  let [ownService, foreignService] = [0, 0];
  let [foreignDisplay, ownDisplay] = [0, 0];
  let [group, playlist, deleted] = [0, 0, 0];
  beforeAll(async () => {
    [foreign, own] = [await aStore(root), await aStore(root)];
    [foreignService, ownService] = [await aService(root, foreign), await aService(root, own)];
    const shared = { store_ids: [foreign, own] };
    const groupOf = (name: string) => ({ ...shared, name, service_ids: [foreignService, ownService] });
    group = await made('/aggregate-groups', groupOf('Doklady'));
    deleted = await made('/aggregate-groups', groupOf('Smazaná'));
    await root.remove(`/aggregate-groups/${deleted}`);
    [foreignDisplay, ownDisplay] = [await aDisplay(foreign), await aDisplay(own)];
    playlist = await made('/playlists', { ...shared, name: 'Společný', virtual_display_ids: [foreignDisplay, ownDisplay] });
    await root.patch(`/aggregate-groups/${group}`, 1, { name: 'Občanské doklady', store_ids: [own], service_ids: [ownService] });
    await root.patch(`/aggregate-groups/${group}`, 2, groupOf('Doklady'));
    clerk = await signedIn(central, { resources: ['store', 'advertisement', 'virtual_display'], limitations: [own] });
  });

  const made = async (path: string, values: object) => numberAt((await root.post(path, values)).body, 'id');
  const aDisplay = (store: number) => made('/virtual-displays', { name: `Displej ${store}`, store_id: store });
  const ofGroup = () => ({ store_ids: [own], service_ids: [ownService] });

  it('names only theirs by itself, in the list, behind a cursor and in the trash', async () => {
    expect((await clerk.get(`/aggregate-groups/${group}`)).body).toMatchObject({ name: 'Doklady', ...ofGroup() });
    expect(rowsOf(await clerk.get('/aggregate-groups'))).toMatchObject([{ id: group, ...ofGroup() }]);
    expect(rowsOf(await clerk.get('/aggregate-groups?trash=true'))).toMatchObject([{ id: deleted, ...ofGroup() }]);
    const second = await made('/aggregate-groups', { name: 'Evidence', store_ids: [foreign, own], service_ids: [ownService] });
    const first = await clerk.get('/aggregate-groups?range=[0,0]');
    const cursor = encodeURIComponent(String(first.headers['next-cursor']));
    expect(rowsOf(await clerk.get(`/aggregate-groups?range=[1,1]&after=${cursor}`))).toMatchObject([{ id: second, store_ids: [own] }]);
    await root.remove(`/aggregate-groups/${second}`);
  });

  it('names all of them to who is bound to none, and to who may see all of them', async () => {
    const both = await signedIn(central, { resources: ['store'], limitations: [own, foreign] });
    for (const reader of [root, both]) {
      const { body } = await reader.get(`/aggregate-groups/${group}`);
      expect(body).toMatchObject({ store_ids: [foreign, own], service_ids: [foreignService, ownService] });
    }
  });

  it('names no displays of others', async () => {
    const { body } = await clerk.get(`/playlists/${playlist}`);
    const [display] = rowsOf(await clerk.get('/virtual-displays'));
    expect([valueAt(body, 'store_ids'), valueAt(body, 'virtual_display_ids')]).toEqual([[own], [display?.['id']]]);
  });

  it('is not found by what it must not name', async () => {
    const found = async (filter: object, of = 'aggregate-groups') =>
      rowsOf(await clerk.get(`/${of}?filter=${JSON.stringify(filter)}`)).length;
    expect([await found({ store_ids: foreign }), await found({ service_ids: foreignService })]).toEqual([0, 0]);
    expect([await found({ store_ids: own }), await found({ service_ids: ownService })]).toEqual([1, 1]);
    expect(await found({ virtual_display_ids: foreignDisplay }, 'playlists')).toBe(0);
    expect(await found({ virtual_display_ids: ownDisplay }, 'playlists')).toBe(1);
  });

  it('names none in a file', async () => {
    const fileOf = async (reader: Client) =>
      String((await reader.get('/aggregate-groups/export?format=csv&columns=["name","store_ids","service_ids"]')).body);
    const [theirs, all] = [await fileOf(clerk), await fileOf(root)];
    expect(theirs).toContain('Doklady');
    expect(all.match(/Pobočka \d+/gu)).toHaveLength(2);
    expect(theirs.match(/Pobočka \d+/gu)).toHaveLength(1);
    expect(theirs).not.toContain(`#${foreign}`);
  });

  it('names none in its history, which tells of no change of theirs alone', async () => {
    const { body } = await clerk.get(`/aggregate-groups/${group}/history`);
    expect(body).toMatchObject([
      { version: 3, changes: { name: { after: 'Doklady' } } },
      { version: 2, changes: { name: { after: 'Občanské doklady' } } },
      { version: 1, changes: { store_ids: { after: [own] }, service_ids: { after: [ownService] } } },
    ]);
    expect(Object.keys(Object(valueAt(body, '0', 'changes')))).toEqual(['name']);
  });
});
