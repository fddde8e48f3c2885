import type { Playable } from './playlist.ts';
import { hasHours } from './playlist-ranking.ts';

const [minuteMs, dayMs] = [60_000, 86_400_000] as const;
/** Hours ahead of UTC that clocks in Prague may be. */
const aheadHours = [1, 2] as const;
/** The hour of UTC at which clocks are put on and back. */
const changeHour = 1;
/** In so many days every weekly pattern has shown itself, also around a night in which clocks change. */
const patternDays = 15;

/** All instants in [from, to) at which one of the playlists may begin or end, and perhaps others; in order. */
export function turnsBetween(playlists: readonly Playable[], from: number, to: number): readonly number[] {
  const turns: number[] = [];
  for (let day = Math.floor(from / dayMs); day * dayMs < to; day += 1) {
    for (const turn of turnsOfDay(playlists, day)) if (turn >= from && turn < to) turns.push(turn);
  }
  return turns;
}

/** The nearest instant after `at` at which it no longer holds; null where it always does. */
export function nextTurn(playlists: readonly Playable[], at: number, holds: (at: number) => boolean): number | null {
  for (const day of daysFrom(playlists, at, 1)) {
    for (const turn of turnsOfDay(playlists, day)) if (turn > at && !holds(turn)) return turn;
  }
  return null;
}

/** The instant since which it holds without a break until `at`; null where it always did. */
export function lastTurn(playlists: readonly Playable[], at: number, holds: (at: number) => boolean): number | null {
  let since: number | null = null;
  for (const day of daysFrom(playlists, at, -1)) {
    for (const turn of turnsOfDay(playlists, day).toReversed()) {
      if (turn > at) continue;
      if (!holds(turn)) return since;
      since = turn;
    }
  }
  // Before the first of all turns everything is as long before it.
  return since !== null && !holds(since - 1) ? since : null;
}

/** Days of UTC, by number, in which something may turn, away from the instant. Between them everything repeats by weeks. */
function daysFrom(playlists: readonly Playable[], at: number, step: 1 | -1): readonly number[] {
  const width = playlists.some(hasHours) ? patternDays : 0;
  const bounds = playlists.flatMap(({ from, to }) => [from, to]).filter((bound) => bound !== null);
  const days = new Set<number>();
  for (const bound of [at, ...bounds]) {
    const middle = Math.floor(bound / dayMs);
    for (let day = middle - width; day <= middle + width; day += 1) if ((day - Math.floor(at / dayMs)) * step >= 0) days.add(day);
  }
  return [...days].toSorted((one, other) => (one - other) * step);
}

function turnsOfDay(playlists: readonly Playable[], day: number): readonly number[] {
  const start = day * dayMs;
  const turns = new Set<number>();
  for (const { from, to } of playlists) {
    for (const bound of [from, to]) if (bound !== null && bound >= start && bound < start + dayMs) turns.add(bound);
  }
  const limited = playlists.filter(hasHours);
  const minutes = new Set([0, ...limited.flatMap(({ opens, closes }) => [opens ?? 0, closes ?? 0])]);
  if (limited.length > 0) {
    turns.add(start + changeHour * 60 * minuteMs);
    for (const minute of minutes) for (const ahead of aheadHours) turns.add(start + ((minute - ahead * 60 + 2880) % 1440) * minuteMs);
  }
  return [...turns].toSorted((one, other) => one - other);
}
