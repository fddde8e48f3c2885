import { isEmail } from './contact.ts';

/** One ban covers every spelling: lower case, no spaces, a domain without its at sign. */
export function normalisePattern(pattern: string): string {
  return pattern.trim().toLowerCase().replace(/^@/u, '');
}

/** An e-mail address, or a whole domain such as `example.cz`. */
export function isAddressOrDomain(pattern: string): boolean {
  return pattern.includes('@') ? isEmail(pattern) : isDomain(pattern);
}

function isDomain(text: string): boolean {
  return text.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/iu.test(text);
}
