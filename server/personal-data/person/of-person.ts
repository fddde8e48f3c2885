import { type RawBuilder, sql } from 'kysely';
import type { SoughtPerson } from '../../../contract/rules/sought-person.ts';
import { holdsText } from '../due-rows.ts';
import { holdsPerson } from '../held-columns.ts';

/** Orders of the person, deleted ones too. */
export function ordersOf({ by, value }: SoughtPerson): RawBuilder<{ id: number }> {
  return by === 'email' ? sql`select id from orders where lower(email) = ${value}` : sql`select id from orders where phone = ${value}`;
}

/** Bans of the person's address; one of its domain is about nobody. */
export function bansOf({ by, value }: SoughtPerson): RawBuilder<{ id: number }> {
  return sql`select id from email_blacklist where ${by === 'email'} and lower(pattern) = ${value}`;
}

/** What was written to the person, and to whoever their orders name. */
export function messagesOf(person: SoughtPerson): RawBuilder<{ id: number }> {
  return sql`
    select id from outbox where ${holdsText} and (lower(recipient) = ${person.value}
      or id in (select outbox_id from order_messages where order_id in (${ordersOf(person)})))`;
}

/** History of the person's orders and bans, and of orders that were theirs before somebody corrected them. */
export function historyOf(person: SoughtPerson): RawBuilder<{ id: string }> {
  const { by, value } = person;
  const was = (field: string) => sql`
    (lower(changes->${field}->>'before') = ${value} or lower(changes->${field}->>'after') = ${value})`;
  return sql`
    select id from history
    where (resource = 'orders' and (record_id in (${ordersOf(person)}) or ${was(by)}) or resource = 'email-blacklist'
      and (record_id in (${bansOf(person)}) or ${was('pattern')}))
      and ${holdsPerson('history')}`;
}
