import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedPlace } from './sealed-columns.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Version of the format. What was sealed before it has no name of a key and is bound to no place. */
const version = 's2';

/**
 * Encrypts what has to be read again: who reads the table alone learns nothing, and who writes into it cannot put the value of
 * one row into another. `s2.KEY.BYTES`: which key sealed it, then nonce, text and tag as base64url.
 */
export function seal(secret: Uint8Array, place: SealedPlace, text: string): string {
  const { key, prefix } = sealingOf(secret);
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(nameOf(place));
  return prefix + Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString('base64url');
}

/** What was sealed for the place with one of the secrets; null when it was sealed otherwise, or changed since. */
export function unseal(secrets: readonly Uint8Array[], place: SealedPlace, sealed: string): string | null {
  if (!sealed.includes('.')) return firstOf(secrets, (secret) => open(secret, sealed, null));
  return firstOf(secrets, (secret) => {
    const { prefix } = sealingOf(secret);
    return sealed.startsWith(prefix) ? open(secret, sealed.slice(prefix.length), place) : null;
  });
}

/** How everything begins that was sealed with the secret in the format of today. */
export function sealPrefix(secret: Uint8Array): string {
  return sealingOf(secret).prefix;
}

/** Regular expression of everything that was sealed in the format of today, with any secret. */
export const sealedPattern = String.raw`^${version}\.[\w-]+\.`;

/** The key of `digestUnder` that a secret gives. */
export function digestKeyOf(secret: Uint8Array): Uint8Array {
  return derived(secret, 'digest');
}

/** A digest that no one makes without the key: of what is short enough to be tried out. */
export function digestUnder(digestKey: Uint8Array, text: string): string {
  return createHmac('sha256', digestKey).update(text).digest('base64url');
}

function open(secret: Uint8Array, body: string, place: SealedPlace | null): string | null {
  const bytes = Buffer.from(body, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return null;
  const opening = createDecipheriv(cipher, sealingOf(secret).key, bytes.subarray(0, nonceBytes));
  if (place !== null) opening.setAAD(nameOf(place));
  opening.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function nameOf({ table, column, row }: SealedPlace): Buffer {
  return Buffer.from(`${table}.${column}.${row}`);
}

type Sealing = { readonly key: Buffer; readonly prefix: string };
const known = new WeakMap<Uint8Array, Sealing>();

/** Derived once for each secret: a town's branches all come back at the same time. */
function sealingOf(secret: Uint8Array): Sealing {
  const found = known.get(secret);
  if (found !== undefined) return found;
  const prefix = `${version}.${derived(secret, 'name of the key').subarray(0, 6).toString('base64url')}.`;
  const sealing = { key: derived(secret, 'seal'), prefix };
  known.set(secret, sealing);
  return sealing;
}

function derived(secret: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

function firstOf(secrets: readonly Uint8Array[], work: (secret: Uint8Array) => string | null): string | null {
  for (const secret of secrets) {
    const found = work(secret);
    if (found !== null) return found;
  }
  return null;
}
