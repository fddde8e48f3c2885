import { timeZone } from '../../contract/limits.ts';
import type { Language } from '../../contract/messages/catalogue.ts';
import type { Letter } from '../../contract/messages/letters.ts';
import type { Database } from '../db/database.ts';
import type { Accounts } from './accounts.ts';
import { queueMessage } from './queue-message.ts';

/** Puts a letter to a user on its way, together with what it tells of. */
export function writeLetter(
  { clock, hasGateway }: Pick<Accounts, 'clock' | 'hasGateway'>,
  db: Database,
  to: string,
  letter: Letter,
): Promise<void> {
  return queueMessage(db, { channel: 'email', recipient: to, ...letter, now: clock.now(), hasGateway: hasGateway.email });
}

/** An instant as a letter says it, in the time of the town. */
export function spokenInstant(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'cs' ? 'cs-CZ' : 'en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    instant,
  );
}
