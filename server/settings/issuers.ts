import { createPublicKey, type KeyObject } from 'node:crypto';

/** What the demonstration issuer signs can be checked with; it counts next to demonstration data alone (`require-issuer.ts`). */
const demonstrationPublicKey = 'MCowBQYDK2VwAyEAyd1fEx0VYNOto5R6fGtd9Wo0a3fR8uTfmUcT2UfXeK0=';

/** Reads an Ed25519 public key: SPKI as base64 or PEM; null for what is none. */
export function readPublicKey(text: string): KeyObject | null {
  try {
    const trimmed = text.replaceAll('\\n', '\n').trim();
    const key = trimmed.startsWith('-----')
      ? createPublicKey(trimmed)
      : createPublicKey({ key: Buffer.from(trimmed, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** The key that verifies licences. */
export function issuersKey(configured: string | null): KeyObject {
  const key = readPublicKey(configured ?? demonstrationPublicKey);
  if (key === null) throw new Error('LICENCE_PUBLIC_KEY is no Ed25519 public key');
  return key;
}
