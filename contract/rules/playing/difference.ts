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
