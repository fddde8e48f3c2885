import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fileProofText, readFileAuthorization } from '../../../../contract/channels/branch/proofs.ts';
import type { Database } from '../../../db/database.ts';
import { unseal } from '../../../keys/seal.ts';
import { sealedPlace } from '../../../keys/sealed-columns.ts';

type Asked = { readonly digest: string; readonly authorization: string | undefined };

/** The key of no store: a code that there is not is judged in the same way, and in the same time. */
const nobodysKey = randomBytes(32).toString('base64url');

/** The active store that signed the request; null where there is none, without saying what is wrong. */
export async function storeProving(db: Database, secrets: readonly Uint8Array[], { digest, authorization }: Asked): Promise<number | null> {
  const proof = readFileAuthorization(authorization);
  if (proof === null || proof.storeCode.includes('\u0000')) return null;
  const { storeCode } = proof;
  const store = await db
    .selectFrom('stores')
    .select(['id', 'pre_shared_key'])
    .where('code', '=', storeCode)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const key = store?.pre_shared_key == null ? null : unseal(secrets, sealedPlace('branch_keys', store.id), store.pre_shared_key);
  const expected = createHmac('sha256', key ?? nobodysKey)
    .update(fileProofText({ storeCode, digest }))
    .digest();
  const given = Buffer.from(proof.proof, 'base64url');
  const holds = expected.length === given.length && timingSafeEqual(expected, given);
  return holds && key !== null && store !== undefined ? store.id : null;
}
