import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 256 bits to hand out once; only its digest is kept. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: enough to recognise it, not enough to use it. */
export function digestSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether two digests are the same, in a time that does not tell how far they are. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** The secret that belongs to another one: always the same, and of no use to who does not have the key. */
export function deriveSecret(other: string, key: string): string {
  return createHmac('sha256', key).update(`secret of ${other}`).digest('base64url');
}
