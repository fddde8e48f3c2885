import { sql } from 'kysely';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';

/** Rows of which only a part is stored: without one entry of history, audit and changes for each version, or without items. */
export async function halvesIn(opened: OpenDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ half: string }>`
    with stored as (
      select 'playlists' as resource, id, version from playlists union all select 'regions', id, version from regions
    ), kept as (
      select 'history' as place, resource, record_id as id, count(*)::int as entries from history group by resource, record_id
      union all select 'audit', resource, record_id, count(*)::int from audit_log where resource is not null group by resource, record_id
      union all select 'changes', resource, record_id, count(*)::int from changes group by resource, record_id
    ), places as (select unnest(array['history', 'audit', 'changes']) as place)
    select stored.resource || ' ' || stored.id || ' at ' || version || ' with ' || coalesce(entries, 0) || ' of ' || place as half
    from stored cross join places left join kept using (place, resource, id) where entries is distinct from version
    union all
    select place || ' of ' || kept.resource || ' ' || kept.id || ' that is not there' from kept
    where kept.resource in ('playlists', 'regions')
      and not exists (select from stored where stored.resource = kept.resource and stored.id = kept.id)
    union all
    select 'playlists ' || p.id || ' with ' || jsonb_array_length(p.items) || ' items of ' || p.priority
    from playlists p where jsonb_array_length(p.items) <> p.priority`.execute(queriesOver(opened));
  return rows.map(({ half }) => half);
}
