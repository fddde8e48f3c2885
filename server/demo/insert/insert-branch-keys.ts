import type pg from 'pg';
import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import { seal } from '../../keys/seal.ts';
import { sealedPlace } from '../../keys/sealed-columns.ts';
import { newSecret } from '../../keys/secrets.ts';
import { branches } from '../content/branches.ts';

/**
 * A store of the demonstration with the key of its branch. `played`: by the simulator that the server starts, from where
 * the events that were `told` have brought it.
 */
export type BranchKey = { readonly code: string; readonly key: string; readonly played: boolean; readonly told: readonly BranchEvent[] };

/** Gives every store a pre-shared key, sealed with the secret. The branches that are in touch are played: eight of twelve. */
export async function insertBranchKeys(client: pg.ClientBase, secret: Uint8Array): Promise<readonly Omit<BranchKey, 'told'>[]> {
  const keys = branches.map(({ code, silentMinutes }) => ({ code, key: newSecret(), played: silentMinutes === 0 }));
  const { rows: stores } = await client.query<{ id: number; code: string }>('select id, code from stores');
  const byCode = new Map(keys.map(({ code, key }) => [code, key]));
  const sealed = stores.flatMap(({ id, code }) => {
    const key = byCode.get(code);
    return key === undefined ? [] : [{ id, sealed: seal(secret, sealedPlace('branch_keys', id), key) }];
  });
  await client.query(
    `update stores set pre_shared_key = given.sealed
     from unnest($1::int[], $2::text[]) as given (id, sealed) where stores.id = given.id`,
    [sealed.map(({ id }) => id), sealed.map((each) => each.sealed)],
  );
  return keys;
}
