/**
 * Signs that a mailbox may have, in parts divided by single dots (RFC 5322, dot-atom). Letters with accents need SMTPUTF8, which mail
 * servers of clients do not take: in a mailbox they are a typing error.
 */
const mailbox = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/iu;
const domainPart = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * Whether mail servers take it: a mailbox of at most 64 signs, a dotted domain, at most 254 characters (RFC 5321). A domain in
 * look-alike letters (`ｅxample.cz`) is none: mail goes to the plain one, past bans and limits of it.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [name, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (text.length > 254 || name.length > 64 || !mailbox.test(name) || domain !== domain.normalize('NFKC')) return false;
  const parts = domain.split('.');
  // The last part of an address of numbers is no name.
  return parts.length > 1 && parts.every((part) => domainPart.test(part)) && /^(?!\p{N}+$).{2,}$/u.test(parts.at(-1) ?? '');
}

/** Several addresses, one on a line or divided by commas; none of them twice. */
export function isAddressList(text: string): boolean {
  const addresses = splitAddresses(text);
  return addresses.length > 0 && addresses.every(isEmail) && new Set(addresses).size === addresses.length;
}

export function splitAddresses(text: string): readonly string[] {
  return text.split(/[\s,;]+/u).filter((address) => address !== '');
}

/** Spaces and dashes are how people write it; the plus form is how it is kept. Nine digits are Czech. */
export function normalisePhone(text: string): string {
  const bare = barePhone(text);
  return /^\d{9}$/u.test(bare) ? `+420${bare}` : bare;
}

/**
 * The number that a text is, as far as it is in the number that is kept: in an international form with its plus, or of nine
 * digits without. Undefined of any other text.
 */
export function typedPhone(text: string): string | undefined {
  const bare = barePhone(text);
  return isPhone(bare) || /^\d{9}$/u.test(bare) ? bare : undefined;
}

function barePhone(text: string): string {
  return text.replace(/[\s()./-]/gu, '').replace(/^00/u, '+');
}

/** E.164: a plus, a country code, at most 15 digits in all; a Czech number has nine after its code. */
export const phoneShape = /^\+(?:420\d{9}|(?:[1-35-9]\d{2}|4[013-9]\d|42[1-9])\d{5,12})$/u;

export function isPhone(text: string): boolean {
  return phoneShape.test(text);
}

/** Czech postal code without its space: five digits. */
export const postalCodeShape = /^[1-7]\d{4}$/u;

export function isPostalCode(text: string): boolean {
  return postalCodeShape.test(text);
}

export function normalisePostalCode(text: string): string {
  return text.replace(/\s/gu, '');
}

const host = '(?:\\[[0-9A-Fa-f:]+\\]|[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)';
const port = '(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])';

/** A host name or address with a port, as `pobocka1.mesto.cz:4000` or `[::1]:4000`. */
export const hostAndPortShape = new RegExp(`^${host}:${port}$`, 'u');

export function isHostAndPort(text: string): boolean {
  return hostAndPortShape.test(text);
}

/** A Czech number in groups of three, any other as it is kept. */
export function formatPhone(phone: string): string {
  const czech = /^\+420(\d{3})(\d{3})(\d{3})$/u.exec(phone);
  return czech === null ? phone : `+420 ${czech[1]} ${czech[2]} ${czech[3]}`;
}
