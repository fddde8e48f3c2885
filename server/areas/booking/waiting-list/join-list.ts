import { sql } from 'kysely';
import type { Language } from '../../../../contract/basics/languages.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import { mostWaiting } from '../../../../contract/operations/booking/waiting-list-operations.ts';
import type { MessageChannel } from '../../../../contract/resources/settings/outbox.ts';
import type { DayPart } from '../../../../contract/rules/booking/waiting-list.ts';
import { banOn } from '../../../../contract/rules/mailboxes/blacklist.ts';
import { dayAt, instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import { digestSecret, newSecret } from '../../../keys/secrets.ts';
import { findNetwork } from '../../accounts/sign-in-attempts/find-network.ts';
import { mailboxKey, mailboxSpellings, spellingsOf } from '../email-spellings.ts';
import { readOrderCheckInput } from '../hooks/order-check-input.ts';
import { refuseTooMany } from '../ordering/refuse-too-many.ts';
import { buildWaitingEvents, lockWaiting } from './waiting-client.ts';
import { chooseChannel, writeToWaiting } from './write-to-waiting.ts';

export type Joining = {
  readonly storeId: number;
  readonly serviceId: number;
  readonly first_day: string;
  readonly last_day: string;
  readonly part: DayPart;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly consent: boolean;
  readonly language: Language;
};

type Asking = {
  readonly now: Date;
  readonly delivery: DeliveryContext;
  /** From where a client asks; null where the office does. */
  readonly address: string | null;
  /** Who of the office does. */
  readonly by: string | null;
};

/** Puts a client on the list, in a transaction, and writes to them that they wait. Answers with the number. */
export async function joinList(db: Database, wanted: Joining, { now, delivery, address, by }: Asking): Promise<number> {
  const { storeId, serviceId, email, phone, language } = wanted;
  refuseWrongWish(wanted, now);
  await lockPerson(db, wanted);
  await refuseBanned(db, { email, now, isStaff: address === null });
  await refuseTwice(db, wanted, now);
  const network = address === null ? null : findNetwork(address);
  if (network !== null && address !== null) {
    await refuseTooManyLists(db, wanted, network);
    const startsAt = instantOn(wanted.first_day, '12:00');
    if (email !== null) await refuseTooMany(db, { storeId, serviceId, startsAt, email, now, address });
  }
  const secret = newSecret();
  const { id } = await db
    .insertInto('waiting_clients')
    .values({
      store_id: storeId,
      service_id: serviceId,
      first_day: wanted.first_day,
      last_day: wanted.last_day,
      part: wanted.part,
      name: wanted.name ?? (email ?? phone ?? '').slice(0, 120),
      email,
      phone,
      language,
      consent: wanted.consent,
      by_staff: address === null,
      address: network,
      digest: digestSecret(secret),
      state: 'waiting',
      created_at: now,
      history: sql`${JSON.stringify(buildWaitingEvents({ at: now, what: 'added', by, startsAt: null }))}::jsonb`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [client] = await lockWaiting(db, { ids: [id] });
  if (client === undefined) throw refuse('not_found');
  await writeToWaiting(db, { client, secret, now, delivery });
  return id;
}

/** By which way the client is written to; refused where there is none. */
export function requireChannel(email: string | null, sends: Readonly<Record<MessageChannel, boolean>>): MessageChannel {
  const channel = chooseChannel({ email });
  if (!sends[channel]) throw refuse('waiting_not_offered', { at: channel === 'email' ? 'email' : 'phone' });
  return channel;
}

function refuseWrongWish({ first_day, last_day, email, phone }: Joining, now: Date): void {
  if (email === null && phone === null) throw refuseValues({ email: { code: 'email_or_phone' } });
  if (last_day < first_day) throw refuseValues({ last_day: { code: 'days_reversed' } });
  if (last_day < dayAt(now)) throw refuseValues({ last_day: { code: 'day_in_past' } });
}

/** Of those who join at once under one e-mail or telephone, each waits for the one before. */
async function lockPerson(db: Database, { email, phone }: Joining): Promise<void> {
  const names = [...(email === null ? [] : [`waits as ${mailboxKey(email)}`]), ...(phone === null ? [] : [`waits as ${phone}`])];
  for (const name of names.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

type Judged = { readonly email: string | null; readonly now: Date; readonly isStaff: boolean };

async function refuseBanned(db: Database, { email, now, isStaff }: Judged): Promise<void> {
  if (email === null) return;
  const today = dayAt(now);
  const { bans } = await readOrderCheckInput(db, { emails: [email], times: [], today });
  const ban = banOn(spellingsOf(email), bans, today);
  if (ban !== undefined) throw refuse(isStaff ? 'email_blocked' : 'client_blocked', { at: 'email', hit: ban.pattern });
}

/** The same person for the same service and a day of those. */
async function refuseTwice(db: Database, { serviceId, first_day, last_day, email, phone }: Joining, now: Date): Promise<void> {
  const { rows } = await sql<{ until: string | null }>`
    select max(last_day)::text as until from waiting_clients
    where service_id = ${serviceId} and (state = 'waiting' or state = 'offered' and offer_until > ${now}) and first_day <= ${last_day}::date and last_day >= ${first_day}::date
      and (app_mailbox(email) = any(${email === null ? [] : [...mailboxSpellings(email)]}::text[]) or phone = ${phone}::text)
    having count(*) > 0`.execute(db);
  const [known] = rows;
  if (known === undefined) return;
  throw refuse('already_waiting', { at: email === null ? 'phone' : 'email', details: known.until === null ? {} : { until: known.until } });
}

async function refuseTooManyLists(db: Database, { email, phone }: Joining, network: string): Promise<void> {
  // Two who join at once from one place are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waiting of ${network}`}, 0))`.execute(db);
  const isPerson = sql`(app_mailbox(email) = any(${email === null ? [] : [...mailboxSpellings(email)]}::text[]) or phone = ${phone}::text)`;
  const { rows } = await sql<{ person: number; near: number }>`
    select count(*) filter (where ${isPerson})::int as person, count(*) filter (where address = ${network})::int as near
    from waiting_clients where (${isPerson} or address = ${network}) and state in ('waiting', 'offered')`.execute(db);
  const { person = 0, near = 0 } = rows[0] ?? {};
  if (person >= mostWaiting.ofClient || near >= mostWaiting.ofNetwork) throw refuse('too_many_waiting');
}
