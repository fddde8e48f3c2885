import { describe, expect, it } from 'vitest';
import { isOwnAddress } from '../../../contract/rules/accounts/own-address.ts';

describe('an address to come back to', () => {
  it.each(['/', '/stores/manage?filter={"a":1}', '/stores/1#provoz', '/hledat?q=Žluťoučký kůň'])('is of the console: %s', (address) => {
    expect(isOwnAddress(address)).toBe(true);
  });

  it.each(['', 'https://jinde.test', '//jinde.test', '/\\jinde.test', '/\t/jinde.test', '/\n/jinde.test', '/\r\n\\jinde.test', '/x\u0000'])(
    'is of nobody: %j',
    (address) => {
      expect(isOwnAddress(address)).toBe(false);
    },
  );

  it.each(['/auth', '/auth/sign-in', '/auth/sign-out'])('is none of signing in: %s', (address) => {
    expect(isOwnAddress(address)).toBe(false);
  });
});
