import { czechPasswords } from '../../contract/rules/accounts/weak-passwords.ts';

let listed: Promise<ReadonlySet<string>> | undefined;

/** Common passwords of the world and of the country; read when the first password is set. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...czechPasswords, ...dictionary['passwords-common']].map(String)),
  );
  return listed;
}
