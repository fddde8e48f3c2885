import type { Letter } from '../../../contract/messages/basics/letters.ts';
import { formatInstant } from '../../../contract/rules/shown-time.ts';
import type { Database } from '../../db/database.ts';
import type { Accounts } from '../accounts.ts';
import { type MessageSecret, queueMessage } from './queue-message.ts';

/** Puts a letter to a user on its way, together with what it tells of. */
export function writeLetter(
  { clock, hasGateway }: Pick<Accounts, 'clock' | 'hasGateway'>,
  db: Database,
  to: string,
  letter: Letter & { readonly secret?: MessageSecret },
): Promise<void> {
  return queueMessage(db, { channel: 'email', recipient: to, ...letter, now: clock.now(), hasGateway: hasGateway.email });
}

/** An instant as a letter says it: in the time of the town, as the console shows it. */
export function spokenInstant(instant: Date): string {
  return formatInstant(instant.toISOString());
}
