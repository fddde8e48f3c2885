import { type Playable, type PlayItem, type PlayTarget, readyItems } from './playlist.ts';
import { type Advantage, candidatesFor, findAdvantage, type Ranking, rankedAt } from './playlist-ranking.ts';
import { lastTurn, nextTurn } from './turns.ts';

/** Why it is so: `none` and `outside` where nothing plays, because nothing is for the target, or nothing at this time. */
export type Why =
  | { readonly is: 'none' | 'outside' | 'alone' }
  | { readonly is: Advantage; readonly winner: Playable; readonly over: Playable };

/** What plays on a target at an instant. `since` and `until` are null where it always did and always will. */
export type Playing = {
  readonly playlist: Playable | null;
  readonly since: number | null;
  readonly until: number | null;
  readonly why: Why;
  /** The item on the screen. */
  readonly item: PlayingItem | null;
  /** What plays at `until`; null where nothing changes. */
  readonly next: { readonly playlist: Playable | null; readonly at: number } | null;
};

export type PlayingItem = { readonly item: PlayItem; readonly index: number; readonly since: number; readonly until: number };

/** What plays on the target at the instant (milliseconds), since when, until when, why, and what comes next. */
export function whatPlays(playlists: readonly Playable[], target: PlayTarget, at: number): Playing {
  const candidates = candidatesFor(playlists, target);
  const ranking = rankedAt(candidates, at);
  const [winner = null] = ranking;
  const holds = (instant: number) => rankedAt(candidates, instant)[0] === ranking[0];
  const since = lastTurn(candidates, at, holds);
  const until = nextTurn(candidates, at, holds);
  return {
    playlist: winner,
    since,
    until,
    why: explainWinner(candidates, ranking, target),
    item: winner === null ? null : itemAt(winner, since, at),
    next: until === null ? null : { playlist: rankedAt(candidates, until)[0] ?? null, at: until },
  };
}

/** Why the first of those that would play does. */
export function explainWinner(candidates: readonly Playable[], [winner, second]: Ranking, target: PlayTarget): Why {
  if (winner === undefined) return { is: candidates.length === 0 ? 'none' : 'outside' };
  if (second === undefined) return { is: 'alone' };
  return { is: findAdvantage(winner, second, target) ?? 'older', winner, over: second };
}

/** Why the first of those that would play does, for who looks after one of them: what they lose to, even where others lose before them. */
export function whyFor(ownId: number, candidates: readonly Playable[], ranking: Ranking, target: PlayTarget): Why {
  const [winner] = ranking;
  const own = ranking.slice(1).find(({ id }) => id === ownId);
  if (winner === undefined || own === undefined) return explainWinner(candidates, ranking, target);
  return { is: findAdvantage(winner, own, target) ?? 'older', winner, over: own };
}

/** The item of the loop at the instant; a loop begins with its first item when the playlist does. */
export function itemAt(playlist: Playable, since: number | null, at: number): PlayingItem | null {
  const items = readyItems(playlist);
  const total = loopSeconds(items) * 1000;
  const start = since ?? 0;
  let begins = at - ((((at - start) % total) + total) % total);
  for (const [index, item] of items.entries()) {
    const ends = begins + item.display_length * 1000;
    if (at < ends) return { item, index, since: begins, until: ends };
    begins = ends;
  }
  return null;
}

/** How long the loop takes, in seconds. */
export function loopSeconds(items: readonly Pick<PlayItem, 'display_length'>[]): number {
  return items.reduce((sum, { display_length: seconds }) => sum + seconds, 0);
}
