import type { PlayTarget } from '../../contract/rules/playing/playlist.ts';
import { type Playing, whatPlays } from '../../contract/rules/playing/what-plays.ts';
import type { OfficeContext } from './office-context.ts';

/** What displays play between calls. */
export type Playlists = ReturnType<typeof playingOn>;

/** The displays of an office. A playlist plays once all its files are there; until then its earlier version stays on the screen. */
export function playingOn({ eventQueue, report, setup, memory }: OfficeContext) {
  /** Playlists with the newest version of which everything was there. */
  const shown = new Map<number, number>();
  let dayEnd = Number.NEGATIVE_INFINITY;

  const playedOn = (target: PlayTarget): Playing =>
    whatPlays(
      setup().playlists.filter(({ id }) => shown.has(id)),
      target,
      eventQueue.now(),
    );
  const settle = () => {
    const { storeId, displayIds } = setup();
    for (const id of displayIds) {
      const playlist = playedOn({ kind: 'display', storeId, id }).playlist?.id ?? null;
      const version = playlist === null ? null : (shown.get(playlist) ?? null);
      // Also that nothing plays has to be said once.
      if (memory.playing.get(id) === playlist && (memory.playingVersions.get(id) ?? null) === version) continue;
      report({ kind: 'playing', virtual_display_id: id, playlist_id: playlist, version });
    }
  };
  const planTurns = () => {
    settle();
    const { storeId, displayIds } = setup();
    const turns = displayIds.map((id) => playedOn({ kind: 'display', storeId, id }).until ?? Number.POSITIVE_INFINITY);
    const next = Math.min(...turns);
    // Plans that another configuration made meanwhile settle once more and say nothing new.
    if (next < dayEnd) eventQueue.plan(next, planTurns);
  };
  return {
    /** Has every display tell what it plays when that changes: by the configuration, and as hours begin and end until `end`. */
    plan: (end: number) => {
      dayEnd = end;
      planTurns();
    },
    /** Playlists with their newest version; null where files of it are still on their way. */
    hold: (ready: ReadonlyMap<number, number | null>) => {
      for (const [id, version] of ready) if (version !== null) shown.set(id, version);
      if (dayEnd > eventQueue.now()) planTurns();
    },
  };
}
