import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits to hand out once; only its digest is kept. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: enough to recognise it, not enough to use it. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
