import { sql } from 'kysely';
import { limits } from '../../../../contract/basics/limits.ts';
import { touchScreens } from '../../../../contract/resources/devices/touch-screens.ts';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import type { Database } from '../../../db/database.ts';
import { publishStatesOfStores, stateChanged } from '../../../db/rows/write/publish-change.ts';
import { publishChanges, type RowChange } from '../events/publish-changes.ts';

/** The key of the open silence of a store: there is one, whichever servers look at once. */
const resource = 'silence';

type Row = { readonly record_id: number; readonly version: number; readonly store_id: number };

/**
 * Opens an outage for each active store that has been silent for ten minutes and has none: it began with the last word. Closes
 * those of stores that were received meanwhile by a server that did not live to say so. The number of both.
 */
export function watchSilence(db: Database, now: Date): Promise<number> {
  const bound = new Date(now.getTime() - limits.temporarilySilentAfterMinutes * 60_000);
  return db.transaction().execute(async (transaction) => {
    const { rows: opened } = await sql<Row>`
      with silent as (
        select s.id, l.last_socket_communication_at as since from stores s join stores_live l on l.id = s.id
        where s.active and s.deleted_at is null and l.last_socket_communication_at < ${bound}::timestamptz
          and not exists (select from branch_rows r where r.store_id = s.id and r.resource = ${resource})
      ), made as (
        insert into branch_rows (store_id, resource, number, id)
        select id, ${resource}, 0, nextval('outages_id_seq'::regclass) from silent order by id
        on conflict do nothing returning store_id, id
      ), quiet as (
        update stores_live l set connected_since = null from made m where l.id = m.store_id
      )
      insert into outages (id, store_id, created_at, updated_at, outage_kind, started_at, closed_automatically)
      select m.id, m.store_id, ${now}::timestamptz, ${now}::timestamptz, 'store_silent', s.since, false
      from made m join silent s on s.id = m.store_id returning id as record_id, version, store_id`.execute(transaction);
    const { rows: over } = await sql<{ store_id: number; ended_at: Date }>`
      select r.store_id, l.last_socket_communication_at as ended_at from branch_rows r
      join outages o on o.store_id = r.store_id and o.id = r.id join stores_live l on l.id = r.store_id
      where r.resource = ${resource} and l.last_socket_communication_at >= ${bound}::timestamptz
        and l.last_socket_communication_at > o.started_at`.execute(transaction);
    await publishChanges(
      transaction,
      opened.flatMap((row): readonly RowChange[] => [{ ...row, resource: 'outages', action: 'create' }]),
      now,
    );
    await publishDevices(
      transaction,
      opened.map(({ store_id: id }) => id),
      now,
    );
    return opened.length + (await closeSilences(transaction, over, now));
  });
}

type Ending = { readonly store_id: number; readonly ended_at: Date };

/** The stores communicate again: their silence ended with the first word. The number of those that were silent. */
export async function closeSilences(transaction: Database, endings: readonly Ending[], now: Date): Promise<number> {
  if (endings.length === 0) return 0;
  const { rows } = await sql<Row>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(endings)}::json) as g (store_id int, ended_at timestamptz(3))
    ), gone as (
      delete from branch_rows r using given g where r.store_id = g.store_id and r.resource = ${resource} returning r.store_id, r.id, g.ended_at
    )
    update outages o set ended_at = greatest(g.ended_at, o.started_at), closed_automatically = true, updated_at = ${now}::timestamptz
    from gone g where o.store_id = g.store_id and o.id = g.id returning o.id as record_id, o.version, o.store_id`.execute(transaction);
  await publishChanges(
    transaction,
    rows.flatMap((row): readonly RowChange[] => [{ ...row, resource: 'outages', action: stateChanged }]),
    now,
  );
  return rows.length;
}

/** Publishes the devices of stores that fell silent or communicate again: whether their state is known changes with it. */
export async function publishDevices(db: Database, stores: readonly number[], now: Date): Promise<void> {
  if (stores.length === 0) return;
  for (const device of [touchScreens, virtualDisplays]) await publishStatesOfStores(db, device, stores, now);
}
