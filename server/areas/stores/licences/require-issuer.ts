import type { KeyObject } from 'node:crypto';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Database } from '../../../db/database.ts';
import { issuersKey } from '../../../settings/issuers.ts';

/**
 * Refuses the issuer of the demonstration, because its private key is public, but next to demonstration data: anywhere else
 * everybody could issue themselves a licence (page 09, Safe by default).
 */
export async function requireIssuer(db: Database, publicKey: KeyObject): Promise<void> {
  if (!publicKey.equals(issuersKey(null))) return;
  if (!(await isOfDemonstration(db))) throw refuse('licence_issuer_missing');
}

/** Whether the demonstration was loaded into the database. */
export async function isOfDemonstration(db: Database): Promise<boolean> {
  const installation = await db.selectFrom('installation').select('is_demonstration').executeTakeFirst();
  return installation?.is_demonstration === true;
}
