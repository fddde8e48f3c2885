import { mailProviders } from './mailbox.ts';

/** Common e-mail domains. Short ones are left out: too many real domains differ from them by one letter. */
const common = [
  'seznam.cz',
  'email.cz',
  'centrum.cz',
  'atlas.cz',
  'volny.cz',
  'tiscali.cz',
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'yahoo.com',
  'protonmail.com',
] as const;

/** Real domains that differ from a common one by a letter. */
const real: readonly string[] = [
  ...mailProviders.flatMap(({ domains }) => domains),
  'mail.com',
  'email.com',
  'e-mail.cz',
  'ymail.com',
  'rocketmail.com',
  'outlook.co',
  'icloud.co',
];

/** Names that exist under one top-level domain only. */
const soleEndings: Readonly<Record<string, string>> = { gmail: 'gmail.com', seznam: 'seznam.cz', icloud: 'icloud.com' };

/**
 * Suggests a corrected address if the domain differs from a common one by a typing error: a letter added, missing or replaced, two letters
 * swapped, or a wrong top-level domain. Only a hint: the typed domain may exist.
 */
export function likelyEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = domainOf(email);
  if (at < 1 || domain === '' || real.includes(domain)) return undefined;
  const [name = '', ...endings] = domain.split('.');
  const meant =
    endings.length === 1 && Object.hasOwn(soleEndings, name) ? soleEndings[name] : common.find((one) => isOneErrorFrom(domain, one));
  return meant === undefined || meant === domain ? undefined : `${email.slice(0, at)}@${meant}`;
}

/** Whether the domain is the beginning of a common one: the person may still be typing. */
export function isBegun(email: string): boolean {
  const domain = domainOf(email);
  return common.some((one) => one.startsWith(domain));
}

function domainOf(email: string): string {
  return email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
}

/** Whether one typing error makes the one text of the other. */
function isOneErrorFrom(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}
