import { differenceOf } from '../../../../contract/rules/playing/difference.ts';
import { type Playable, type PlayTarget, playableOf } from '../../../../contract/rules/playing/playlist.ts';
import { whatPlays } from '../../../../contract/rules/playing/what-plays.ts';
import type { LaggingDisplay } from '../../../../contract/rules/watching/concerns.ts';
import type { Database } from '../../../db/database.ts';

type Stored = Playable & { readonly version: number; readonly changedAt: number };
type Asked = { readonly now: Date; readonly storeId?: number | undefined };

/** Displays that report something else than they should play, by store and name. One that does not work is another concern. */
export async function readLagging(db: Database, { now, storeId }: Asked): Promise<ReadonlyMap<number, readonly LaggingDisplay[]>> {
  const displays = await db
    .selectFrom('virtual_displays as d')
    .innerJoin('virtual_displays_live as l', 'l.id', 'd.id')
    .select(['d.id', 'd.store_id', 'd.name', 'l.playing_playlist_id', 'l.playing_version'])
    .where('d.deleted_at', 'is', null)
    .where('d.active', '=', true)
    .where('l.told_state', '=', 'online')
    // A display of which the version is not reported may well be right: it is not judged.
    .where('l.playing_version', 'is not', null)
    .$if(storeId !== undefined, (query) => query.where('d.store_id', '=', storeId ?? 0))
    .orderBy('d.store_id')
    .orderBy('d.name')
    .orderBy('d.id')
    .execute();
  if (displays.length === 0) return new Map();
  const rows = await db.selectFrom('playlists').selectAll().where('deleted_at', 'is', null).execute();
  const playlists = rows.map((row): Stored => ({ ...playableOf(row), version: row.version, changedAt: row.updated_at.getTime() }));
  const nameOf = (id: number | null) => (id === null ? null : (playlists.find((playlist) => playlist.id === id)?.name ?? `#${id}`));
  const lagging = new Map<number, LaggingDisplay[]>();
  for (const { id, store_id: store, name, playing_playlist_id: told, playing_version: version } of displays) {
    const target: PlayTarget = { kind: 'display', storeId: store, id };
    const own = playlists.filter(({ storeIds }) => storeIds.includes(store));
    const expected = whatPlays(own, target, now.getTime());
    const right = playlists.find((playlist) => playlist.id === expected.playlist?.id) ?? null;
    if (differenceOf(right, { playlist: told, version }) === 'none') continue;
    // It should since the hour has come, or since a person changed a playlist of the store.
    const since = Math.max(expected.since ?? 0, ...own.map(({ changedAt }) => changedAt));
    const found: LaggingDisplay = {
      id,
      name,
      plays: nameOf(told),
      should_play: right?.name ?? null,
      lagging_since: new Date(since).toISOString(),
    };
    lagging.set(store, [...(lagging.get(store) ?? []), found]);
  }
  return lagging;
}
