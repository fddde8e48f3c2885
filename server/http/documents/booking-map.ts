import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../contract/basics/refusal.ts';
import { bookingMapAddress } from '../../../contract/operations/booking/booking-address.ts';
import type { Clock } from '../../adapters/clock.ts';
import { type ReadTile, rememberedTiles } from '../../adapters/map-tiles.ts';
import type { CountRequest } from '../../areas/accounts/sign-in-attempts/request-limits.ts';
import { isNear, type MapArea, readMapArea } from '../../areas/booking/availability/map-area.ts';
import type { Database } from '../../db/database.ts';
import { apiHeaders } from '../../engine/call/headers.ts';

type Serving = { readonly db: Database; readonly clock: Clock; readonly readTile: ReadTile; readonly count: CountRequest };
type Asked = { Params: { z: string; x: string; y: string } };

const areaHoldsMs = 60_000;

/**
 * Pictures of the map of the booking page: this server asks for them, so that the browsers of clients ask no one else and the other
 * side learns of no one. Only pictures around the branches are there.
 */
export function serveBookingMap(app: FastifyInstance, { db, clock, readTile, count }: Serving): void {
  const tiles = rememberedTiles(readTile, () => clock.now());
  let known: { readonly until: number; readonly area: Promise<MapArea | undefined> } | undefined;
  const areaNow = (): Promise<MapArea | undefined> => {
    const now = clock.now().getTime();
    if (known === undefined || known.until <= now) known = { until: now + areaHoldsMs, area: readMapArea(db) };
    return known.area;
  };
  app.get<Asked>(`${bookingMapAddress}/:z/:x/:y`, async ({ params, ip }, reply) => {
    await count('pictures', ip);
    const [z, x, y] = [params.z, params.x, params.y].map((part) => (/^\d{1,7}$/u.test(part) ? Number(part) : -1));
    const area = await areaNow();
    if (z === undefined || x === undefined || y === undefined || area === undefined || !isNear({ z, x, y }, area))
      throw refuse('not_found');
    const picture = await tiles({ z, x, y });
    if (picture === undefined) throw refuse('not_found');
    return reply
      .headers({ ...apiHeaders, 'cache-control': 'public, max-age=86400' })
      .type(picture.type)
      .send(picture.content);
  });
}
