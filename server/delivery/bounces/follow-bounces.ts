import type { Logger } from 'pino';
import type { Clock } from '../../adapters/clock.ts';
import { imapMailbox } from '../../adapters/imap-mailbox.ts';
import { repeatUntilStopped } from '../../jobs/repeated.ts';
import { isLoopback } from '../../settings/reach.ts';
import type { MarkingTools } from '../../work/client-messages/mark-email-problem.ts';
import { digestOf } from '../../work/secrets.ts';
import { readBounces } from './read-bounces.ts';

type Log = Pick<Logger, 'error' | 'warn'>;

type Following = MarkingTools & {
  readonly clock: Clock;
  /** `BOUNCE_IMAP_URL`. */
  readonly url: URL;
  readonly log: Log;
  readonly mayWork?: (() => boolean) | undefined;
};

const beginsAfterMs = 5_000;
const looksEveryMs = 20_000;

/** Reads the mailbox of undelivered mail as long as the server runs; several servers do no harm. Answers with how to stop. */
export function followBounces({ url, log, mayWork, ...tools }: Following): { readonly stop: () => Promise<unknown> } {
  const mailbox = imapMailbox({ url, mayBePlain: isLoopback(url.hostname) });
  const mailboxKey = digestOf(`${url.protocol}//${url.username}@${url.host}${url.pathname}`);
  return repeatUntilStopped({
    work: () => readBounces({ ...tools, mailbox, mailboxKey, onState: (error) => sayState(log, error) }),
    beginsAfterMs,
    restMs: looksEveryMs,
    onFault: (error) => log.error({ fault: String(error) }, 'marking undelivered mail failed'),
    mayWork,
  });
}

/** A state that lasts is one line when it begins, and one when it ends. */
function sayState(log: Log, error: unknown): void {
  if (error === null) log.warn('the mailbox of undelivered mail is read again');
  else
    log.error({ fault: error instanceof Error ? error.message : JSON.stringify(error) }, 'reading the mailbox of undelivered mail failed');
}
