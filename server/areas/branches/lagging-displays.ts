import type { LaggingDisplay } from '../../../contract/rules/branch-status/monitoring-warnings.ts';
import { laggingPlay, type StoredPlaylist } from '../../../contract/rules/playing/lagging.ts';
import { playableOf } from '../../../contract/rules/playing/playlist.ts';
import type { Database } from '../../db/database.ts';

type Asked = { readonly now: Date; readonly storeId?: number | undefined };

/** How long a deleted playlist is kept in mind: a display may still play it. */
const rememberedMs = 24 * 3_600_000;

/** Displays that report something else than they should play, by store and name. One that does not work is another concern, one that reports nothing at all is none. */
export async function readLagging(db: Database, { now, storeId }: Asked): Promise<ReadonlyMap<number, readonly LaggingDisplay[]>> {
  const displays = await db
    .selectFrom('virtual_displays as d')
    .innerJoin('virtual_displays_live as l', 'l.id', 'd.id')
    .leftJoin('stores_live as s', 's.id', 'd.store_id')
    .select(['d.id', 'd.store_id', 'd.name', 'l.playing_playlist_id', 'l.playing_version', 'l.state_since', 's.connected_since'])
    // Since when it is known what plays, also where that is nothing.
    .where('l.playing_since', 'is not', null)
    .where('d.deleted_at', 'is', null)
    .where('d.active', '=', true)
    .where('l.told_state', '=', 'online')
    .$if(storeId !== undefined, (query) => query.where('d.store_id', '=', storeId ?? 0))
    .orderBy('d.store_id')
    .orderBy('d.name')
    .orderBy('d.id')
    .execute();
  if (displays.length === 0) return new Map();
  const playlists = await readPlaylists(db, now);
  const lagging = new Map<number, LaggingDisplay[]>();
  for (const { id, store_id: store, name, ...live } of displays) {
    const reported = { playlist: live.playing_playlist_id, version: live.playing_version };
    const readySince = Math.max(live.state_since?.getTime() ?? 0, live.connected_since?.getTime() ?? 0);
    const found = laggingPlay(playlists, { id, storeId: store, readySince, reported }, now.getTime());
    if (found === null) continue;
    const plays = found.plays?.name ?? (reported.playlist === null ? null : `#${reported.playlist}`);
    const display: LaggingDisplay = {
      id,
      name,
      plays,
      should_play: found.should?.name ?? null,
      lagging_since: new Date(found.since).toISOString(),
    };
    lagging.set(store, [...(lagging.get(store) ?? []), display]);
  }
  return lagging;
}

async function readPlaylists(db: Database, now: Date): Promise<readonly StoredPlaylist[]> {
  const remembered = new Date(now.getTime() - rememberedMs);
  const rows = await db
    .selectFrom('playlists')
    .selectAll()
    .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', remembered)]))
    .execute();
  return rows.map((row) => ({
    ...playableOf(row),
    version: row.version,
    changedAt: (row.deleted_at ?? row.updated_at).getTime(),
    isDeleted: row.deleted_at !== null,
  }));
}
