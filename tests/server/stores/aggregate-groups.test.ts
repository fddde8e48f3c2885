import { beforeAll, describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, signedIn, textAt, valueAt } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await signedIn(central, { role: 'superAdministrator', level: 0 });
let [north, south, west] = [0, 0, 0];
beforeAll(async () => {
  north = await aStore(root);
  south = await aStore(root);
  west = await aStore(root, { label: 'Úřad Západ' });
});

describe('an aggregate group', () => {
  it('joins services of its stores and of no other', async () => {
    const [one, other, strange] = [
      await aService(root, north),
      await aService(root, south),
      await aService(root, west, { name: 'Pasy Západ' }),
    ];
    const made = await root.post('/aggregate-groups', { name: 'Doklady', store_ids: [north, south], service_ids: [one, other] });
    expect(made.status).toBe(201);
    const refused = await root.post('/aggregate-groups', { name: 'Pasy', store_ids: [north, south], service_ids: [one, strange] });
    expect([refused.status, textAt(refused.body, 'errors', 'service_ids')]).toEqual([
      422,
      'Odeberte, co patří jiné pobočce: Pasy Západ · Úřad Západ',
    ]);
  });

  it('keeps the stores that its services stand in', async () => {
    const [one, other] = [await aService(root, north), await aService(root, south, { name: 'Matrika Jih' })];
    const made = await root.post('/aggregate-groups', { name: 'Matrika', store_ids: [north, south], service_ids: [one, other] });
    const id = numberAt(made.body, 'id');
    const { status, body } = await root.patch(`/aggregate-groups/${id}`, 1, { store_ids: [north] });
    expect([status, textAt(body, 'errors', 'service_ids')]).toEqual([422, expect.stringContaining('Matrika Jih')]);
    expect((await root.patch(`/aggregate-groups/${id}`, 1, { store_ids: [north], service_ids: [one] })).status).toBe(200);
  });

  it('keeps a service from being deleted, and says so', async () => {
    const service = await aService(root, north);
    await root.post('/aggregate-groups', { name: 'Řidiči', store_ids: [north], service_ids: [service] });
    const { status, body } = await root.remove(`/services/${service}`);
    expect([status, valueAt(body, 'err')]).toEqual([409, 'referenced']);
  });

  it('of several stores is seen at each and written by who has all', async () => {
    const [one, other] = [await aService(root, north), await aService(root, south)];
    const made = await root.post('/aggregate-groups', { name: 'Registr', store_ids: [north, south], service_ids: [one, other] });
    const id = numberAt(made.body, 'id');
    const operator = await signedIn(central, { role: 'operator', level: 20, resources: ['store'], limitations: [north] });
    expect((await operator.get(`/aggregate-groups/${id}`)).status).toBe(200);
    expect((await operator.patch(`/aggregate-groups/${id}`, 1, { name: 'Jinak' })).status).toBe(403);
    const [own] = [await operator.post('/aggregate-groups', { name: 'Vlastní', store_ids: [north], service_ids: [one] })];
    expect(own.status).toBe(201);
  });
});

describe('a playlist', () => {
  it('plays on displays of its stores alone', async () => {
    const display = await root.post('/virtual-displays', { store_id: west, name: 'Hala', width: 1920, height: 1080, volume: 1, repeat: 1 });
    const id = numberAt(display.body, 'id');
    const refused = await root.post('/playlists', { name: 'Cizí', store_ids: [north], virtual_display_ids: [id] });
    expect([refused.status, textAt(refused.body, 'errors', 'virtual_display_ids')]).toEqual([422, expect.stringContaining('jiné pobočce')]);
    expect((await root.post('/playlists', { name: 'Vlastní', store_ids: [north, west], virtual_display_ids: [id] })).status).toBe(201);
  });
});
