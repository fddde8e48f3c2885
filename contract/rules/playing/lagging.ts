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

/** What a display reported: the playlist that it plays, null where it plays nothing, and the version of its row where the branch reports it. */
export type ReportedPlaying = { readonly playlist: number | null; readonly version: number | null };

/** How what plays differs from what should: `other` playlist, or an `older` version of the right one. */
export type PlayingDifference = 'none' | 'other' | 'older';

/** Compares what a display reports, null where it never did, with the playlist that should play; null where none should. */
export function comparePlaying(
  expected: { readonly id: number; readonly version: number } | null,
  reported: ReportedPlaying | null,
): PlayingDifference {
  // What is not known differs from nothing.
  if (reported === null) return 'none';
  if ((expected?.id ?? null) !== reported.playlist) return 'other';
  // A branch that reports no version plays what it has.
  return expected !== null && reported.version !== null && reported.version < expected.version ? 'older' : 'none';
}
