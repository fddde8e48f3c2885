import { expect, it } from 'vitest';
import { digestSecret, isSame, newSecret } from '../../../server/keys/secrets.ts';

it('a digest is the same as itself alone: neither as another one nor as a part of it', () => {
  const digest = digestSecret(newSecret());
  expect(isSame(digest, digest)).toBe(true);
  for (const other of [digestSecret(newSecret()), digest.slice(1), `${digest}a`, '']) expect(isSame(digest, other)).toBe(false);
});
