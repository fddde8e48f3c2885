import type { Letter } from '../../../../contract/messages/basics/letters.ts';
import { formatInstant } from '../../../../contract/rules/time/shown-time.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import { type MessageSecret, queueMessage } from './queue-message.ts';

/** Puts an e-mail to a user into the outbox, in the transaction of what it reports about. */
export async function queueUserEmail(
  { clock, hasGateway }: Pick<DeliveryContext, 'hasGateway'> & { readonly clock: Clock },
  db: Database,
  to: string,
  letter: Letter & { readonly secret?: MessageSecret },
): Promise<void> {
  await queueMessage(db, { channel: 'email', recipient: to, ...letter, now: clock.now(), hasGateway: hasGateway.email });
}

/** An instant as e-mails show it: in the time of the town, in the format of the console. */
export function instantText(instant: Date): string {
  return formatInstant(instant.toISOString());
}
