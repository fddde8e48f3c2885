import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { digestKeyOf, digestUnder, seal, sealPrefix, unseal } from '../../../server/keys/seal.ts';
import { sealedPlace } from '../../../server/keys/sealed-columns.ts';

const secret = Buffer.from('a secret of the test');
const other = Buffer.from('another secret');
const place = sealedPlace('branch_keys', 7);

/** As values were sealed before they were bound to their places. */
function sealedEarlier(text: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', secret, '', 'seal', 32)), nonce);
  return Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString('base64url');
}

const changed = (sealed: string, at: number): string => {
  const bytes = Buffer.from(bodyOf(sealed), 'base64url');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return sealPrefix(secret) + bytes.toString('base64url');
};
const bodyOf = (sealed: string): string => sealed.split('.')[2] ?? '';

describe('a sealed text', () => {
  it.each(['', 'JBSWY3DPEHPK3PXP', 'Žluťoučký kůň 🐎'])('%j is read again in its place with the same secret', (text) => {
    expect(unseal([secret], place, seal(secret, place, text))).toBe(text);
  });

  it('does not show what it holds, looks different each time, and names its key', () => {
    const [one, another] = [seal(secret, place, 'tajemství'), seal(secret, place, 'tajemství')];
    expect(one).not.toBe(another);
    expect(Buffer.from(bodyOf(one), 'base64url').toString('utf8')).not.toContain('tajemství');
    expect(one).toMatch(/^s2\.[\w-]{8}\.[\w-]+$/u);
    expect(seal(other, place, 'tajemství').slice(0, 12)).not.toBe(one.slice(0, 12));
  });

  it('is not read with another secret, and is with any of several', () => {
    const sealed = seal(secret, place, 'text');
    expect(unseal([other], place, sealed)).toBeNull();
    expect(unseal([other, secret], place, sealed)).toBe('text');
  });

  it('is not read in another row, column or table', () => {
    const sealed = seal(secret, place, 'text');
    for (const elsewhere of [{ row: 8 }, { column: 'code' }, { table: 'licences' }]) {
      expect(unseal([secret], { ...place, ...elsewhere }, sealed)).toBeNull();
    }
  });

  it('is not read when any part of it was changed, nor under the name of another key', () => {
    const sealed = seal(secret, place, 'text');
    const { length } = Buffer.from(bodyOf(sealed), 'base64url');
    for (let at = 0; at < length; at += 1) expect(unseal([secret], place, changed(sealed, at))).toBeNull();
    expect(unseal([secret, other], place, sealPrefix(other) + bodyOf(sealed))).toBeNull();
  });

  it('of the earlier format is read still, and not under the name of a key', () => {
    const sealed = sealedEarlier('text');
    expect(unseal([other, secret], place, sealed)).toBe('text');
    expect(unseal([other], place, sealed)).toBeNull();
    expect(unseal([secret], place, sealPrefix(secret) + sealed)).toBeNull();
    expect(unseal([secret], place, bodyOf(seal(secret, place, 'text')))).toBeNull();
  });

  it.each(['', 'abc', 'not what was ever sealed', 's2.', 's2.abc.def', `${sealPrefix(secret)}abc`])('is none: %j', (text) => {
    expect(unseal([secret], place, text)).toBeNull();
  });
});

describe('a keyed digest', () => {
  it('is the same for the same text, of 32 bytes, and another with another key or text', () => {
    const [key, another] = [digestKeyOf(secret), digestKeyOf(other)];
    const digest = digestUnder(key, '123456');
    expect(digestUnder(key, '123456')).toBe(digest);
    expect(digest).toMatch(/^[\w-]{43}$/u);
    expect(new Set([digest, digestUnder(another, '123456'), digestUnder(key, '123457')]).size).toBe(3);
  });
});
