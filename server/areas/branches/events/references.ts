import { sql } from 'kysely';
import type { BranchEvent } from '../../../../contract/channels/branch/events.ts';
import type { BranchRefusal } from '../../../../contract/channels/branch/to-branch.ts';
import type { Database } from '../../../db/database.ts';
import type { Incoming } from './incoming.ts';

type Kind = 'service' | 'desk' | 'employee' | 'touch_screen' | 'virtual_display' | 'playlist' | 'order';
type Reference = readonly [kind: Kind, id: number];
export type StoreEvents = { readonly storeId: number; readonly events: readonly Incoming[] };

type Called = Extract<BranchEvent, { kind: 'ticket_called' }>;
/** An event of which only the store's own is left: a ticket may be called to a desk that no one knows. */
export type OwnEvent = Exclude<BranchEvent, Called> | (Omit<Called, 'desk_id'> & { readonly desk_id: number | null });

/** What is wrong with an event that is kept all the same: words joined by blanks; null where nothing is. */
export type FaultOf = (storeId: number, event: BranchEvent | null) => string | null;

/** Asks once for all batches which of what their events name is the store's own. Deleted rows count: events may be late. */
export async function findFaults(db: Database, batches: readonly StoreEvents[]): Promise<FaultOf> {
  const asked = new Map<string, { kind: string; store_id: number; id: number }>();
  for (const { storeId, events } of batches) {
    for (const { event } of events) {
      for (const [kind, id] of event === null ? [] : referencesOf(event))
        asked.set(keyOf(storeId, kind, id), { kind, store_id: storeId, id });
    }
  }
  const known = new Set<string>();
  if (asked.size > 0) {
    const { rows } = await sql<{ kind: string; store_id: number; id: number }>`
      select a.kind, a.store_id, a.id from json_to_recordset(${JSON.stringify([...asked.values()])}::json) as a (kind text, store_id int, id int)
      where case a.kind
        when 'service' then exists (select from services r where r.store_id = a.store_id and r.id = a.id)
        when 'desk' then exists (select from desks r where r.store_id = a.store_id and r.id = a.id)
        when 'employee' then exists (select from employees r where r.store_id = a.store_id and r.id = a.id)
        when 'touch_screen' then exists (select from touch_screens r where r.store_id = a.store_id and r.id = a.id)
        when 'virtual_display' then exists (select from virtual_displays r where r.store_id = a.store_id and r.id = a.id)
        when 'order' then exists (select from orders r where r.store_id = a.store_id and r.id = a.id)
        else exists (select from playlists r where r.id = a.id and r.store_ids @> array[a.store_id]) end`.execute(db);
    for (const { kind, store_id, id } of rows) known.add(keyOf(store_id, kind, id));
  }
  return (storeId, event) => {
    const faults: readonly BranchRefusal[] =
      event === null
        ? ['unreadable']
        : referencesOf(event).flatMap(([kind, id]) => (known.has(keyOf(storeId, kind, id)) ? [] : [`unknown_${kind}` as const]));
    return faults.length === 0 ? null : [...new Set(faults)].join(' ');
  };
}

/** The event without what is not the store's: null where nothing is left that counts. */
export function withoutForeign(event: BranchEvent, fault: string | null): OwnEvent | null {
  const has = (kind: Kind) => fault?.split(' ').includes(`unknown_${kind}`) === true;
  if (fault === null) return event;
  switch (event.kind) {
    case 'ticket_called':
      return { ...event, desk_id: has('desk') ? null : event.desk_id, employee_id: has('employee') ? null : event.employee_id };
    case 'desk_opened':
      return has('desk') ? null : { ...event, employee_id: null };
    // Someone came, known or not.
    case 'ticket_created':
      return has('service') ? null : { ...event, order_id: null };
    case 'playing':
      return has('virtual_display') ? null : { ...event, playlist_id: null, version: null };
    // Where a client was sent does not change that they were.
    case 'ticket_transferred':
      return event;
    default:
      return null;
  }
}

function referencesOf(event: BranchEvent): readonly Reference[] {
  const employee = (id: number | null): readonly Reference[] => (id === null ? [] : [['employee', id]]);
  switch (event.kind) {
    case 'ticket_created':
      return [
        ['service', event.service_id],
        ...(event.order_id === null ? [] : ([['order', event.order_id]] satisfies readonly Reference[])),
      ];
    case 'ticket_transferred':
    case 'service_opened':
    case 'service_closed':
      return [['service', event.service_id]];
    case 'ticket_called':
    case 'desk_opened':
      return [['desk', event.desk_id], ...employee(event.employee_id)];
    case 'desk_closed':
      return [['desk', event.desk_id]];
    case 'device_up':
    case 'device_down':
      return [[event.device, event.device_id]];
    case 'paper':
    case 'design_shown':
      return [['touch_screen', event.touch_screen_id]];
    case 'display_shown':
      return [['virtual_display', event.virtual_display_id]];
    case 'order_served':
    case 'order_missed':
      return [['order', event.order_id]];
    case 'playing':
      return [
        ['virtual_display', event.virtual_display_id],
        ...(event.playlist_id === null ? [] : ([['playlist', event.playlist_id]] satisfies readonly Reference[])),
      ];
    default:
      return [];
  }
}

function keyOf(storeId: number, kind: string, id: number): string {
  return `${storeId} ${kind} ${id}`;
}
