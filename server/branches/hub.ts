import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Admitted } from './admission/admit.ts';
import type { Connection } from './connection/open-connection.ts';
import { storesToSend } from './revisions/standing.ts';

/** The admitted sockets of this server, one a store. */
export type Hub = {
  readonly join: (connection: Connection, admitted: Admitted) => void;
  readonly leave: (connection: Connection) => void;
  readonly size: () => number;
  /** Closes those that do not count any more: replaced on another server, a key made anew, a store switched off. */
  readonly judge: () => Promise<void>;
  /** Has what changed sent to those that it concerns. */
  readonly wake: () => Promise<void>;
};

export function createHub(db: Database): Hub {
  const byStore = new Map<number, { readonly connection: Connection; readonly admitted: Admitted }>();
  return {
    size: () => byStore.size,
    join: (connection, admitted) => {
      byStore.get(admitted.storeId)?.connection.close('replaced');
      byStore.set(admitted.storeId, { connection, admitted });
    },
    leave: (connection) => {
      const admitted = connection.admitted();
      if (admitted !== null && byStore.get(admitted.storeId)?.connection === connection) byStore.delete(admitted.storeId);
    },
    judge: async () => {
      const held = [...byStore.values()].map(({ admitted }) => ({
        store_id: admitted.storeId,
        connection: admitted.connection,
        mark: admitted.keyMark,
      }));
      if (held.length === 0) return;
      const { rows } = await sql<{ connection: string; replaced: boolean }>`
        select h.connection, j.connection is distinct from h.connection as replaced
        from json_to_recordset(${JSON.stringify(held)}::json) as h (store_id int, connection text, mark text)
        left join stores s on s.id = h.store_id and s.active and s.deleted_at is null and md5(s.pre_shared_key) = h.mark
        left join branch_journals j on j.store_id = h.store_id
        where s.id is null or j.connection is distinct from h.connection`.execute(db);
      const ended = new Map(rows.map(({ connection, replaced }) => [connection, replaced]));
      for (const { connection, admitted } of byStore.values()) {
        const replaced = ended.get(admitted.connection);
        if (replaced !== undefined) connection.close(replaced ? 'replaced' : 'not_admitted');
      }
    },
    wake: async () => {
      if (byStore.size === 0) return;
      for (const storeId of await storesToSend(db, [...byStore.keys()])) byStore.get(storeId)?.connection.wake();
    },
  };
}
