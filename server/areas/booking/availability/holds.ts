import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Database } from '../../../db/database.ts';
import { digestSecret, newSecret } from '../../../keys/secrets.ts';
import { findNetwork } from '../../accounts/sign-in-attempts/find-network.ts';
import { takePlaces } from './take-places.ts';

/** How long a time is held while the client fills in the form. */
const heldMinutes = 10;
/** Times that one place on the network holds at once: a family or an office behind one address, not a program. */
const mostOfAddress = 20;

export type Hold = {
  readonly id: number;
  readonly store_id: number;
  readonly service_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly held_until: Date;
};

type Wanted = {
  readonly storeId: number;
  readonly serviceId: number;
  readonly pool: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly capacity: number;
  readonly address: string;
  readonly now: Date;
};

type OfOffer = Omit<Wanted, 'address'> & { readonly until: Date };

/** Holds a freed time for a client on the waiting list: answers with the number of the hold; undefined when another one was quicker. To be run in a transaction that is given up then. */
export async function holdForOffer(db: Database, wanted: OfOffer): Promise<number | undefined> {
  // No one has a token of it.
  return insertHold(db, wanted, { digest: digestSecret(newSecret()), address: '' });
}

type Holder = { readonly digest: string; readonly address: string };

/** Writes the hold and takes its places; undefined when they are taken. */
async function insertHold(db: Database, wanted: OfOffer, { digest, address }: Holder): Promise<number | undefined> {
  const { storeId, serviceId, startsAt, endsAt, now, until } = wanted;
  const { id } = await db
    .insertInto('order_holds')
    .values({ store_id: storeId, service_id: serviceId, starts_at: startsAt, ends_at: endsAt, digest, address, held_until: until })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await takePlaces(db, [{ ...wanted, beyond: false, holdId: id, until }], now)) ? id : undefined;
}

/** Takes out the hold of an offer, with its places; undefined when it has ended. */
export async function spendOffer(db: Database, id: number, now: Date): Promise<Hold | undefined> {
  const { rows } = await sql<Hold>`
    delete from order_holds where id = ${id} and held_until > ${now}
    returning id, store_id, service_id, starts_at, ends_at, held_until`.execute(db);
  return rows[0];
}

/** Holds the time; undefined when all places are taken. To be run in a transaction that is given up then. */
export async function makeHold(db: Database, wanted: Wanted): Promise<{ readonly secret: string; readonly until: Date } | undefined> {
  const { now } = wanted;
  const address = findNetwork(wanted.address);
  const { rows: held } = await sql<{ next: Date }>`
    select coalesce(min(held_until), ${now}) as next from order_holds where address = ${address} and held_until > ${now}
    having count(*) >= ${mostOfAddress}`.execute(db);
  const [full] = held;
  if (full !== undefined) throw refuse('too_many_holds', { details: { seconds: Math.ceil((full.next.getTime() - now.getTime()) / 1000) } });
  const secret = newSecret();
  const until = new Date(now.getTime() + heldMinutes * 60_000);
  const id = await insertHold(db, { ...wanted, until }, { digest: digestSecret(secret), address });
  return id === undefined ? undefined : { secret, until };
}

/** Takes the hold out, with its places, for anyone who has its secret; refused when it has ended. */
export async function spendHold(db: Database, secret: string, now: Date): Promise<Hold> {
  const { rows } = await sql<Hold>`
    delete from order_holds where digest = ${digestSecret(secret)} and held_until > ${now}
    returning id, store_id, service_id, starts_at, ends_at, held_until`.execute(db);
  const [hold] = rows;
  if (hold === undefined) throw refuse('hold_ended');
  return hold;
}

/** Gives back the time that is held; one that has ended is given back already. */
export async function releaseHold(db: Database, secret: string): Promise<void> {
  await db.deleteFrom('order_holds').where('digest', '=', digestSecret(secret)).execute();
}

/** Removes holds that have expired, with the places that no one has taken over; says whether there were any. */
export async function pruneHolds(db: Database, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('order_holds').where('held_until', '<=', now).executeTakeFirst();
  return numDeletedRows > 0n;
}
