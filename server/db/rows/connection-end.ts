import { type RawBuilder, sql } from 'kysely';
import { isoInstant } from './query/iso-instant.ts';

/**
 * Why a store is not connected, as JSON: from `branch_endings h` next to `stores_live l`. What was learned of the store after it makes it
 * a matter of the past: then it is null.
 */
export function connectionEndSql(): RawBuilder<unknown> {
  return sql`case when h.at >= coalesce(l.last_socket_communication_at, h.at) and l.connected_since is null
    then json_build_object('kind', h.kind, 'at', ${isoInstant(sql.ref('h.at'))}) end`;
}
