import type { Playable, PlayTarget } from './playlist.ts';
import { candidatesFor, rankedAt } from './playlist-ranking.ts';
import { nextTurn } from './turns.ts';
import { type Why, whyFor } from './what-plays.ts';

/** When a playlist would play and another one does, and why. */
export type Loss = { readonly at: number; readonly why: Why };

/** The first instant at or after `from` at which another playlist wins the target from this one; null where none does. */
export function nextLoss(playlists: readonly Playable[], target: PlayTarget, ownId: number, from: number): Loss | null {
  const candidates = candidatesFor(playlists, target);
  const wins = (instant: number): boolean => {
    const ranking = rankedAt(candidates, instant);
    return ranking[0]?.id === ownId || ranking.every(({ id }) => id !== ownId);
  };
  const at = wins(from) ? nextTurn(candidates, from, wins) : from;
  return at === null ? null : { at, why: whyFor(ownId, candidates, rankedAt(candidates, at), target) };
}
