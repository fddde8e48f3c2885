import { domainToASCII, domainToUnicode } from 'node:url';
import { normaliseMailbox } from '../../../contract/rules/mailboxes/mailbox.ts';

/**
 * The spellings under which mail to the e-mail arrives: as it is given, with a domain as the name system has it (`xn--hky-ela4t.cz`) and
 * with one as people read it (`háčky.cz`). A ban of either holds for both.
 */
export function spellingsOf(email: string): readonly string[] {
  const [local, domain] = partsOf(email);
  const known = [domainToASCII(domain), domainToUnicode(domain)].filter((spelling) => spelling !== '');
  return [...new Set([domain, ...known])].map((spelling) => local + spelling);
}

/** The spellings of the mailbox of an e-mail, to be compared with `app_mailbox` of what the database holds. */
export function mailboxSpellings(email: string): readonly string[] {
  return spellingsOf(normaliseMailbox(email.normalize('NFC').trim()));
}

/** The one text that represents a mailbox, for digests and locks. */
export function mailboxKey(email: string): string {
  return plainSpelling(normaliseMailbox(email.normalize('NFC').trim()));
}

/** The e-mail with its domain as the name system has it, as far as it can be one. */
export function plainSpelling(email: string): string {
  const [local, domain] = partsOf(email);
  return local + (domainToASCII(domain) || domain);
}

/** What is before the domain, with its at sign, and the domain. */
function partsOf(email: string): readonly [local: string, domain: string] {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)];
}
