import { serverWords as words } from '../../contract/messages/cs/server.ts';
import { isEmail } from '../../contract/rules/text/contact.ts';
import { readUrl } from './addresses.ts';

export type MailSettings = {
  /** Where e-mails go; null keeps them in the outbox to be read. */
  readonly smtpUrl: URL | null;
  /** Address that e-mails come from: given with `smtpUrl`. */
  readonly mailFrom: string | null;
  /** Where undelivered mail comes back to, if not to `mailFrom`. */
  readonly bounceAddress: string | null;
  /** Mailbox that undelivered mail is read from, so that orders are marked. */
  readonly bounceImapUrl: URL | null;
};

/** Reads how e-mails leave, and how those that come back are read. Faults are added to the list. */
export function readMailSettings(value: (name: string) => string | null, faults: string[]): MailSettings {
  const smtpUrl = readUrl('SMTP_URL', value('SMTP_URL'), faults);
  const bounceImapUrl = readUrl('BOUNCE_IMAP_URL', value('BOUNCE_IMAP_URL'), faults);
  const [mailFrom, bounceAddress] = [value('MAIL_FROM'), value('BOUNCE_ADDRESS')];
  if (smtpUrl !== null && !['smtp:', 'smtps:'].includes(smtpUrl.protocol)) faults.push(words.badSmtpUrl);
  if (smtpUrl !== null && mailFrom === null) faults.push(words.mailFromNeeded);
  if (mailFrom !== null && !isEmail(mailFrom)) faults.push(words.badMailFrom(mailFrom));
  if (bounceAddress !== null && !isEmail(bounceAddress)) faults.push(words.badBounceAddress(bounceAddress));
  if (bounceImapUrl !== null && !isMailbox(bounceImapUrl)) faults.push(words.badBounceImapUrl);
  return { smtpUrl, mailFrom, bounceAddress, bounceImapUrl };
}

function isMailbox({ protocol, hostname, username, password }: URL): boolean {
  return ['imap:', 'imaps:'].includes(protocol) && [hostname, username, password].every((part) => part !== '');
}
