import { type RawBuilder, sql } from 'kysely';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import type { OfficeChangeKind } from '../../../../contract/rules/orders/order-changes.ts';
import { isTakenBack } from '../grace/open-graces.ts';

/** What the office has done with an order since its client last changed it, with what it wrote to them about that. */
export type OfficeChange = {
  readonly kind: OfficeChangeKind;
  readonly at: string;
  /** When the visit was to begin before; null where that has not changed. */
  readonly starts_at_before: string | null;
  /** As it was typed; null where nothing was, and once the message is erased (decision 0076). */
  readonly message: string | null;
};

/** A change of the visit comes first: one of an order where the client is here changes its state too. */
const kind = sql`case
  when h.changes ?| array['starts_at', 'store_id'] then 'moved'
  when h.changes ?| array['ends_at', 'service_id'] then 'changed'
  when h.changes->'state'->>'after' = 'cancelled' then 'cancelled'
  when h.changes->'state'->>'after' = 'confirmed' and added.message is not null then 'confirmed'
end`;

/** What the office added to the messages of the same transaction. Why it did so is for the office alone and is elsewhere. */
const addedText = sql`
  select max(m.client_message) as message from order_messages m join outbox b on b.id = m.outbox_id
  where m.store_id = o.store_id and m.order_id = o.id and not m.again and m.purpose <> 'reminder' and b.created_at = h.at`;

/**
 * The last change of the order `o` that its page has to explain, as SQL; null where the client made it. That the office confirmed the
 * order is seen anyway: it counts where something was written.
 */
export const officeChange: RawBuilder<OfficeChange | null> = sql`(
  select case when last.is_of_client then null else json_build_object('kind', last.kind, 'at', last.at,
    'starts_at_before', last.starts_at_before, 'message', last.message) end
  from (
    select ${kind} as kind, h.at, h.changes->'starts_at'->>'before' as starts_at_before, added.message,
      h.actor_id is null and h.actor_name is not distinct from ${serverWords.client} as is_of_client
    from history h cross join lateral (${addedText}) added
    where h.resource = 'orders' and h.record_id = o.id and h.action = 'edit' and ${kind} is not null and not ${isTakenBack}
    order by h.id desc limit 1
  ) last
)`;
