type Provider = {
  readonly domains: readonly string[];
  /** The one domain that is the same mailbox as the others. */
  readonly sameAs?: string;
  readonly ignoresDots?: boolean;
  /** Whether `anything@name.domain` is delivered to `name@domain` as well. */
  readonly hasSubdomains?: boolean;
};

/**
 * Providers that deliver `name+anything` to `name`, or where no name can hold a plus. Domains of offices and companies are not here:
 * only they know what a plus means there.
 */
export const mailProviders: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], sameAs: 'gmail.com', ignoresDots: true },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], sameAs: 'proton.me', ignoresDots: true },
  { domains: ['outlook.com', 'outlook.cz', 'hotmail.com', 'hotmail.cz', 'live.com', 'msn.com'] },
  { domains: ['icloud.com', 'me.com', 'mac.com'], sameAs: 'icloud.com' },
  { domains: ['yandex.ru', 'yandex.com', 'ya.ru'], sameAs: 'yandex.ru' },
  { domains: ['fastmail.com', 'fastmail.fm'], hasSubdomains: true },
  { domains: ['mailbox.org', 'zoho.com', 'tuta.com', 'tutanota.com'] },
  { domains: ['seznam.cz', 'email.cz', 'post.cz', 'centrum.cz', 'atlas.cz', 'volny.cz', 'tiscali.cz'] },
];

const subdomain = new RegExp(
  `^[^@]+@(?<name>[^@.+]+)\\.(?<domain>${mailProviders
    .flatMap(({ domains, hasSubdomains = false }) => (hasSubdomains ? domains : []))
    .map(escaped)
    .join('|')})$`,
  'u',
);

/**
 * The one spelling of a mailbox: lower case, without what its provider ignores. Bans, limits, letters and personal data compare it; mail
 * goes to the address as it was given. The same as `app_mailbox` in the database. A text that is no address is only put into lower case.
 */
export function normaliseMailbox(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const ofSubdomain = subdomain.exec(address)?.groups;
  if (ofSubdomain !== undefined) return `${ofSubdomain['name']}@${ofSubdomain['domain']}`;
  const provider = mailProviders.find(({ domains }) => domains.includes(address.slice(at + 1)));
  if (at < 1 || address.indexOf('@') !== at || provider === undefined) return address;
  const { sameAs = address.slice(at + 1), ignoresDots = false } = provider;
  const [name = ''] = address.slice(0, at).split('+');
  const plain = ignoresDots ? name.replaceAll('.', '') : name;
  return plain === '' ? address : `${plain}@${sameAs}`;
}

/** A regular expression, for the database as well, that finds the mailbox in a text in every spelling but those of capitals. */
export function mailboxExpression(mailbox: string): string {
  const at = mailbox.lastIndexOf('@');
  const domain = mailbox.slice(at + 1);
  const provider = mailProviders.find(({ domains }) => domains.includes(domain));
  if (at < 1 || provider === undefined) return escaped(mailbox);
  const { sameAs, ignoresDots = false, hasSubdomains = false, domains } = provider;
  const signs = Array.from(mailbox.slice(0, at), escaped);
  const name = ignoresDots ? `\\.*${signs.join('\\.*')}\\.*` : signs.join('');
  const ofDomain = sameAs === undefined ? escaped(domain) : `(${domains.map(escaped).join('|')})`;
  const usual = `${name}(\\+[^@\\s]*)?@${ofDomain}`;
  return hasSubdomains ? `(${usual}|[^@\\s]+@${name}\\.${ofDomain})` : usual;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
}
