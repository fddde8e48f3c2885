import { sql } from 'kysely';
import { Refusal } from '../../../../contract/basics/refusal.ts';
import type { FreeTime } from '../../../../contract/rules/booking/free-times.ts';
import { poolOf } from '../../../../contract/rules/booking/plan-of-service.ts';
import { isOfferHour, nextOffer, offerableTimes, offerMinutes } from '../../../../contract/rules/booking/waiting-list.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import { retried } from '../../../db/transactions.ts';
import { digestSecret, newSecret } from '../../../keys/secrets.ts';
import { holdForOffer } from '../availability/holds.ts';
import { offeredService } from '../ordering/offered-service.ts';
import { lockList, lockWaiting, noteEvent, noteExpired, type WaitingClient } from './waiting-client.ts';
import { writeToWaiting } from './write-to-waiting.ts';

type Offering = { readonly db: Database; readonly clock: Clock; readonly delivery: DeliveryContext };

/** This many clients of a branch are looked at, the first in line. */
const lookedAt = 500;

/**
 * Ends offers without an answer, and offers at each branch where clients wait one free time to the first in line whom it suits. Says whether
 * there may be more. What made the time free does not matter: the list is compared with what is free now (decision 0150).
 */
export async function offerFreed({ db, clock, delivery }: Offering): Promise<boolean> {
  const now = clock.now();
  await sql`update waiting_clients set state = 'expired', ${noteExpired} where state = 'offered' and offer_until <= ${now}`.execute(db);
  if (!isOfferHour(now)) return false;
  const { rows: stores } = await sql<{ store_id: number }>`
    select distinct store_id from waiting_clients where state = 'waiting' and last_day >= ${dayAt(now)}::date order by store_id`.execute(
    db,
  );
  let hasOffered = false;
  for (const { store_id: storeId } of stores) if (await offerOne({ db, delivery, now }, storeId)) hasOffered = true;
  return hasOffered;
}

type OfStore = { readonly db: Database; readonly delivery: DeliveryContext; readonly now: Date };

/** One offer in one transaction: a person who was quicker leaves nothing of it behind. */
function offerOne({ db, delivery, now }: OfStore, storeId: number): Promise<boolean> {
  return retried(() =>
    db.transaction().execute(async (transaction) => {
      await lockList(transaction, storeId);
      const offered = await offerNext({ db: transaction, delivery, now }, { storeId, by: null });
      return offered !== undefined;
    }),
  ).catch((error: unknown) => {
    if (error instanceof Taken) return false;
    throw error;
  });
}

type OfLine = {
  readonly storeId: number /** Which service and day alone. */;
  readonly only?: { readonly serviceId: number; readonly day: Day };
  readonly by: string | null;
};

/** Offers a free time to the first in line whom it suits; undefined where there is none. The list of the branch is locked. */
export async function offerNext({ db, delivery, now }: OfStore, { storeId, only, by }: OfLine): Promise<Offered | undefined> {
  const line = (await readLine(db, storeId, now)).filter(
    ({ service_id, first_day, last_day }) =>
      only === undefined || (service_id === only.serviceId && first_day <= only.day && last_day >= only.day),
  );
  const offers = await readOffers(db, line, now);
  const timesOf = (serviceId: number) =>
    (offers.get(serviceId)?.times ?? []).filter(({ starts_at }) => only === undefined || dayAt(new Date(starts_at)) === only.day);
  const next = nextOffer(line, ({ service_id }) => timesOf(service_id));
  const pool = next === undefined ? undefined : offers.get(next.to.service_id)?.pool;
  if (next === undefined || pool === undefined) return undefined;
  return hold(db, { ...next, pool, by }, { delivery, now });
}

async function readLine(db: Database, storeId: number, now: Date): Promise<readonly WaitingClient[]> {
  const { rows } = await sql<{ id: number }>`
    select id from waiting_clients where store_id = ${storeId} and state = 'waiting' and last_day >= ${dayAt(now)}::date
    order by created_at, id limit ${lookedAt}`.execute(db);
  const order = new Map(rows.map(({ id }, place) => [id, place]));
  const line = await lockWaiting(db, { ids: [...order.keys()] });
  // Some may have left meanwhile.
  return line.filter(({ state }) => state === 'waiting').toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
}

type OfService = { readonly pool: string; readonly times: readonly FreeTime[] };

/** What can be offered of each service that clients wait for. */
async function readOffers(db: Database, line: readonly WaitingClient[], now: Date): Promise<ReadonlyMap<number, OfService>> {
  const offers = new Map<number, OfService>();
  for (const serviceId of new Set(line.map(({ service_id }) => service_id))) {
    const own = line.filter(({ service_id }) => service_id === serviceId);
    const [earliest = dayAt(now)] = own.map(({ first_day }) => first_day).toSorted();
    const [last = earliest] = own
      .map(({ last_day }) => last_day)
      .toSorted()
      .toReversed();
    const first = earliest < dayAt(now) ? dayAt(now) : earliest;
    const found = await offeredService(db, { serviceId, first, last, now }).catch((error: unknown) => {
      // The office no longer offers the service, or not now.
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (found === undefined) continue;
    const { plan, sources, taken } = found;
    offers.set(serviceId, { pool: poolOf(plan), times: offerableTimes({ plan, sources, taken, now, first, last }) });
  }
  return offers;
}

type Chosen = { readonly to: WaitingClient; readonly time: FreeTime; readonly pool: string; readonly by: string | null };
export type Offered = { readonly to: WaitingClient; readonly startsAt: Date; readonly until: Date };

async function hold(db: Database, { to, time, pool, by }: Chosen, { delivery, now }: Omit<OfStore, 'db'>): Promise<Offered> {
  const until = new Date(now.getTime() + offerMinutes * 60_000);
  const [startsAt, endsAt] = [new Date(time.starts_at), new Date(time.ends_at)];
  const place = { storeId: to.store_id, serviceId: to.service_id, pool, startsAt, endsAt, capacity: time.capacity };
  const holdId = await holdForOffer(db, { ...place, now, until });
  if (holdId === undefined) throw new Taken();
  const secret = newSecret();
  await sql`
    update waiting_clients set state = 'offered', hold_id = ${holdId}, offer_digest = ${digestSecret(secret)}, offered_at = ${now},
      offered_starts_at = ${startsAt}, offered_ends_at = ${endsAt}, offer_until = ${until}, ${noteEvent({ at: now, what: 'offered', by, startsAt })}
    where id = ${to.id}`.execute(db);
  await writeToWaiting(db, { client: to, secret, now, delivery, offer: { startsAt, until } });
  return { to, startsAt, until };
}

/** Ends a transaction that took some of the places and not all. */
export class Taken extends Error {}
