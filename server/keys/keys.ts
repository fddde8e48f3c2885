import { createHmac } from 'node:crypto';
import { digestKeyOf } from './seal.ts';

/** What the server seals, signs and digests with. */
export type Keys = {
  /** Seals and signs everything new. */
  readonly current: Uint8Array;
  /** Whatever was sealed or signed with one of these holds: the current one, and another while it is being exchanged. */
  readonly accepted: readonly Uint8Array[];
  /**
   * Of digests that no one can make again without what was digested (recovery codes, codes in SMS). It comes from the first
   * secret key of the installation and stays when that is exchanged.
   */
  readonly digest: Uint8Array;
};

/** Keys of an installation that has had one secret key only, next to which another may be accepted. */
export function deriveKeys(secretKey: string, other: string | null = null): Keys {
  const current = encodeKey(secretKey);
  return { current, accepted: other === null ? [current] : [current, encodeKey(other)], digest: digestKeyOf(current) };
}

export function encodeKey(secretKey: string): Uint8Array {
  return new TextEncoder().encode(secretKey);
}

/** Enough that no two keys share one, and too little to try keys against. */
const keptBytes = 12;

/**
 * What is remembered of a secret key to know it again: 16 characters of base64url. An HMAC under the key itself, not a plain
 * hash: anyone who reads the fingerprint can compare keys with it, and learns nothing of them.
 */
export function keyFingerprint(secretKey: string): string {
  return createHmac('sha256', secretKey).update('fingerprint of the key').digest().subarray(0, keptBytes).toString('base64url');
}
