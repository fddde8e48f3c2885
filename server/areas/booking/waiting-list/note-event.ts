import { type RawBuilder, sql } from 'kysely';
import type { WaitingEvent } from '../../../../contract/rules/booking/waiting-list.ts';

type Noted = Pick<WaitingEvent, 'what' | 'by'> & { readonly at: Date; readonly startsAt: Date | null };

/** What happened to a client of the waiting list, as one value to be added at the end of `history`. */
export function buildWaitingEvents({ at, what, by, startsAt }: Noted): readonly WaitingEvent[] {
  return [{ at: at.toISOString(), what, by, starts_at: startsAt?.toISOString() ?? null }];
}

/** The same as a change of the column `history` within an update. */
export function noteEvent(event: Noted): RawBuilder<unknown> {
  return sql`history = history || ${JSON.stringify(buildWaitingEvents(event))}::jsonb`;
}

const isoOf = (column: string): RawBuilder<unknown> => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of clients who did not answer: each with the offer that ran out. */
export const noteExpired = sql`history = history || jsonb_build_array(
  jsonb_build_object('at', ${isoOf('offer_until')}, 'what', 'expired', 'by', null, 'starts_at', ${isoOf('offered_starts_at')}))`;
