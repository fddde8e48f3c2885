import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Row } from '../../../db/rows/present.ts';
import type { Writing } from '../../../db/rows/write/writing.ts';
import type { Hooks } from '../../../engine/write/hooks.ts';

/** So many displays are named, with their stores; the rest are counted. */
const mostNamed = 5;

/** Specification section 5: a playlist that plays on a device cannot be deleted. */
export const playlists: Hooks = { beforeDelete: refusePlaying };

async function refusePlaying({ db }: Writing, row: Row): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' · ', d.name, s.label) as name
    from virtual_displays_live l join virtual_displays d on d.id = l.id join stores s on s.id = d.store_id
    where l.playing_playlist_id = ${row.id} and l.told_state = 'online' and d.active and d.deleted_at is null order by d.id`.execute(db);
  if (rows.length === 0) return;
  const names = rows.slice(0, mostNamed).map(({ name }) => name);
  const more = rows.length - names.length;
  throw refuse('playlist_playing', { details: { names: names.join(', '), ...(more > 0 ? { more } : {}) } });
}
