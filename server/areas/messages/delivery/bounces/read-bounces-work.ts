import type { Logger } from 'pino';
import type { Clock } from '../../../../adapters/clock.ts';
import { imapMailbox } from '../../../../adapters/imap-mailbox.ts';
import type { PeriodicWork } from '../../../../engine/jobs/periodic-jobs.ts';
import { digestSecret } from '../../../../keys/secrets.ts';
import { isLoopback } from '../../../../settings/addresses.ts';
import type { OutcomeTools } from '../email-outcome.ts';
import { lastingFault } from '../lasting-fault.ts';
import { readBounces } from './read-bounces.ts';

type Log = Pick<Logger, 'error' | 'warn'>;

type Reading = OutcomeTools & {
  readonly clock: Clock;
  /** `BOUNCE_IMAP_URL`. */
  readonly url: URL;
  readonly log: Log;
};

/** Reads the mailbox of undelivered mail; several servers do no harm. */
export function readBouncesWork({ url, log, ...tools }: Reading): PeriodicWork {
  const mailbox = imapMailbox({ url, mayBePlain: isLoopback(url.hostname) });
  const mailboxKey = digestSecret(`${url.protocol}//${url.username}@${url.host}${url.pathname}`);
  const state = lastingFault({
    begins: (error) => log.error({ fault: saidBy(error) }, 'reading the mailbox of undelivered mail failed'),
    ends: () => log.warn('the mailbox of undelivered mail is read again'),
  });
  return { run: () => readBounces({ ...tools, mailbox, mailboxKey, state }) };
}

/** When the name or the password is wrong, the library only says that a command failed; the mail server says why. */
function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error);
  const text = 'responseText' in error && typeof error.responseText === 'string' ? error.responseText : '';
  return text === '' ? error.message : `${error.message}: ${text}`;
}
