import { comparePlaying, type ReportedPlaying } from './difference.ts';
import type { Playable, PlayTarget } from './playlist.ts';
import { whatPlays } from './what-plays.ts';

/** A playlist as it is stored, also one that was deleted lately: then it plays nowhere. `changedAt`: in milliseconds, as all instants. */
export type StoredPlaylist = Playable & { readonly version: number; readonly changedAt: number; readonly isDeleted: boolean };

/** A display that works. */
export type WorkingDisplay = {
  readonly id: number;
  readonly storeId: number;
  /** Since when it works and its branch is connected: before it could not have followed a change. */
  readonly readySince: number;
  /** Null where it has never reported what it plays: it is not known whether it lags. */
  readonly reported: ReportedPlaying | null;
};

/** What a display plays and what it should; `since`: since when it should and could. */
export type LaggingPlay = { readonly plays: StoredPlaylist | null; readonly should: StoredPlaylist | null; readonly since: number };

/** How a display lags behind what it should play at the instant; null where it does not. Whether it is late is the caller's to judge. */
export function laggingPlay(all: readonly StoredPlaylist[], display: WorkingDisplay, at: number): LaggingPlay | null {
  const { id, storeId, reported, readySince } = display;
  const target: PlayTarget = { kind: 'display', storeId, id };
  const own = all.filter(({ storeIds }) => storeIds.includes(storeId));
  const expected = whatPlays(
    own.filter(({ isDeleted }) => !isDeleted),
    target,
    at,
  );
  const should = all.find((playlist) => playlist.id === expected.playlist?.id) ?? null;
  if (comparePlaying(should, reported) === 'none') return null;
  const plays = all.find((playlist) => playlist.id === reported?.playlist) ?? null;
  // It should since the hour has come, or since a person changed a playlist of the store or took one away from it.
  const changes = [...own, ...(plays === null ? [] : [plays])].map(({ changedAt }) => changedAt);
  return { plays, should, since: Math.max(readySince, expected.since ?? 0, ...changes) };
}
