/** What a display reported: the playlist that it plays, and the version of its row where the branch tells it. */
export type ToldPlaying = { readonly playlist: number | null; readonly version: number | null };

/** How what plays differs from what should: `other` playlist, or an `older` version of the right one. */
export type PlayingDifference = 'none' | 'other' | 'older';

/** Compares what a display reports with the playlist that should play; null where none should. */
export function differenceOf(expected: { readonly id: number; readonly version: number } | null, told: ToldPlaying): PlayingDifference {
  if ((expected?.id ?? null) !== told.playlist) return 'other';
  // A branch that tells no version plays what it has.
  return expected !== null && told.version !== null && told.version < expected.version ? 'older' : 'none';
}
