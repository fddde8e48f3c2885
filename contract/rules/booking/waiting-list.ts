import type { Day } from '../opening/calendar-days.ts';
import { dayAt } from '../opening/open-instants.ts';
import { wallTimeAt } from '../time/prague-time.ts';
import { type BookableDay, type FreeTime, type FreeTimesQuery, freeTimes, listFreeTimes } from './free-times.ts';

/** What part of a day suits a client who waits for a time. */
export const dayParts = ['any', 'morning', 'afternoon'] as const;
export type DayPart = (typeof dayParts)[number];

/** What becomes of a place on the waiting list. Who leaves it is erased. */
export const waitingStates = ['waiting', 'offered', 'taken', 'expired'] as const;
export type WaitingState = (typeof waitingStates)[number];

/** What can happen to a client on the waiting list. */
export const waitingEvents = ['added', 'offered', 'passed', 'taken', 'expired'] as const;

/** `by`: the member of staff who did it; null where the client or the server did. `starts_at`: of which time. */
export type WaitingEvent = {
  readonly at: string;
  readonly what: (typeof waitingEvents)[number];
  readonly by: string | null;
  readonly starts_at: string | null;
};

/** Days and hours that suit; `passed` are beginnings that the client has let others have. */
export type Wish = {
  readonly first_day: Day;
  readonly last_day: Day;
  readonly part: DayPart;
  readonly passed: readonly string[];
};

/** A freed time is held for the client for so long. */
export const offerMinutes = 30;
/** After the end of an offer the client needs as long to get there. */
const wayMinutes = 30;
/** Offers leave within these hours, so that no one loses a place in their sleep (decision 0150). */
const [firstHour, lastHour] = [7, 20];
const minute = 60_000;

/** Whether an offer may leave now. */
export function isOfferHour(now: Date): boolean {
  const { hour } = wallTimeAt(now);
  return hour >= firstHour && hour < lastHour;
}

/** Times that can be offered now: free, and still to be ordered and reached when the offer ends. */
export function offerableTimes(query: FreeTimesQuery): readonly FreeTime[] {
  const ends = new Date(query.now.getTime() + offerMinutes * minute);
  const least = ends.getTime() + wayMinutes * minute;
  const atEnd = startsOf(freeTimes({ ...query, now: ends }));
  return listFreeTimes(freeTimes(query)).filter(({ starts_at }) => starts_at >= least && atEnd.has(starts_at));
}

function startsOf(days: readonly BookableDay[]): ReadonlySet<number> {
  return new Set(listFreeTimes(days).map(({ starts_at }) => starts_at));
}

/** Whether a time suits the client. */
export function suits({ first_day, last_day, part, passed }: Wish, startsAt: Date): boolean {
  const day = dayAt(startsAt);
  if (day < first_day || day > last_day || passed.includes(startsAt.toISOString())) return false;
  return part === 'any' || wallTimeAt(startsAt).hour < 12 === (part === 'morning');
}

/** The first in line for whom there is a time, with the earliest one that suits. The line comes in its order. */
export function nextOffer<W extends Wish>(
  line: readonly W[],
  timesOf: (one: W) => readonly FreeTime[],
): { readonly to: W; readonly time: FreeTime } | undefined {
  for (const to of line) {
    const time = timesOf(to).find(({ starts_at }) => suits(to, new Date(starts_at)));
    if (time !== undefined) return { to, time };
  }
  return undefined;
}
