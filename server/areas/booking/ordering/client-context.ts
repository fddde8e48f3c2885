import { serverWords } from '../../../../contract/messages/cs/server.ts';
import type { Language } from '../../../../contract/messages/index.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import type { Database } from '../../../db/database.ts';
import { type DeliveryContext, type WriteContext, withoutAccount } from '../../../db/rows/write/write-context.ts';
import type { Entities } from '../../../engine/write/hooks.ts';

/** What orders of clients are written with. */
export type BookingTools = {
  readonly db: Database;
  readonly entities: Entities;
  readonly salt: string;
  readonly delivery: DeliveryContext;
};

/** Who asks, as far as it is known of someone who does not sign in. */
export type Asking = { readonly now: Date; readonly requestId: string; readonly address: string; readonly language: Language };

/** Clients may what the public interface offers and nothing else; history names them without an account. */
const nobody = withoutAccount(serverWords.client);

/** A change of an order that its client makes. */
export function clientContext({ salt, delivery }: BookingTools, { now, requestId, address, language }: Asking, db: Database): WriteContext {
  return { db, resource: orders, actor: nobody, now, requestId, address, salt, delivery, language };
}
