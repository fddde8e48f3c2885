import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxExpression, mailProviders, normaliseMailbox } from '../../../../contract/rules/mailboxes/mailbox.ts';
import { isEmail } from '../../../../contract/rules/text/contact.ts';

describe('a mailbox', () => {
  it.each([
    ['Jana@Posta.CZ', 'jana@posta.cz'],
    ['J.A.N.A@gmail.com', 'jana@gmail.com'],
    ['jana+urad+2@googlemail.com', 'jana@gmail.com'],
    ['jana.nova+x@seznam.cz', 'jana.nova@seznam.cz'],
    ['ja.na+x@protonmail.com', 'jana@proton.me'],
    ['jana+x@me.com', 'jana@icloud.com'],
    ['Jana+x@ya.ru', 'jana@yandex.ru'],
    ['cokoli@jana.fastmail.com', 'jana@fastmail.com'],
    ['jana@fastmail.fm', 'jana@fastmail.fm'],
    ['x@jana.mesto.cz', 'x@jana.mesto.cz'],
    ['jana+x@mesto.cz', 'jana+x@mesto.cz'],
    ['jana+x@gmail.com.cz', 'jana+x@gmail.com.cz'],
    ['+x@gmail.com', '+x@gmail.com'],
    ['..@gmail.com', '..@gmail.com'],
    ['gmail.com', 'gmail.com'],
    ['', ''],
  ])('of %s is %s', (email, mailbox) => {
    expect(normaliseMailbox(email)).toBe(mailbox);
  });

  it('is one whatever dots, tags and capitals the provider ignores, and its spelling is a mailbox of its own', () => {
    const providers = fc.constantFrom(...mailProviders.flatMap(({ domains, ...rest }) => domains.map((domain) => ({ ...rest, domain }))));
    const name = fc.stringMatching(/^[a-z0-9]{2,12}$/u);
    const tag = fc.stringMatching(/^[a-z0-9.+]{0,8}$/u);
    fc.assert(
      fc.property(providers, name, fc.nat(11), tag, ({ domain, ignoresDots = false }, plain, cut, after) => {
        const dotted = ignoresDots ? `${plain.slice(0, 1)}${plain.slice(1, cut + 1)}.${plain.slice(cut + 1)}`.replace(/\.$/u, '') : plain;
        const spelled = `${dotted}+${after}@${domain}`.toUpperCase();
        const mailbox = normaliseMailbox(`${plain}@${domain}`);
        expect(isEmail(mailbox)).toBe(true);
        expect(normaliseMailbox(mailbox)).toBe(mailbox);
        expect(normaliseMailbox(spelled)).toBe(mailbox);
        expect(new RegExp(`^${mailboxExpression(mailbox)}$`, 'iu').test(spelled)).toBe(true);
      }),
    );
  });

  it.each([
    ['jana@gmail.com', 'jan@gmail.com'],
    ['jana@mesto.cz', 'jana@mestoXcz'],
    ['jana@mesto.cz', 'jana+1@mesto.cz'],
    ['a+b|c@mesto.cz', 'aab@mesto.cz'],
  ])('%s is not found in %s', (mailbox, text) => {
    expect(new RegExp(mailboxExpression(mailbox), 'iu').test(text)).toBe(false);
  });
});
