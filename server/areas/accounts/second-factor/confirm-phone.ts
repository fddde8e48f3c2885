import { sql } from 'kysely';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { lettersIn } from '../../../../contract/messages/mail.ts';
import type { SignedUser } from '../../../../contract/operations/signed-user.ts';
import { maskedPhone } from '../../../../contract/rules/accounts/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import { publishChange } from '../../../db/rows/write/publish-change.ts';
import { instantText, queueUserEmail } from '../../messages/outbox/queue-user-email.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import { updateSecondFactorSince } from './update-second-factor-since.ts';

type Confirmed = { readonly user: SignedUser; readonly phone: string; readonly language: Language; readonly caller: Caller };

/** The user's telephone from now on, unless one is already confirmed; they learn of it by e-mail (ASVS 6.3.7). */
export async function confirmPhone(accounts: Accounts, db: Database, { user, phone, language, caller }: Confirmed): Promise<void> {
  const now = accounts.clock.now();
  const { rows } = await sql<{ version: number }>`
    update users set phone_number = ${phone}, phone_number_confirmed = true, version = version + 1, updated_at = ${now}
    where id = ${user.id} and not phone_number_confirmed returning version`.execute(db);
  const version = rows[0]?.version;
  if (version === undefined) return;
  await publishChange(db, { resource: 'users', id: user.id, version, action: 'edit', actorId: user.id, now });
  await updateSecondFactorSince(db, user.id, now);
  await recordEvent(db, { action: 'phone_confirmed', actor: user, now, caller });
  const said = { when: instantText(now), address: caller.address, phone: maskedPhone(phone) };
  await queueUserEmail(accounts, db, user.email, lettersIn(language).phoneConfirmed(said));
}
