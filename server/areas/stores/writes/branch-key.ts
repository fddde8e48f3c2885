import { refuse } from '../../../../contract/basics/refusal.ts';
import { compareValues } from '../../../../contract/derive/difference.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { updateRecorded } from '../../../db/rows/write/write-statement.ts';
import type { Entities } from '../../../engine/write/entities.ts';
import { lockedRow } from '../../../engine/write/write-row.ts';
import { seal } from '../../../keys/seal.ts';
import { sealedPlace } from '../../../keys/sealed-columns.ts';
import { newSecret } from '../../../keys/secrets.ts';

/**
 * Gives the store a new pre-shared key and answers it: the only time that it is reported. It is kept sealed; history and
 * audit say that it changed and nothing more (page 03, Store).
 */
export async function renewBranchKey(context: WriteContext, id: number, secret: Uint8Array, { find }: Entities): Promise<string> {
  const row = await lockedRow(context, id);
  const key = newSecret();
  const values = { pre_shared_key: seal(secret, sealedPlace('branch_keys', id), key), key_made_at: context.now.toISOString() };
  const changes = compareValues(context.resource, row, values);
  const after = await updateRecorded(context, row, { values, changes, lookup: find });
  if (after === undefined) throw refuse('conflict');
  return key;
}
