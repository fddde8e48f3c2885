import { sql } from 'kysely';
import type { Language } from '../../../../contract/basics/languages.ts';
import type { WithheldReason } from '../../../../contract/resources/settings/outbox.ts';
import type { OrderState } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { officeName } from '../../messages/office-name.ts';
import { confirmUntil, minutesFromSending } from '../availability/order-promise.ts';
import { isOfClient, isUnproven } from './unproven-letters.ts';
import { smsWithheld } from './unproven-phones.ts';

/** What messages about an order are made of. */
export type NotifiedOrder = {
  readonly id: number;
  readonly store_id: number;
  readonly service_id: number;
  readonly state: OrderState;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly created_at: Date;
  /** Until when it waits for its confirmation, as long as it is unconfirmed. */
  readonly confirm_until: Date;
  /** How long after its sending the next letter asks for the confirmation; null where an earlier letter counts. */
  readonly minutes_from_sending: number | null;
  readonly pin: string;
  /** The office moved it and asks whether the time suits. */
  readonly is_answer_awaited: boolean;
  /** Of its letters; the names below are in it where they have a variant. */
  readonly language: Language;
  /** Where messages go; null of a channel that has no address or that the settings switch off. */
  readonly email: string | null;
  readonly sms: string | null;
  /** Why nothing is sent to the phone on its own. */
  readonly sms_withheld: WithheldReason | null;
  /** A client made it and not the office. */
  readonly is_of_client: boolean;
  /** A client made it and it is not confirmed: few letters go to its e-mail. */
  readonly is_unproven: boolean;
  readonly store: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly service: string;
  /** Whether the letter is in English and the name has no English variant. */
  readonly is_store_czech: boolean;
  readonly is_service_czech: boolean;
  /** What the office calls itself. */
  readonly office: string | null;
  /** Whether a letter that has left, or is to leave, puts the visit into the calendar of the client. */
  readonly has_event: boolean;
  /** Of the last message; null before the first. */
  readonly sequence: number | null;
};

/** Whether the settings of web orders let e-mails to clients out, as SQL. What no one has saved is as the declaration begins. */
export const letsEmailsOut = sql`coalesce((select email_notification from web_order_settings where deleted_at is null order by id limit 1), true)`;
/** The same of SMS. */
export const letsSmsOut = sql`coalesce((select sms_notification from web_order_settings where deleted_at is null order by id limit 1), false)`;

/** Reads the orders in one statement. */
export async function readOrders(db: Database, ids: readonly number[]): Promise<readonly NotifiedOrder[]> {
  const { rows } = await sql<NotifiedOrder>`
    select o.id, o.store_id, o.service_id, o.state, o.starts_at, o.ends_at, o.created_at, ${confirmUntil} as confirm_until,
      ${minutesFromSending} as minutes_from_sending, o.pin, o.move_answer is not distinct from 'waiting' as is_answer_awaited, o.language,
      case when ${letsEmailsOut} then o.email end as email, case when ${letsSmsOut} then o.phone end as sms,
      ${smsWithheld} as sms_withheld, ${isUnproven} as is_unproven, ${isOfClient} as is_of_client,
      coalesce(case when o.language = 'en' then w.heading_en end, s.label) as store, s.street, s.city,
      coalesce(case when o.language = 'en' then v.web_order_name_en end, nullif(v.web_order_name, ''), v.name) as service,
      o.language = 'en' and w.heading_en is null as is_store_czech, o.language = 'en' and v.web_order_name_en is null as is_service_czech,
      coalesce(case when o.language = 'en' then ${officeName('en')} end, ${officeName('cs')}) as office,
      exists (select from order_messages m join outbox b on b.id = m.outbox_id
        where m.store_id = o.store_id and m.order_id = o.id and b.channel = 'email' and m.purpose in ('created', 'changed', 'reminder')
          and m.has_calendar and b.state in ('waiting', 'sent', 'bounced')) as has_event,
      (select max(m.sequence) from order_messages m where m.store_id = o.store_id and m.order_id = o.id) as sequence
    from orders o join stores s on s.id = o.store_id join services v on v.store_id = o.store_id and v.id = o.service_id
    left join web_stores w on w.store_id = o.store_id and w.deleted_at is null
    where o.id = any(${ids}::int[])`.execute(db);
  return rows;
}

type Ways = { readonly email: boolean; readonly sms: boolean };

/** By which ways clients are written to now: the settings let them, and there is a way out. */
export async function readWays(db: Database, hasGateway: Ways): Promise<Ways> {
  const { rows } = await sql<Ways>`select ${letsEmailsOut} as email, ${letsSmsOut} as sms`.execute(db);
  const { email, sms } = oneRow(rows);
  return { email: email && hasGateway.email, sms: sms && hasGateway.sms };
}
