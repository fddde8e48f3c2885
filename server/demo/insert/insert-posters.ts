import type pg from 'pg';
import { posterOf } from '../content/poster.ts';
import { spots } from '../content/spots.ts';

/** The files of the playlists: small enough to be in the database. */
export async function insertPosters(client: pg.ClientBase, now: Date): Promise<void> {
  const posters = new Map(
    Object.values(spots)
      .flat()
      .map((spot) => [posterOf(spot).digest, posterOf(spot)]),
  );
  for (const { digest, content, width, height } of posters.values()) {
    await client.query(
      `insert into files (digest, type, bytes, width, height, content, is_public, created_at)
       values ($1, 'image/png', $2, $3, $4, $5, true, $6) on conflict do nothing`,
      [digest, content.length, width, height, content, now],
    );
  }
}
