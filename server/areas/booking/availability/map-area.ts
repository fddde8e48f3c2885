import { sql } from 'kysely';
import type { Tile } from '../../../adapters/map-tiles.ts';
import type { Database } from '../../../db/database.ts';

/** Where branches are that take orders over the web. */
export type MapArea = { readonly south: number; readonly north: number; readonly west: number; readonly east: number };

/** Reads it; undefined where no branch has a place. */
export async function readMapArea(db: Database): Promise<MapArea | undefined> {
  const { rows } = await sql<{ area: MapArea }>`
    select json_build_object('south', min(s.latitude), 'north', max(s.latitude), 'west', min(s.longitude), 'east', max(s.longitude)) as area
    from stores s left join web_stores w on w.store_id = s.id and w.deleted_at is null
    where s.active and s.deleted_at is null and coalesce(w.enabled, true)
      and s.latitude is not null and s.longitude is not null
    having count(*) > 0`.execute(db);
  return rows[0]?.area;
}

/** The nearest zoom shows a street, the farthest a region. */
const zooms = { least: 7, most: 19 } as const;
/** This many pictures around the branches, to all sides: as far as a map is moved on a large screen. */
const around = 5;

/** Whether the picture is near the branches: no one needs another one of the office. */
export function isNear({ z, x, y }: Tile, area: MapArea): boolean {
  if (z < zooms.least || z > zooms.most) return false;
  const all = 2 ** z;
  const [left, right] = [columnOf(area.west, all), columnOf(area.east, all)];
  const [top, bottom] = [rowOf(area.north, all), rowOf(area.south, all)];
  const isWithin = x >= 0 && x < all && y >= 0 && y < all;
  return isWithin && x >= left - around && x <= right + around && y >= top - around && y <= bottom + around;
}

function columnOf(longitude: number, all: number): number {
  return Math.floor(((longitude + 180) / 360) * all);
}

function rowOf(latitude: number, all: number): number {
  const angle = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * all);
}
