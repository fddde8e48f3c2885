import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBegun, likelyEmail } from '../../../../contract/rules/mailboxes/likely-email.ts';
import { mailProviders } from '../../../../contract/rules/mailboxes/mailbox.ts';

describe('the e-mail that was probably meant', () => {
  it.each([
    ['jana@gmial.com', 'jana@gmail.com'],
    ['jana@gmai.com', 'jana@gmail.com'],
    ['jana@gmaill.com', 'jana@gmail.com'],
    ['Jana.Nova@GMIAL.com', 'Jana.Nova@gmail.com'],
    ['jana@gmail.con', 'jana@gmail.com'],
    ['jana@gmail.cz', 'jana@gmail.com'],
    ['jana@gmail.co', 'jana@gmail.com'],
    ['jana@seznma.cz', 'jana@seznam.cz'],
    ['jana@sezanm.cz', 'jana@seznam.cz'],
    ['jana@seznam.com', 'jana@seznam.cz'],
    ['jana@sznam.cz', 'jana@seznam.cz'],
    ['jana@centum.cz', 'jana@centrum.cz'],
    ['jana@hotmial.com', 'jana@hotmail.com'],
  ])('of %s is %s', (typed, meant) => {
    expect(likelyEmail(typed)).toBe(meant);
  });

  it.each([
    'jana@mesto.cz',
    'jana@mail.com',
    'jana@email.com',
    'jana@centrum.sk',
    'jana@urad.gmail.cz',
    'jana@',
    '@gmial.com',
    'gmial.com',
    '',
  ])('is not known of "%s"', (typed) => {
    expect(likelyEmail(typed)).toBeUndefined();
  });

  it('is never another one than that of a provider which is known', () => {
    for (const domain of mailProviders.flatMap(({ domains }) => domains)) expect(likelyEmail(`jana@${domain}`), domain).toBeUndefined();
  });

  it('is one that is right itself, whatever was typed', () => {
    const domain = fc.constantFrom('gmail.com', 'seznam.cz', 'email.cz', 'centrum.cz', 'outlook.com');
    fc.assert(
      fc.property(domain, fc.nat(20), fc.constantFrom('', 'x', 'm', '.'), (right, at, put) => {
        const place = at % right.length;
        const meant = likelyEmail(`jana@${right.slice(0, place)}${put}${right.slice(place + 1)}`);
        expect(meant === undefined || likelyEmail(meant) === undefined).toBe(true);
      }),
    );
  });

  it('may still be typed where its domain begins as a common one', () => {
    expect(['jana@gmail.co', 'jana@sez', 'jana@'].map(isBegun)).toEqual([true, true, true]);
    expect(['jana@gmial.co', 'jana@gmail.cz', 'jana@gmail.comm'].map(isBegun)).toEqual([false, false, false]);
  });
});
