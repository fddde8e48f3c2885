import { createHmac } from 'node:crypto';

/** Enough that no two keys share one, and too little to try keys against. */
const keptBytes = 12;

/**
 * What is remembered of a secret key to know it again: 16 characters of base64url. An HMAC under the key itself, not a plain
 * hash: anyone who reads the fingerprint can compare keys with it, and learns nothing of them.
 */
export function keyFingerprint(secretKey: string): string {
  return createHmac('sha256', secretKey).update('fingerprint of the key').digest().subarray(0, keptBytes).toString('base64url');
}
