import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { unseal } from '../../keys/seal.ts';
import { sealedPlace } from '../../keys/sealed-columns.ts';
import { digestSecret } from '../../keys/secrets.ts';
import type { Admitted } from './admission/admit.ts';
import type { Connection } from './connection/open-connection.ts';
import { storesWithUnsentChanges } from './revisions/revision-numbers.ts';

/** A connection that may not count any more, with the key of its store as it is kept; null of one that lets no one in. */
type Odd = { readonly connection: string; readonly replaced: boolean; readonly sealed: string | null; readonly mark: string | null };

/** The admitted sockets of this server, one a store. */
export type Hub = {
  readonly join: (connection: Connection, admitted: Admitted) => void;
  readonly leave: (connection: Connection) => void;
  readonly size: () => number;
  /** Closes those that do not count any more: replaced on another server, a key made again, a store switched off. */
  readonly judge: () => Promise<void>;
  /** Has what changed sent to those that it concerns. */
  readonly checkForChanges: () => Promise<void>;
};

/** `mark`: of the key as it was sealed when it was last looked at. */
type Held = { readonly connection: Connection; readonly admitted: Admitted; mark: string };

export function createHub(db: Database, secrets: readonly Uint8Array[]): Hub {
  const byStore = new Map<number, Held>();
  return {
    size: () => byStore.size,
    join: (connection, admitted) => {
      byStore.get(admitted.storeId)?.connection.close('replaced');
      byStore.set(admitted.storeId, { connection, admitted, mark: admitted.keyMark });
    },
    leave: (connection) => {
      const admitted = connection.admitted();
      if (admitted !== null && byStore.get(admitted.storeId)?.connection === connection) byStore.delete(admitted.storeId);
    },
    judge: async () => {
      const held = [...byStore.values()].map(({ admitted, mark }) => ({
        store_id: admitted.storeId,
        connection: admitted.connection,
        mark,
      }));
      if (held.length === 0) return;
      const { rows } = await sql<Odd>`
        select h.connection, j.connection is distinct from h.connection as replaced, s.pre_shared_key as sealed, md5(s.pre_shared_key) as mark
        from json_to_recordset(${JSON.stringify(held)}::json) as h (store_id int, connection text, mark text)
        left join stores s on s.id = h.store_id and s.active and s.deleted_at is null
        left join branch_journals j on j.store_id = h.store_id
        where s.id is null or md5(s.pre_shared_key) is distinct from h.mark or j.connection is distinct from h.connection`.execute(db);
      const odd = new Map(rows.map((row) => [row.connection, row]));
      for (const one of byStore.values()) {
        const row = odd.get(one.admitted.connection);
        if (row === undefined) continue;
        if (row.replaced) one.connection.close('replaced');
        else if (isSameKey(secrets, one.admitted, row.sealed)) one.mark = row.mark ?? '';
        else one.connection.close('not_admitted');
      }
    },
    checkForChanges: async () => {
      if (byStore.size === 0) return;
      for (const storeId of await storesWithUnsentChanges(db, [...byStore.keys()])) byStore.get(storeId)?.connection.checkForChanges();
    },
  };
}

/** A key that was only sealed again, under a new secret key of the server, is still the same: branches stay connected. */
function isSameKey(secrets: readonly Uint8Array[], { storeId, keyDigest }: Admitted, sealed: string | null): boolean {
  const key = sealed === null ? null : unseal(secrets, sealedPlace('branch_keys', storeId), sealed);
  return key !== null && digestSecret(key) === keyDigest;
}
