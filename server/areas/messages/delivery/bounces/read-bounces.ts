import { sql } from 'kysely';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Mailbox, MailboxPlace } from '../../../../adapters/imap-mailbox.ts';
import type { Database } from '../../../../db/database.ts';
import { isProven, lettersNamed, type OutcomeTools } from '../email-outcome.ts';
import type { LastingFault } from '../lasting-fault.ts';
import { type BounceReport, readBounce } from './bounce-report.ts';

type Letter = { readonly id: number; readonly created_at: Date };

const longestReason = 500;

/** Marks a message as returned, and its order as having a bad e-mail. Returns whether the report was about a message of this server. */
async function markBounced(tools: OutcomeTools, { names, reason }: BounceReport, now: Date): Promise<boolean> {
  for (const { id, proof } of lettersNamed(names)) {
    const letter = await readLetter(tools.db, id);
    if (letter === undefined || !isProven(letter, proof, tools.salt)) continue;
    // A message is marked once: the e-mail of its order may have been corrected since.
    const { rows } = await sql`
      update outbox set state = 'bounced', error = ${reason.slice(0, longestReason)}, updated_at = ${now}
      where id = ${id} and state = 'sent' and channel = 'email' returning id`.execute(tools.db);
    if (rows.length > 0) await tools.onEmailOutcome({ letter: id, problem: 'bounced' }, now);
    return true;
  }
  return false;
}

async function readLetter(db: Database, id: number): Promise<Letter | undefined> {
  const { rows } = await sql<Letter>`select id, created_at from outbox where id = ${id}`.execute(db);
  return rows[0];
}

export type BounceTools = OutcomeTools & {
  readonly clock: Clock;
  readonly mailbox: Mailbox;
  /** Identifies the configured mailbox. */
  readonly mailboxKey: string;
  /** Called with the outcome of each reading. */
  readonly state: LastingFault;
};

/** How often the mailbox is read. */
export const everyMs = 60_000;
/** Another server takes over from one that died while it read. */
const leaseMs = 300_000;
/** So old letters are read where it is not known up to which one the mailbox was read: later reports do not come. */
const oldestMs = 7 * 86_400_000;
const atOnce = 50;

type Claimed = { readonly validity: string | null; readonly last_uid: number | null; readonly failed_since: Date | null };

/**
 * Reads new letters of the mailbox that undelivered mail comes back to, and marks what came back. One of several servers reads. Says
 * whether there is more to read.
 */
export async function readBounces(tools: BounceTools): Promise<boolean> {
  const claimed = await claim(tools);
  if (claimed === undefined) return false;
  const { db, clock, mailbox, state } = tools;
  const { validity, last_uid, failed_since } = claimed;
  const after: MailboxPlace | null = validity === null || last_uid === null ? null : { validity, uid: last_uid };
  try {
    const { letters, place, isMore } = await mailbox({ after, since: new Date(clock.now().getTime() - oldestMs), most: atOnce });
    for (const { source } of letters) {
      const report = await readBounce(source);
      if (report !== null) await markBounced(tools, report, clock.now());
    }
    const next = new Date(clock.now().getTime() + (isMore ? 0 : everyMs));
    await sql`
      update bounce_mailbox set validity = ${place.validity}, last_uid = ${place.uid}, next_at = ${next}, failed_since = null`.execute(db);
    state.worked(failed_since !== null);
    return isMore;
  } catch (error) {
    const now = clock.now();
    await sql`
      update bounce_mailbox set next_at = ${new Date(now.getTime() + everyMs)}, failed_since = coalesce(failed_since, ${now})`.execute(db);
    state.failed(error);
    return false;
  }
}

/** Of several servers the first one where the turn has come has it for a while. */
async function claim({ db, clock, mailboxKey }: BounceTools): Promise<Claimed | undefined> {
  const now = clock.now();
  const until = new Date(now.getTime() + leaseMs);
  const { rows } = await sql<Claimed>`
    insert into bounce_mailbox as b (mailbox, next_at) values (${mailboxKey}, ${until})
    on conflict (single) do update set
      mailbox = excluded.mailbox, next_at = excluded.next_at,
      validity = case when b.mailbox = excluded.mailbox then b.validity end,
      last_uid = case when b.mailbox = excluded.mailbox then b.last_uid end,
      failed_since = case when b.mailbox = excluded.mailbox then b.failed_since end
    where b.next_at <= ${now}
    returning b.validity, b.last_uid::float8 as last_uid, b.failed_since`.execute(db);
  return rows[0];
}
