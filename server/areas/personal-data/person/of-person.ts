import { type RawBuilder, sql } from 'kysely';
import type { SoughtPerson } from '../../../../contract/rules/text/sought-person.ts';
import { mailboxSpellings } from '../../booking/email-spellings.ts';
import { holdsText } from '../due-rows.ts';
import { holdsPerson } from '../erase-rows.ts';

/** The values under which the person may be held: the mailbox of an e-mail in each spelling of its domain. */
export function listPersonValues({ by, value }: SoughtPerson): readonly string[] {
  return by === 'email' ? mailboxSpellings(value) : [value];
}

/** Whether a text of a column is the person's e-mail, in any spelling of the mailbox, or telephone. */
export function isAmong(text: RawBuilder<unknown>, person: SoughtPerson): RawBuilder<boolean> {
  return sql`${person.by === 'email' ? sql`app_mailbox(${text})` : text} = any(${[...listPersonValues(person)]}::text[])`;
}

/** Orders of the person, deleted ones too. */
export function selectOrders(person: SoughtPerson): RawBuilder<{ id: number }> {
  return sql`select id from orders where ${isAmong(person.by === 'email' ? sql`email` : sql`phone`, person)}`;
}

/** Where the person waits for a freed time. */
export function selectWaiting(person: SoughtPerson): RawBuilder<{ id: number }> {
  return sql`select id from waiting_clients where ${isAmong(person.by === 'email' ? sql`email` : sql`phone`, person)}`;
}

/** Bans of the person's address; one of its domain is about no one. */
export function selectBans(person: SoughtPerson): RawBuilder<{ id: number }> {
  return sql`select id from email_blacklist where ${person.by === 'email'} and ${isAmong(sql`pattern`, person)}`;
}

/** What was written to the person, and to anyone whom their orders name. */
export function selectMessages(person: SoughtPerson): RawBuilder<{ id: number }> {
  return sql`
    select id from outbox where ${holdsText} and (${isAmong(sql`recipient`, person)}
      or id in (select outbox_id from order_messages where order_id in (${selectOrders(person)})))`;
}

/** History of the person's orders and bans, of orders that were theirs before someone corrected them, and what `more` adds. */
export function selectHistory(person: SoughtPerson, more: RawBuilder<boolean>): RawBuilder<{ id: string }> {
  const was = (field: string) => sql`
    (${isAmong(sql`changes->${field}->>'before'`, person)} or ${isAmong(sql`changes->${field}->>'after'`, person)})`;
  return sql`
    select id from history
    where (resource = 'orders' and (record_id in (${selectOrders(person)}) or ${was(person.by)}) or resource = 'email-blacklist'
      and (record_id in (${selectBans(person)}) or ${was('pattern')}) or ${more})
      and ${holdsPerson('history')}`;
}
