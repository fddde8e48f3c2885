/** What the axis says under a category: the day of the month, and below it the month where one begins. */
export type DayTick = { readonly day: string | null; readonly month: string | null };

/** A category that is a day or begins with one, and the name of its month. */
export type AxisDay = { readonly day: string; readonly month: string };

/** This much room a text needs, with a gap after it. */
const room = { day: 20, letter: 7, shortMonth: 24, year: 40 } as const;

/**
 * The ticks of days that follow each other, so that none runs into the next: each day where there is room, else the first one of
 * each week or of every second one, with the month under its first day. Over years only they are named.
 */
export function dayTicks(days: readonly AxisDay[], slot: number): readonly DayTick[] {
  const years = beginnings(days, ({ day }) => day.slice(0, 4));
  const months = beginnings(days, ({ day }) => day.slice(0, 7));
  const lengthOfMonth = (days.length * slot) / Math.max(1, months.length);
  if (lengthOfMonth < room.shortMonth) {
    const named = apart(years, slot, room.year);
    return days.map(({ day }, at) => ({ day: named.has(at) ? day.slice(0, 4) : null, month: null }));
  }
  const each = slot >= room.day ? days.map((_, at) => at) : beginnings(days, ({ day }) => weekOf(day));
  const shown = apart(each, slot, room.day);
  return days.map(({ day, month }, at) => {
    const place = months.indexOf(at);
    const free = ((months[place + 1] ?? days.length) - at) * slot;
    const fits = free >= month.length * room.letter ? month : free >= room.shortMonth ? `${Number(day.slice(5, 7))}.` : null;
    return { day: shown.has(at) ? String(Number(day.slice(8))) : null, month: place === -1 ? null : fits };
  });
}

/** Where something other than before begins. */
function beginnings<T>(all: readonly T[], of: (one: T) => string | number): readonly number[] {
  return all.flatMap((one, at) => {
    const before = all[at - 1];
    return before === undefined || of(before) !== of(one) ? [at] : [];
  });
}

/** Those that are far enough from each other, from the last one back: the first week is often a part of one. */
function apart(places: readonly number[], slot: number, least: number): ReadonlySet<number> {
  const kept = new Set<number>();
  let next = Number.POSITIVE_INFINITY;
  for (const at of places.toReversed()) {
    if ((next - at) * slot < least) continue;
    kept.add(at);
    next = at;
  }
  return kept;
}

function weekOf(day: string): number {
  return Math.floor((Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 3) / 7);
}
