import type pg from 'pg';
import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import { seal } from '../../keys/seal.ts';
import { sealedPlace } from '../../keys/sealed-columns.ts';
import { newSecret } from '../../keys/secrets.ts';
import { branches } from '../content/branches.ts';
import { contactedUntil } from '../entities/stores.ts';
import { iso } from '../town/calendar.ts';

/**
 * A store of the demonstration with the key of its branch. `played`: by the simulator that the server starts, from where
 * the initial events have brought it.
 */
export type BranchKey = {
  readonly code: string;
  readonly key: string;
  readonly played: boolean;
  readonly initialEvents: readonly BranchEvent[];
};

/** Gives every store a pre-shared key, sealed with the secret. The branches that are in touch are played: eight of twelve. */
export async function insertBranchKeys(client: pg.ClientBase, secret: Uint8Array): Promise<readonly Omit<BranchKey, 'initialEvents'>[]> {
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

/** Says why the silent branches of the demonstration are silent, from their last word on. */
export async function insertBranchEndings(client: pg.ClientBase, now: Date): Promise<void> {
  const endings = branches.flatMap(({ connectionEnd: kind }, place) => {
    const last = contactedUntil(place + 1, now);
    return kind === undefined || last === null ? [] : [{ store_id: place + 1, kind, at: iso(last) }];
  });
  await client.query(
    `insert into branch_endings (store_id, kind, at)
     select store_id, kind, at from json_to_recordset($1::json) as e (store_id int, kind text, at timestamptz(3))`,
    [JSON.stringify(endings)],
  );
}
