import { describe, expect, it } from 'vitest';
import { banOn, isAddressOrDomain, normalisePattern } from '../../../../contract/rules/mailboxes/blacklist.ts';

describe('a ban', () => {
  it.each([
    [' Jana.Novakova@Example.CZ ', 'jana.novakova@example.cz'],
    ['@example.cz', 'example.cz'],
    ['*@Example.cz', 'example.cz'],
    ['J.Nova+urad@Googlemail.com', 'jnova@gmail.com'],
    ['EXAMPLE.CZ', 'example.cz'],
    ['HA\u0301C\u030cKY.cz', 'háčky.cz'],
  ])('of "%s" is kept as %s and covers every spelling', (typed, kept) => {
    expect(normalisePattern(typed)).toBe(kept);
    expect(isAddressOrDomain(normalisePattern(typed))).toBe(true);
    expect(normalisePattern(kept)).toBe(kept);
  });

  it.each([
    'jana@example.cz',
    'example.cz',
    'a.cz',
    'posta.mesto-brno.cz',
    'xn--hky-ela4t.cz',
    'háčky.cz',
    'jana@háčky.cz',
    'почта.рф',
    'xn--80a1acny.xn--p1ai',
    `${'a'.repeat(63)}.cz`,
  ])('may stand on %s', (pattern) => {
    expect(isAddressOrDomain(pattern)).toBe(true);
  });

  it.each([
    '',
    'cz',
    '.cz',
    'jana',
    'jana@',
    'exa mple.cz',
    '-example.cz',
    'example-.cz',
    '*.cz',
    '*.example.cz',
    '*',
    'jana*@example.cz',
    '*@',
    `${'a'.repeat(64)}.cz`,
    '@@example.cz',
    'example.cz/x',
    'example.cz.',
    'ｅxample.cz',
    'háčky',
    'háč ky.cz',
  ])('may not stand on "%s"', (pattern) => {
    expect(isAddressOrDomain(pattern)).toBe(false);
  });

  it('may not stand on a domain longer than the name system allows', () => {
    const label = `${'a'.repeat(49)}.`;
    expect(isAddressOrDomain(`${label.repeat(5)}cz`)).toBe(true);
    expect(isAddressOrDomain(`${label.repeat(5)}cze`)).toBe(true);
    expect(isAddressOrDomain(`${label.repeat(5)}czec`)).toBe(false);
    expect(isAddressOrDomain(`${label.repeat(5)}abcde.cz`)).toBe(false);
  });
});

describe('an e-mail', () => {
  const today = '2026-11-20';
  const ban = (pattern: string, until: string | null = null) => ({ pattern, until, reason: null });
  const isBanned = (email: string, ...bans: readonly ReturnType<typeof ban>[]) => banOn([email], bans, today) !== undefined;

  it.each([
    ['jana@example.cz', 'jana@example.cz'],
    [' Jana@EXAMPLE.cz ', 'jana@example.cz'],
    ['jana@example.cz', 'Jana@Example.CZ'],
    ['jana@example.cz', 'example.cz'],
    ['Jana@Example.CZ', 'example.cz'],
    ['jana@post.example.cz', 'example.cz'],
    ['jana@a.b.example.cz', 'b.example.cz'],
    ['jana@pošta.háčky.cz', 'háčky.cz'],
    ['jana@post.xn--80a1acny.xn--p1ai', 'xn--80a1acny.xn--p1ai'],
    ['j.a.n.a+urad@googlemail.com', 'jana@gmail.com'],
    ['jana+1@seznam.cz', 'jana@seznam.cz'],
    ['jana@googlemail.com', 'gmail.com'],
    ['jana@googlemail.com', 'googlemail.com'],
  ])('%s is kept from reserving by a ban of %s', (email, pattern) => {
    expect(isBanned(email, ban(pattern))).toBe(true);
  });

  it.each([
    ['petr@example.cz', 'jana@example.cz'],
    ['jana@my-example.cz', 'example.cz'],
    ['jana@example.cz', 'post.example.cz'],
    ['jana@post.example.cz', 'jana@example.cz'],
    ['jana@example.cz.eu', 'example.cz'],
    ['example.cz@mesto.cz', 'example.cz'],
    ['jana+1@example.cz', 'jana@example.cz'],
    ['ja.na@seznam.cz', 'jana@seznam.cz'],
    ['jana@gmail.com', 'googlemail.com'],
  ])('%s is nothing to a ban of %s', (email, pattern) => {
    expect(isBanned(email, ban(pattern))).toBe(false);
  });

  it('is kept up to the last day of the ban, and no longer', () => {
    expect([today, '2026-11-19', '2027-01-01'].map((until) => isBanned('jana@example.cz', ban('example.cz', until)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is told of the ban that ends last', () => {
    const bans = [ban('jana@example.cz', '2026-12-24'), ban('example.cz', '2027-06-30')];
    expect(banOn(['jana@example.cz'], bans, today)?.pattern).toBe('example.cz');
    expect(banOn(['jana@example.cz'], bans.toReversed(), today)?.pattern).toBe('example.cz');
    expect(banOn(['jana@example.cz'], [...bans, ban('jana@example.cz')], today)?.until).toBeNull();
  });
});
