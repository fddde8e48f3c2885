import { describe, expect, it } from 'vitest';
import { keyedDigest, seal, unseal } from '../../../server/work/seal.ts';

const secret = Buffer.from('a secret of the test');
const other = Buffer.from('another secret');

const changed = (sealed: string, place: number): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  return bytes.toString('base64url');
};

describe('a sealed text', () => {
  it.each(['', 'JBSWY3DPEHPK3PXP', 'Žluťoučký kůň 🐎'])('%j is read again with the same secret', (text) => {
    expect(unseal(secret, seal(secret, text))).toBe(text);
  });

  it('does not show what it holds, and looks different each time', () => {
    const [one, another] = [seal(secret, 'tajemství'), seal(secret, 'tajemství')];
    expect(one).not.toBe(another);
    expect(Buffer.from(one, 'base64url').toString('utf8')).not.toContain('tajemství');
    expect(one).toMatch(/^[\w-]+$/u);
  });

  it('is not read with another secret', () => {
    expect(unseal(other, seal(secret, 'text'))).toBeNull();
  });

  it('is not read when any part of it was changed', () => {
    const sealed = seal(secret, 'text');
    const { length } = Buffer.from(sealed, 'base64url');
    for (let place = 0; place < length; place += 1) expect(unseal(secret, changed(sealed, place))).toBeNull();
  });

  it.each(['', 'abc', 'not what was ever sealed'])('is none: %j', (text) => {
    expect(unseal(secret, text)).toBeNull();
  });
});

describe('a keyed digest', () => {
  it('is the same for the same text, of 32 bytes, and another with another secret or text', () => {
    const digest = keyedDigest(secret, '123456');
    expect(keyedDigest(secret, '123456')).toBe(digest);
    expect(digest).toMatch(/^[\w-]{43}$/u);
    expect(new Set([digest, keyedDigest(other, '123456'), keyedDigest(secret, '123457')]).size).toBe(3);
  });
});
