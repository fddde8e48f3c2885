import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { isTooLongPassword } from '../../contract/rules/accounts/password.ts';
import { czechPasswords } from '../../contract/rules/accounts/weak-passwords.ts';

/** argon2id with the cost that OWASP asks for: 19 MiB of memory, two passes (the library's own kind is argon2id). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A look at a password takes a core for 30 ms: as many at once leave room for everything else (research, ASVS 11.4.2). */
const atOnce = 4;
const inTurn = pLimit(atOnce);

/** Digest of a password as a PHC string: scheme, cost and salt are in it. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), cost));
}

/** Digest of nothing that anybody can type: an unknown name takes as long as a wrong password. */
let nobody: Promise<string> | undefined;

/** Whether the password fits the digest. Without a digest the answer is no, in the same time; a too long one is not looked at. */
export async function isRightPassword(digest: string | null, password: string): Promise<boolean> {
  if (isTooLongPassword(password)) return false;
  nobody ??= hashPassword(crypto.randomUUID());
  const known = digest ?? (await nobody);
  const fits = await inTurn(() => verify(known, password.normalize('NFC')));
  return digest !== null && fits;
}

let listed: Promise<ReadonlySet<string>> | undefined;

/** Common passwords of the world and of the country; read when the first password is set. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...czechPasswords, ...dictionary['passwords-common']].map(String)),
  );
  return listed;
}
