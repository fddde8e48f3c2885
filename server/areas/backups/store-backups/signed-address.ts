import { createHmac, timingSafeEqual } from 'node:crypto';
import { downloadAddressSeconds } from '../../../../contract/rules/backup/terms.ts';

type Signed = { readonly backupId: number; readonly userId: number; readonly until: number };

/** Address of the file for one user, for a minute: a browser that saves a file sends no bearer (page 08, API). */
export function signedAddress(
  secret: Uint8Array,
  backupId: number,
  userId: number,
  now: Date,
): { readonly url: string; readonly until: Date } {
  const until = now.getTime() + downloadAddressSeconds * 1000;
  const signature = signatureOf(secret, { backupId, userId, until });
  const query = new URLSearchParams({ user: String(userId), until: String(until), signature });
  return { url: `/central/backups/${backupId}/file?${query.toString()}`, until: new Date(until) };
}

/** For whom an address was made with one of the secrets; null for one that was not, or no longer holds. */
export function userOfAddress(
  secrets: readonly Uint8Array[],
  backupId: number,
  { user, until, signature }: { readonly [K in 'user' | 'until' | 'signature']: string | null },
  now: Date,
): number | null {
  if (user === null || until === null || signature === null) return null;
  const signed = { backupId, userId: Number(user), until: Number(until) };
  const given = Buffer.from(signature);
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(secret, signed));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) return null;
  return now.getTime() < signed.until ? signed.userId : null;
}

function signatureOf(secret: Uint8Array, { backupId, userId, until }: Signed): string {
  return createHmac('sha256', secret).update(`backup file ${backupId} ${userId} ${until}`).digest('base64url');
}
