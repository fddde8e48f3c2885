import type { Ground } from './ground.ts';
import type { Playlist } from './plan/setup.ts';

/** What a display plays at the instant (milliseconds): the most urgent of what is for it, of equals the older one. */
export function playlistFor(displayId: number, playlists: readonly Playlist[], at: number): number | null {
  const own = playlists.filter(
    ({ virtual_display_ids, play_from, play_to }) =>
      (virtual_display_ids.length === 0 || virtual_display_ids.includes(displayId)) &&
      (play_from === null || play_from <= at) &&
      (play_to === null || at < play_to),
  );
  return own.toSorted((one, other) => other.priority - one.priority || one.id - other.id)[0]?.id ?? null;
}

/** Has every display tell what it plays when that changes: by the configuration, and as periods begin and end until `dayEnd`. */
export function planPlaying({ agenda, tell, setup, memory }: Ground, dayEnd: number): void {
  const { displayIds, playlists } = setup();
  const settle = () => {
    for (const id of displayIds) {
      const playlist = playlistFor(id, playlists, agenda.now());
      if ((memory.playing.get(id) ?? null) !== playlist) tell({ kind: 'playing', virtual_display_id: id, playlist_id: playlist });
    }
  };
  settle();
  const turns = playlists.flatMap(({ play_from, play_to }) => [play_from, play_to]);
  for (const at of new Set(turns)) if (at !== null && at > agenda.now() && at < dayEnd) agenda.plan(at, settle);
}
