import { sql } from 'kysely';
import { foldTicket, type TicketEvent } from '../../../../contract/rules/branch/fold-ticket.ts';
import type { Database } from '../../../db/database.ts';
import { stateChanged } from '../../../db/rows/write/publish-change.ts';
import type { Counted, Subject } from './journal.ts';
import { numberRows } from './number-rows.ts';
import type { RowChange } from './publish-changes.ts';
import { parseSubject } from './subject.ts';

/** Makes the tickets again that the subjects are, from all that was reported of them. */
export async function applyTickets(db: Database, subjects: readonly Subject[], now: Date): Promise<readonly RowChange[]> {
  const folded = subjects.flatMap(({ storeId, subject, events }) => {
    const ticket = foldTicket(events.flatMap(ticketEvent));
    return ticket === null ? [] : [{ storeId, number: parseSubject(subject)[1], ticket }];
  });
  if (folded.length === 0) return [];
  const ids = await numberRows(
    db,
    'tickets',
    folded.flatMap(({ storeId, number, ticket }) => [number, ticket.visit ?? number].map((one) => ({ store_id: storeId, number: one }))),
  );
  const rows = folded.map(({ storeId, number, ticket }) => ({
    id: ids.get(`${storeId} ${number}`),
    store_id: storeId,
    created_at: instant(ticket.createdAt),
    number: ticket.number,
    service_id: ticket.serviceId,
    desk_id: ticket.deskId,
    employee_id: ticket.employeeId,
    state: ticket.state,
    visit_id: ids.get(`${storeId} ${ticket.visit ?? number}`),
    order_id: ticket.orderId,
    called_at: instant(ticket.calledAt),
    served_at: instant(ticket.servedAt),
    finished_at: instant(ticket.finishedAt),
  }));
  const { rows: changed } = await sql<{ store_id: number; id: number; action: RowChange['action'] }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as g (id int, store_id int, created_at timestamptz(3), number text,
        service_id int, desk_id int, employee_id int, state text, visit_id int, order_id int, called_at timestamptz(3),
        served_at timestamptz(3), finished_at timestamptz(3))
    ), made as (
      insert into tickets (id, store_id, created_at, updated_at, number, service_id, desk_id, employee_id, state, visit_id, order_id,
        called_at, served_at, finished_at)
      select id, store_id, created_at, ${now}::timestamptz, number, service_id, desk_id, employee_id, state, visit_id, order_id,
        called_at, served_at, finished_at
      from given g where not exists (select from tickets t where t.id = g.id and t.store_id = g.store_id)
      returning store_id, id
    ), changed as (
      update tickets t set created_at = g.created_at, updated_at = ${now}::timestamptz, number = g.number, service_id = g.service_id,
        desk_id = g.desk_id, employee_id = g.employee_id, state = g.state, visit_id = g.visit_id, order_id = g.order_id,
        called_at = g.called_at, served_at = g.served_at, finished_at = g.finished_at
      from given g where t.id = g.id and t.store_id = g.store_id and (t.created_at, t.number, t.service_id, t.desk_id, t.employee_id, t.state,
        t.visit_id, t.order_id, t.called_at, t.served_at, t.finished_at) is distinct from (g.created_at, g.number, g.service_id, g.desk_id,
        g.employee_id, g.state, g.visit_id, g.order_id, g.called_at, g.served_at, g.finished_at)
      returning t.store_id, t.id
    )
    select store_id, id, 'create' as action from made union all select store_id, id, ${stateChanged} from changed`.execute(db);
  return changed.map(({ store_id, id, action }) => ({ resource: 'tickets', record_id: id, version: 1, action, store_id }));
}

function ticketEvent({ sequence, at, event }: Counted): readonly TicketEvent[] {
  switch (event.kind) {
    case 'ticket_created':
    case 'ticket_called':
    case 'ticket_serving':
    case 'ticket_transferred':
    case 'ticket_finished':
    case 'ticket_missed':
    case 'ticket_cancelled':
      return [{ ...event, sequence, at }];
    default:
      return [];
  }
}

function instant(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
