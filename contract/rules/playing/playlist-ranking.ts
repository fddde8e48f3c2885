import { wallTimeAt } from '../time/prague-time.ts';
import { playDays } from './play-days.ts';
import { type Playable, type PlayTarget, readyItems } from './playlist.ts';

const minutesOfDay = 1440;

/** What decided between two playlists that would both play. */
export type Advantage = 'priority' | 'direct' | 'later_start' | 'older';

/** Who would play at one instant: the winner first, then those that it hides. */
export type Ranking = readonly Playable[];

/** Playlists that are for the target at any time. One without a playable item never plays: it must not hide one that has something to show. */
export function candidatesFor(playlists: readonly Playable[], target: PlayTarget): readonly Playable[] {
  return playlists
    .filter((playlist) => playlist.active && readyItems(playlist).length > 0 && isFor(playlist, target))
    .toSorted((one, other) => (isBefore(one, other, target) ? -1 : 1));
}

/** Whether the playlist is for the target. One that names no target is for every display of its stores. */
export function isFor(playlist: Playable, target: PlayTarget): boolean {
  if (!playlist.storeIds.includes(target.storeId)) return false;
  return isDirect(playlist, target) || (target.kind === 'display' && isForAll(playlist));
}

function isForAll({ displayIds, buttons }: Playable): boolean {
  return displayIds.length === 0 && buttons.length === 0;
}

function isDirect({ displayIds, buttons }: Playable, target: PlayTarget): boolean {
  if (target.kind === 'display') return displayIds.includes(target.id);
  return buttons.some(({ touch_screen_id, button_id }) => touch_screen_id === target.touchScreenId && button_id === target.buttonId);
}

/** Which rule prefers the first of two playlists to the second; undefined where the second is preferred. */
export function findAdvantage(one: Playable, other: Playable, target: PlayTarget): Advantage | undefined {
  if (one.priority !== other.priority) return one.priority > other.priority ? 'priority' : undefined;
  const [isOneDirect, isOtherDirect] = [isDirect(one, target), isDirect(other, target)];
  if (isOneDirect !== isOtherDirect) return isOneDirect ? 'direct' : undefined;
  const [oneFrom, otherFrom] = [one.from ?? Number.NEGATIVE_INFINITY, other.from ?? Number.NEGATIVE_INFINITY];
  if (oneFrom !== otherFrom) return oneFrom > otherFrom ? 'later_start' : undefined;
  return one.id < other.id ? 'older' : undefined;
}

function isBefore(one: Playable, other: Playable, target: PlayTarget): boolean {
  return findAdvantage(one, other, target) !== undefined;
}

/** Those of the candidates that would play at the instant, the winner first. */
export function rankedAt(candidates: readonly Playable[], at: number): Ranking {
  return candidates.filter((playlist) => isOn(playlist, at));
}

/**
 * Whether the playlist plays at the instant, as far as its own time goes. Days and hours are those of clocks in Prague. Hours that cross
 * midnight belong to the day on which they begin.
 */
export function isOn({ from, to, days, opens, closes }: Playable, at: number): boolean {
  if ((from !== null && at < from) || (to !== null && at >= to)) return false;
  if (days.length === 0 && opens === null && closes === null) return true;
  const wall = wallTimeAt(new Date(at));
  const minute = wall.hour * 60 + wall.minute;
  const [start, end] = [opens ?? 0, closes ?? minutesOfDay];
  const isDay = (shift: number) => days.length === 0 || days.includes(dayOf(wall, shift));
  if (start < end) return minute >= start && minute < end && isDay(0);
  return (minute >= start && isDay(0)) || (minute < end && isDay(-1));
}

function dayOf({ year, month, day }: ReturnType<typeof wallTimeAt>, shift: number): string {
  const weekday = new Date(Date.UTC(year, month - 1, day + shift)).getUTCDay();
  return playDays[(weekday + 6) % 7] ?? '';
}

/** Whether what it plays depends on the day or the hour. */
export function hasHours({ days, opens, closes }: Playable): boolean {
  return days.length > 0 || opens !== null || closes !== null;
}
