import { isEmail } from '../text/contact.ts';
import { normaliseMailbox } from './mailbox.ts';

/** One ban covers every spelling of a mailbox; `@example.cz` and `*@example.cz` are the domain. */
export function normalisePattern(pattern: string): string {
  return normaliseMailbox(pattern.normalize('NFC').trim().replace(/^\*?@/u, ''));
}

/** An e-mail address, or a whole domain such as `example.cz`. An asterisk elsewhere would ban no address that anybody has. */
export function isAddressOrDomain(pattern: string): boolean {
  if (pattern.includes('*')) return false;
  return pattern.includes('@') ? isEmail(pattern) : isDomain(pattern);
}

/** Also in letters with accents, and as the name system has those: `háčky.cz`, `xn--hky-ela4t.cz`. */
function isDomain(text: string): boolean {
  if (text.length > 253 || text !== text.normalize('NFKC')) return false;
  return /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu.test(text);
}

/**
 * What a ban of the e-mail may name, each as bans are kept: the mailbox, the domain of either spelling of it, and every domain above,
 * because the owner of `spam.cz` hands out `mail.spam.cz` at will.
 */
export function patternsOver(email: string): readonly string[] {
  const typed = email.normalize('NFC').trim().toLowerCase();
  const mailbox = normaliseMailbox(typed);
  return [...new Set([mailbox, ...domainsOver(typed), ...domainsOver(mailbox)])];
}

function domainsOver(address: string): readonly string[] {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.');
  return labels.map((_, start) => labels.slice(start).join('.')).filter(isDomain);
}

/** A ban: `until` is its last day in Prague, `YYYY-MM-DD`; null when it has no end. */
export type Ban = { readonly pattern: string; readonly reason: string | null; readonly until: string | null };

/**
 * The ban that keeps an e-mail, given in each of its spellings, from reserving on the day: of several the one that ends last. One
 * that has ended keeps no one.
 */
export function banOn<B extends Ban>(spellings: readonly string[], bans: readonly B[], today: string): B | undefined {
  const patterns = spellings.flatMap(patternsOver);
  const holding = bans.filter(({ pattern, until }) => patterns.includes(normalisePattern(pattern)) && (until === null || until >= today));
  return holding.toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : -1))[0];
}

/** Days compare as text; without an end it comes after every day. */
function endOf({ until }: Ban): string {
  return until ?? 'never';
}
