import { expect, it } from 'vitest';
import { digestOf, isSame, newSecret } from '../../../server/keys/secrets.ts';

it('a digest is the same as itself alone: neither as another one nor as a part of it', () => {
  const digest = digestOf(newSecret());
  expect(isSame(digest, digest)).toBe(true);
  for (const other of [digestOf(newSecret()), digest.slice(1), `${digest}a`, '']) expect(isSame(digest, other)).toBe(false);
});
