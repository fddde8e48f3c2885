import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tile } from '../../../server/adapters/map-tiles.ts';
import { isNear, readMapArea } from '../../../server/areas/booking/availability/map-area.ts';
import { type Central, openCentral, send } from '../../support/central.ts';
import { type Client, superAdministrator, valueAt } from '../../support/people.ts';
import { aPerson, aWebOffice } from '../../support/public-booking.ts';

let central: Central;
let root: Client;
const asked: Tile[] = [];
let answers = true;
/** The square of Brno. */
const brno = { latitude: 49.1951, longitude: 16.6068 };
const near = { z: 15, x: 17895, y: 11226 };

beforeAll(async () => {
  central = await openCentral({
    readTile: async (tile) => {
      asked.push(tile);
      return answers ? { type: 'image/png', content: Buffer.from('picture') } : undefined;
    },
  });
  root = await superAdministrator(central);
  const { store } = await aWebOffice(root, 1);
  expect((await root.patch(`/stores/${store}`, 1, brno)).status).toBe(200);
});
afterAll(() => central.close());

const picture = ({ z, x, y }: Tile, remoteAddress = '10.9.0.1') =>
  send(central, { method: 'GET', url: `/objednani/map/${z}/${x}/${y}`, remoteAddress });

describe('the map of the booking page', () => {
  it('has its pictures from this server, which asks for each once and lets browsers keep it', async () => {
    answers = false;
    expect((await picture(near)).status).toBe(404);
    // What did not come is asked for again.
    answers = true;
    for (const _ of [1, 2]) {
      const { status, headers, body } = await picture(near);
      expect([status, headers['content-type'], headers['cache-control'], body]).toEqual([
        200,
        'image/png',
        'public, max-age=86400',
        'picture',
      ]);
    }
    expect(asked).toEqual([near, near]);
    const offer = (await aPerson(central).get('/booking')).body;
    expect(valueAt(offer, 'map_attribution')).toBe('© Mapa');
  });

  it('has no picture of another town', async () => {
    const before = asked.length;
    expect((await picture({ z: 15, x: 17600, y: 11100 })).status).toBe(404);
    expect(asked).toHaveLength(before);
  });

  it('gives an address so many pictures in a minute', async () => {
    const all = await Promise.all(Array.from({ length: 605 }, () => picture(near, '10.9.0.2')));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('is not there where the configuration names no server of maps, and has no area where no branch has a place', async () => {
    const plain = await openCentral();
    expect(await readMapArea(plain.db)).toBeUndefined();
    expect((await send(plain, { method: 'GET', url: '/objednani/map/15/17895/11226' })).status).toBe(404);
    expect(valueAt((await aPerson(plain).get('/booking')).body, 'map_attribution')).toBe(null);
    await plain.close();
  });

  it('reaches five pictures around the branches to all sides', () => {
    const area = { south: brno.latitude, north: brno.latitude, west: brno.longitude, east: brno.longitude };
    const reaches = (x: number, y: number) => isNear({ z: 15, x: near.x + x, y: near.y + y }, area);
    expect([reaches(0, 0), reaches(5, -5), reaches(-5, 5)]).toEqual([true, true, true]);
    expect([reaches(6, 0), reaches(-6, 0), reaches(0, 6), reaches(0, -6)]).toEqual([false, false, false, false]);
  });

  it('is of the zooms between a region and a street', () => {
    const area = { south: brno.latitude, north: brno.latitude, west: brno.longitude, east: brno.longitude };
    const tiles: readonly Tile[] = [
      { z: 6, x: 34, y: 21 },
      { z: 7, x: 69, y: 43 },
      { z: 19, x: 286329, y: 179618 },
      { z: 20, x: 572658, y: 359236 },
    ];
    expect(tiles.map((tile) => isNear(tile, area))).toEqual([false, true, true, false]);
  });

  it('ends at the edges of the world, whatever is near them', () => {
    const [all, middle] = [128, 64];
    const world = { south: -85, north: 85, west: -180, east: 179.99 };
    const reaches = (x: number, y: number) => isNear({ z: 7, x, y }, world);
    expect([reaches(0, middle), reaches(all - 1, middle), reaches(middle, 0), reaches(middle, all - 1)]).toEqual([true, true, true, true]);
    expect([reaches(-1, middle), reaches(all, middle), reaches(middle, -1), reaches(middle, all)]).toEqual([false, false, false, false]);
  });

  it('has an area as far as branches on the web reach', async () => {
    expect(await readMapArea(central.db)).toEqual({ south: 49.1951, north: 49.1951, west: 16.6068, east: 16.6068 });
  });
});
