import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../../contract/basics/languages.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { DayPart, WaitingEvent, WaitingState } from '../../../../contract/rules/booking/waiting-list.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { digestSecret } from '../../../keys/secrets.ts';

/** A client on the waiting list, with the names that messages say. */
export type WaitingClient = {
  readonly id: number;
  readonly store_id: number;
  readonly service_id: number;
  readonly first_day: string;
  readonly last_day: string;
  readonly part: DayPart;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly consent: boolean;
  readonly by_staff: boolean;
  readonly state: WaitingState;
  readonly created_at: Date;
  readonly passed: readonly string[];
  readonly hold_id: number | null;
  readonly offered_at: Date | null;
  readonly offered_starts_at: Date | null;
  readonly offered_ends_at: Date | null;
  readonly offer_until: Date | null;
  readonly store: string;
  readonly store_en: string | null;
  readonly service: string;
  readonly service_en: string | null;
};

type Which = { readonly ids: readonly number[] } | { readonly digest: string };

/** Reads clients of the list by their numbers, or the one of a link, and locks them until the transaction ends. */
export async function lockWaiting(db: Database, which: Which): Promise<readonly WaitingClient[]> {
  const ids = 'ids' in which ? [...which.ids] : null;
  const digest = 'digest' in which ? which.digest : null;
  const { rows } = await sql<WaitingClient>`
    select w.id, w.store_id, w.service_id, w.first_day::text as first_day, w.last_day::text as last_day, w.part, w.name, w.email, w.phone,
      w.language, w.consent, w.by_staff, w.state, w.created_at, w.passed, w.hold_id, w.offered_at, w.offered_starts_at, w.offered_ends_at,
      w.offer_until, coalesce(b.heading, s.label) as store, b.heading_en as store_en,
      coalesce(nullif(v.web_order_name, ''), v.name) as service, v.web_order_name_en as service_en
    from waiting_clients w join stores s on s.id = w.store_id join services v on v.id = w.service_id and v.store_id = w.store_id
    left join web_stores b on b.store_id = w.store_id and b.deleted_at is null
    where (w.id = any(${ids}::int[]) or w.digest = ${digest}::text or w.offer_digest = ${digest}::text)
    order by w.id for update of w`.execute(db);
  return rows;
}

/** The client of a link, locked; refused where no one waits by it. */
export async function findWaitingClient(db: Database, secret: string, now: Date): Promise<WaitingClient> {
  const [client] = await lockWaiting(db, { digest: digestSecret(secret) });
  if (client === undefined || client.last_day < dayAt(now)) throw refuse('waiting_link_not_valid');
  return client;
}

/** Everybody who offers or gives back a time of the branch waits for the one before. */
export async function lockList(db: Database, storeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waiting list of ${storeId}`}, 0))`.execute(db);
}

/** Removes clients of the list with the times that are held for them. */
export async function removeWaiting(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    with gone as (delete from waiting_clients where id = any(${[...ids]}::int[]) returning hold_id)
    delete from order_holds where id in (select hold_id from gone where hold_id is not null)`.execute(db);
}

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
