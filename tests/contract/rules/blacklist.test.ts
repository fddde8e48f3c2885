import { describe, expect, it } from 'vitest';
import { isAddressOrDomain, normalisePattern } from '../../../contract/rules/blacklist.ts';

describe('a ban', () => {
  it.each([
    [' Jana.Novakova@Example.CZ ', 'jana.novakova@example.cz'],
    ['@example.cz', 'example.cz'],
    ['EXAMPLE.CZ', 'example.cz'],
  ])('of "%s" is kept as %s and covers every spelling', (typed, kept) => {
    expect(normalisePattern(typed)).toBe(kept);
    expect(isAddressOrDomain(normalisePattern(typed))).toBe(true);
    expect(normalisePattern(kept)).toBe(kept);
  });

  it.each(['jana@example.cz', 'example.cz', 'a.cz', 'posta.mesto-brno.cz', 'xn--hky-9mab.cz', `${'a'.repeat(63)}.cz`])(
    'may stand on %s',
    (pattern) => {
      expect(isAddressOrDomain(pattern)).toBe(true);
    },
  );

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
    `${'a'.repeat(64)}.cz`,
    '@@example.cz',
    'example.cz/x',
    'example.cz.',
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
