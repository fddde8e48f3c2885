import { sql } from 'kysely';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import { type SoughtPerson, soughtPerson } from '../../../../contract/rules/text/sought-person.ts';
import { nightDue } from '../../../../contract/rules/time/night.ts';
import type { Database } from '../../../db/database.ts';
import type { Author, WriteContext } from '../../../db/rows/write/write-context.ts';
import { keysFor } from '../../../keys/installation-key.ts';
import { mailboxKey } from '../../booking/email-spellings.ts';
import { kindsWithoutPersons } from '../due-rows.ts';
import { eraseBatch, erasingHour } from '../nightly-erasure.ts';
import { declaredContacts } from './declared-rows.ts';
import { erasePerson } from './erase-person.ts';
import { type NotedErasure, recordedDigests } from './erasure-list.ts';
import { selectOrders } from './of-person.ts';

type Restored = {
  readonly erasures: readonly NotedErasure[];
  /** When the backup was made: what was erased before is not in it. */
  readonly since: Date;
  /** Null where the place has no key yet: digests of persons cannot be made again. */
  readonly secretKey: string | null;
  readonly now: Date;
};

/** Whom history and the audit name. */
const commandLine: Author = {
  id: null,
  name: serverWords.commandLine,
  role: 'operator',
  level: 1000,
  maxLevelForSharingPrivileges: -1,
  resources: [],
  limitations: [],
};

/**
 * Erases again, in the transaction of a restore, the persons who were erased after the backup was made, and what has been kept for
 * long enough by now. Answers with how many persons there were, and how many rows were due.
 */
export async function eraseAfterRestore(
  db: Database,
  { erasures, since, secretKey, now }: Restored,
): Promise<{ readonly persons: number; readonly rows: number }> {
  if (secretKey === null) return { persons: 0, rows: 0 };
  const delivery = { hasGateway: { email: false, sms: false }, linkOrigin: () => '', hasBookingPage: false };
  const tools = { db, salt: secretKey, delivery };
  const context: Omit<WriteContext, 'resource'> = { ...tools, actor: commandLine, now, requestId: 'restore', address: '', language: 'cs' };
  const { digest } = await keysFor(db, { secretKey, other: null }, secretKey);
  const wanted = new Set(erasures.filter(({ at }) => new Date(at) > since).map(({ person }) => person));
  const isWanted = (person: SoughtPerson) => recordedDigests(digest, person).some((one) => wanted.has(one));
  const persons = wanted.size === 0 ? [] : oneByMailbox((await knownPersons(db)).filter(isWanted));
  for (const person of persons) {
    await cancelOrders(db, person, now);
    await erasePerson(context, person);
  }
  // Imported rows are not searched for the erased persons: all imports go, and the importer still has the file.
  if (wanted.size > 0) await sql`delete from imports`.execute(db);
  while (await eraseBatch(tools, nightDue(now, erasingHour), now));
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(value::int), 0)::int as rows from erasures, jsonb_each_text(counts - ${kindsWithoutPersons}::text[])
    where night is not null and begun_at = ${now}`.execute(db);
  return { persons: persons.length, rows: rows[0]?.rows ?? 0 };
}

/** No one was erased who was still to come: what waits for them in the backup was over by then. */
async function cancelOrders(db: Database, person: SoughtPerson, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update orders set state = 'cancelled', cancelled_at = ${now}
    where id in (${selectOrders(person)}) and state = any(${openStates}::text[]) and ends_at > ${now} returning id`.execute(db);
  await sql`delete from order_places where order_id = any(${rows.map(({ id }) => id)}::int[])`.execute(db);
}

/** Each person once, in whatever spellings their mailbox is held. */
function oneByMailbox(persons: readonly SoughtPerson[]): readonly SoughtPerson[] {
  return [...new Map(persons.map((person) => [person.by === 'email' ? mailboxKey(person.value) : person.value, person])).values()];
}

/** Everybody whom an e-mail address or a phone number names anywhere. */
async function knownPersons(db: Database): Promise<readonly SoughtPerson[]> {
  const { rows } = await sql<{ value: string | null }>`
    select email as value from orders where email is not null union select phone from orders where phone is not null
    union select email from waiting_clients where email is not null union select phone from waiting_clients where phone is not null
    union select recipient from outbox union select pattern from email_blacklist
    ${sql.join(
      declaredContacts().map((one) => sql`union ${one}`),
      sql` `,
    )}
    union select c.value->>side from history, jsonb_each(changes) as c, unnest(array['before', 'after']) as side
      where resource in ('orders', 'email-blacklist') and c.key in ('email', 'phone', 'pattern') and jsonb_typeof(c.value) = 'object'
        and c.value->>side is not null`.execute(db);
  const persons = rows.flatMap(({ value }) => soughtPerson(value ?? '') ?? []);
  return [...new Map(persons.map((person) => [`${person.by} ${person.value}`, person])).values()];
}
