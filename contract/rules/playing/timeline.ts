import type { Playable, PlayTarget } from './playlist.ts';
import { candidatesFor, type Ranking, rankedAt } from './playlist-ranking.ts';
import { nextTurn, turnsBetween } from './turns.ts';
import { explainWinner, type Why, whyFor } from './what-plays.ts';

/** A time in which the same playlists would play: one wins, the others are hidden. Without a playlist it is a gap. */
export type Segment = {
  readonly from: number;
  readonly to: number;
  readonly playlist: Playable | null;
  readonly hidden: readonly Playable[];
  readonly why: Why;
};

/**
 * What plays on the target from one instant to another, without a break: each segment begins where the one before ends. `ownId` is the
 * playlist that the reasons are for.
 */
export function timelineOf(
  playlists: readonly Playable[],
  target: PlayTarget,
  { from, to, ownId = null }: { readonly from: number; readonly to: number; readonly ownId?: number | null },
): readonly Segment[] {
  const candidates = candidatesFor(playlists, target);
  const starts = [from, ...turnsBetween(candidates, from + 1, to)];
  const changes = starts.reduce<readonly { readonly at: number; readonly ranking: Ranking }[]>((list, at) => {
    const ranking = rankedAt(candidates, at);
    const before = list.at(-1);
    return before !== undefined && isSame(before.ranking, ranking) ? list : [...list, { at, ranking }];
  }, []);
  return changes.map(({ at, ranking }, place) => ({
    from: at,
    to: changes[place + 1]?.at ?? to,
    playlist: ranking[0] ?? null,
    hidden: ranking.slice(1),
    why: ownId === null ? explainWinner(candidates, ranking, target) : whyFor(ownId, candidates, ranking, target),
  }));
}

function isSame(one: Ranking, other: Ranking): boolean {
  return one.length === other.length && one.every((playlist, place) => playlist === other[place]);
}

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
