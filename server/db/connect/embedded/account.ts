import fs from 'node:fs';
import { DatabaseUnavailable } from '../pool/unavailable.ts';

/** The account that PostgreSQL runs as. */
export type Account = { readonly uid: number; readonly gid: number };

/** Whether this process runs as root, which PostgreSQL refuses to run as. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The account for a cluster, or null for the account of this process.
 * Root uses the owner of an existing cluster, otherwise an account that every system has.
 * @throws DatabaseUnavailable `no_account`
 */
export function accountFor(cluster: string, accounts = '/etc/passwd'): Account | null {
  if (!isRoot()) return null;
  const owner = fs.statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = findAccount(accounts, 'postgres') ?? findAccount(accounts, 'nobody');
  if (account !== null) return account;
  throw new DatabaseUnavailable('no_account', 'PostgreSQL does not run as root and there is no account "postgres" or "nobody"');
}

function findAccount(accounts: string, name: string): Account | null {
  const line = fs
    .readFileSync(accounts, 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

/** Hands a folder and everything in it to the account; null leaves it to this process. */
export function handOver(folder: string, account: Account | null): void {
  if (account === null) return;
  fs.lchownSync(folder, account.uid, account.gid);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    handOverEntry(`${entry.parentPath}/${entry.name}`, account);
  }
}

/** A PostgreSQL that is just ending removes its socket between the look into the folder and this. */
function handOverEntry(path: string, { uid, gid }: Account): void {
  try {
    fs.lchownSync(path, uid, gid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
