import { randomBytes } from 'node:crypto';
import { guessingLimits } from '../../../../contract/rules/accounts/guessing.ts';
import { digestUnder } from '../../../keys/seal.ts';
import { isSame } from '../../../keys/secrets.ts';

/**
 * What a browser keeps that has signed in to an account: the account, a random name of the device, and a digest that only the
 * server makes (OWASP, device cookies). It proves nothing but that its tries are not those of strangers.
 */
const token = /^(\d{1,10})\.([\w-]{22})\.([\w-]{43})$/u;
const separator = ':';

/** A new name of the device for the account, before those of other accounts of the same browser; the oldest are left out. */
export function rememberDevice(digestKey: Uint8Array, userId: number, kept: string | null): string {
  const device = randomBytes(16).toString('base64url');
  const others = tokensIn(kept).filter((one) => !one.startsWith(`${userId}.`));
  return [`${userId}.${device}.${proofOf(digestKey, userId, device)}`, ...others].slice(0, guessingLimits.accountsOfDevice).join(separator);
}

/** The name of the device, if it is one that has signed in to the account before; null for a stranger's. */
export function knownDevice(digestKey: Uint8Array, userId: number, kept: string | null): string | null {
  for (const one of tokensIn(kept)) {
    const [, account, device = '', proof = ''] = token.exec(one) ?? [];
    if (Number(account) === userId && isSame(proof, proofOf(digestKey, userId, device))) return device;
  }
  return null;
}

function tokensIn(kept: string | null): readonly string[] {
  return (kept ?? '').split(separator).filter((one) => token.test(one));
}

function proofOf(digestKey: Uint8Array, userId: number, device: string): string {
  return digestUnder(digestKey, `device ${userId} ${device}`);
}
