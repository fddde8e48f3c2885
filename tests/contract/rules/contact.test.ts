import { describe, expect, it } from 'vitest';
import {
  isAddressList,
  isEmail,
  isHostAndPort,
  isPhone,
  isPostalCode,
  normalisePhone,
  normalisePostalCode,
  splitAddresses,
  typedPhone,
} from '../../../contract/rules/text/contact.ts';

describe('an e-mail address', () => {
  it.each([
    'jana@example.cz',
    'jana.novakova+urad@posta.mesto-brno.cz',
    "o'brien@example.ie",
    'jana@háčky.cz',
    'a@b.cz',
    `${'a'.repeat(64)}@example.cz`,
    // As long as an address may be: 254 characters.
    `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}abcdef`,
  ])('is %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'jana',
    'jana@',
    '@example.cz',
    'jana@example',
    'ja\u200Bna@example.cz',
    'jana\u0085@example.cz',
    '\uD800jana@example.cz',
    'jana@@example.cz',
    'jana novakova@example.cz',
    'jana@exa mple.cz',
    'jana@-example.cz',
    'jana@example-.cz',
    'jana@example..cz',
    'jana@.cz',
    'jana@example.c',
    // Letters that the system of names reads as plain ones.
    'jana@\uFF45xample.cz',
    'jana@\uFF11\uFF10minut.cz',
    'jana@\uFB01rma.cz',
    'jana@\u212Aniha.cz',
    'jana@example.cz, petr@example.cz',
    'Jana <jana@example.cz>',
    // What no mail server takes as a mailbox.
    '.jana@example.cz',
    'jana.@example.cz',
    'jana..novakova@example.cz',
    'jana:posta@example.cz',
    'jana[1]@example.cz',
    'jana\\\\posta@example.cz',
    'žaneta@example.cz',
    'jana@192.168.1.1',
    `${'a'.repeat(65)}@example.cz`,
    `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}abcdefg`,
    `a@${`${'b'.repeat(60)}.`.repeat(5)}cz`,
  ])('is not "%s"', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('a list of addresses', () => {
  it('is what stands between the divisions, whatever stands around', () => {
    expect(splitAddresses(' ;a@example.cz,, b@example.cz\n')).toEqual(['a@example.cz', 'b@example.cz']);
    expect(splitAddresses(' ,\n;')).toEqual([]);
    expect(isAddressList(' ;a@example.cz,, b@example.cz\n')).toBe(true);
  });

  it('is divided by commas, semicolons, spaces and lines', () => {
    const text = 'a@example.cz, b@example.cz;c@example.cz\nd@example.cz';
    expect(splitAddresses(text)).toEqual(['a@example.cz', 'b@example.cz', 'c@example.cz', 'd@example.cz']);
    expect(isAddressList(text)).toBe(true);
  });

  it.each([
    ['is not empty', ' ,\n;'],
    ['has no wrong one', 'a@example.cz, b'],
    ['has none twice', 'a@example.cz\na@example.cz'],
  ])('%s', (_, text) => {
    expect(isAddressList(text)).toBe(false);
  });
});

describe('a phone number', () => {
  it.each([
    ['777 123 456', '+420777123456'],
    ['777-123-456', '+420777123456'],
    ['(00420) 777.123.456', '+420777123456'],
    ['+421 905 123 456', '+421905123456'],
    ['0049 30 123456', '+4930123456'],
    ['777 100 200', '+420777100200'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(normalisePhone(typed)).toBe(kept);
    expect(isPhone(normalisePhone(typed))).toBe(true);
    expect(normalisePhone(kept)).toBe(kept);
  });

  it.each([
    '',
    '77712345',
    '7771234567',
    '+0777123456',
    '+4207771234567890',
    'volejte',
    '+420 777 12x 456',
    'tel+421905123456',
    '+421905123456 x',
  ])('is not "%s"', (text) => {
    expect(isPhone(normalisePhone(text))).toBe(false);
  });
});

describe('a postal code', () => {
  it.each(['110 00', '60200', '7 4 1 0 1'])('%s has five digits without its spaces', (text) => {
    expect(isPostalCode(normalisePostalCode(text))).toBe(true);
  });

  it.each(['', '1100', '110000', '01000', '81000', '1100O'])('is not "%s"', (text) => {
    expect(isPostalCode(normalisePostalCode(text))).toBe(false);
  });
});

describe('the address of a server', () => {
  it.each(['pobocka1.mesto.cz:4000', '10.0.0.1:1', '[::1]:65535', 'a:80'])('is %s', (text) => {
    expect(isHostAndPort(text)).toBe(true);
  });

  it.each(['pobocka1.mesto.cz', 'pobocka1.mesto.cz:0', 'a:65536', 'http://a:80', '-a:80', 'a b:80', ':80', 'a:80/x', '[::1]'])(
    'is not "%s"',
    (text) => {
      expect(isHostAndPort(text)).toBe(false);
    },
  );
});

describe('a telephone that is looked for', () => {
  it.each([
    ['+420 600 254 265', '+420600254265'],
    ['00420 600 254 265', '+420600254265'],
    ['(+420) 600-254-265', '+420600254265'],
    ['600 254 265', '600254265'],
    ['600254265', '600254265'],
    ['0049 30 12345678', '+493012345678'],
  ])('is found as it is kept: %s', (typed, bare) => {
    expect(typedPhone(typed)).toBe(bare);
    expect(normalisePhone(typed)).toContain(bare);
  });

  it.each(['', '600 254', '600 254 265 1', 'Nováková', '600 254 26a', '00 420', '+0420600254265'])('is none: %s', (typed) => {
    expect(typedPhone(typed)).toBeUndefined();
  });
});
