import { sql } from 'kysely';
import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import type { Database } from '../../../server/db/database.ts';
import { startOfTests } from '../central.ts';
import { eventsFrom } from './branch-client.ts';
import type { BranchStore } from './branch-setup.ts';

/** A batch that touches every table that events are folded into. */
export function aFullBatch({ service, desk, employee, kiosk, display, playlist }: BranchStore): readonly BranchEvent[] {
  return eventsFrom(1, startOfTests, [
    { kind: 'desk_opened', desk_id: desk, employee_id: employee },
    { kind: 'ticket_created', ticket: 1, number: 'A 1', service_id: service, visit: null, order_id: null },
    { kind: 'ticket_called', ticket: 1, desk_id: desk, employee_id: employee },
    { kind: 'ticket_serving', ticket: 1 },
    { kind: 'ticket_finished', ticket: 1 },
    { kind: 'ticket_created', ticket: 2, number: 'A 2', service_id: service, visit: 1, order_id: null },
    { kind: 'device_down', device: 'touch_screen', device_id: kiosk, failed: false },
    { kind: 'device_up', device: 'touch_screen', device_id: kiosk },
    { kind: 'paper', touch_screen_id: kiosk, paper: 'low' },
    { kind: 'display_shown', virtual_display_id: display, version: 3 },
    { kind: 'design_shown', touch_screen_id: kiosk, version: 2 },
    { kind: 'playing', virtual_display_id: display, playlist_id: playlist },
    { kind: 'service_opened', service_id: service },
    { kind: 'outage_started', outage: 1, outage_kind: 'power' },
    { kind: 'outage_ended', outage: 1 },
  ]);
}

/** All that is stored of what a branch reported, without identifiers: the same for every store that reported the same. */
export async function storedOf(db: Database, { id, service, kiosk, display, desk }: BranchStore): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`
    select
      (select received::text from branch_journals where store_id = ${id}) as received,
      (select faulty::int from branch_journals where store_id = ${id}) as faulty,
      (select json_agg(body ->> 'kind' order by sequence) from branch_events where store_id = ${id}) as events,
      (select json_agg(json_build_array(number, state, created_at, called_at, served_at, finished_at) order by number) from tickets
        where store_id = ${id}) as tickets,
      (select json_agg(json_build_array(resource, number) order by resource, number) from branch_rows where store_id = ${id}) as numbered,
      (select json_agg(json_build_array(outage_kind, started_at, ended_at) order by outage_kind) from outages where store_id = ${id}) as outages,
      (select json_build_array(told_state, state_since, told_paper, shown_design_version, shown_since) from touch_screens_live where id = ${kiosk}) as kiosk,
      (select playing_since from virtual_displays_live where id = ${display}) as playing,
      (select opened_at from desks_live where id = ${desk}) as desk,
      (select json_agg(json_build_array(sequence, started_at, ended_at) order by sequence) from desk_sessions where store_id = ${id}) as sessions,
      (select json_build_array(is_open, since) from reserve_services where id = ${service}) as service,
      (select json_agg(json_build_array(resource, action) order by resource, action) from changes
        where store_ids @> array[${id}::int] and resource <> 'stores') as changes`.execute(db);
  return rows[0];
}
