import { sql } from 'kysely';
import { may } from '../../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import { checkDraft } from '../../../../contract/derive/check-draft.ts';
import { type affectedOperations, namedAffected } from '../../../../contract/operations/booking/affected-operations.ts';
import type { leavingOperations } from '../../../../contract/operations/booking/leaving-operations.ts';
import type { moveManyOperations } from '../../../../contract/operations/booking/move-many-operations.ts';
import type { waitingListOperations } from '../../../../contract/operations/booking/waiting-list-operations.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { serviceBlocks } from '../../../../contract/resources/web-orders/service-blocks.ts';
import { blockOver, findClosure, type ServiceBlock } from '../../../../contract/rules/booking/service-hours.ts';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import { instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import type { OrderState } from '../../../../contract/rules/orders/order-states.ts';
import { limitationSql } from '../../../db/rows/query/limitation.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { createReading, type ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { readReservations } from '../../stores/opening/read-reservations.ts';
import { readAffected } from '../availability/read-affected.ts';
import { readPlanned } from '../availability/read-availability-of-plan.ts';
import { listHandlers } from '../waiting-list/list-handlers.ts';
import { leavingHandlers, moveManyHandlers } from './move-many-handlers.ts';

/** Handlers of `affectedOperations`, of what is done with many orders and taken back, and of the waiting list. */
export function affectedHandlers(
  tools: ResourceTools,
): HandlersOf<
  readonly [...typeof affectedOperations, ...typeof moveManyOperations, ...typeof leavingOperations, ...typeof waitingListOperations]
> {
  return {
    ...moveManyHandlers(tools),
    ...leavingHandlers(tools),
    ...listHandlers(tools),
    'booking.affected': { signed: (call) => answerAffected(tools, call) },
    'service-blocks.impact': { signed: (call) => answerBlockImpact(tools, call) },
  };
}

type Impact = SignedCallOf<'service-blocks.impact'>;
type Details = {
  readonly id: number;
  readonly store: string;
  readonly service: string;
  readonly state: OrderState;
  readonly pin: string;
  readonly name: string;
  readonly phone: string | null;
};

async function answerAffected(
  { db }: ResourceTools,
  { session, query, now }: SignedCallOf<'booking.affected'>,
): Promise<AnswerOf<'booking.affected'>> {
  if (!may(session.user, orders, 'list')) throw refuse('forbidden');
  const { store_id: store, from, to } = query;
  const limited = limitationSql(orders, session.user, 'read', 'o') ?? sql`true`;
  const among = store === null ? limited : sql`(${limited} and o.store_id = ${store})`;
  const first = from === null ? now : instantOn(from, '00:00');
  const end = to === null ? null : instantOn(addDays(to, 1), '00:00');
  const affected = await readAffected(db, { among, from: first < now ? now : first, to: end });
  const named = affected.slice(0, namedAffected);
  const { rows } = await sql<Details>`
    select o.id, s.label as store, v.name as service, o.state, o.pin, o.name, o.phone
    from orders o join stores s on s.id = o.store_id join services v on v.store_id = o.store_id and v.id = o.service_id
    where o.store_id = any(${named.map(({ store_id }) => store_id)}::int[]) and o.id = any(${named.map(({ id }) => id)}::int[])`.execute(
    db,
  );
  const details = new Map(rows.map((row) => [row.id, row]));
  return {
    status: 200,
    body: {
      total: affected.length,
      orders: named.flatMap(({ closure, starts_at, ends_at, store_id, service_id, ...order }) => {
        const { code, id, name, holiday } = closure;
        const found = details.get(order.id);
        const times = { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
        return found === undefined ? [] : [{ store_id, service_id, ...found, ...times, closure: { code, id, name, holiday } }];
      }),
    },
  };
}

async function answerBlockImpact(tools: ResourceTools, call: Impact): Promise<AnswerOf<'service-blocks.impact'>> {
  if (!may(call.session.user, serviceBlocks, 'create')) throw refuse('forbidden');
  const service = await findRow(createReading(services, tools, call), call.path.id);
  if (service === undefined) throw refuse('not_found');
  const [storeId, serviceId] = [Number(service['store_id']), service.id];
  const block = blockIn(call, storeId, serviceId);
  const { sources } = await readPlanned(tools.db, storeId, { serviceId });
  const coming = await readReservations(tools.db, storeId, call.now, null);
  const out = coming.filter(
    ({ service_id, starts_at, ends_at }) =>
      service_id === serviceId &&
      blockOver(starts_at, ends_at, [block]) !== undefined &&
      findClosure(starts_at, ends_at, sources) === undefined,
  );
  const named = out.slice(0, namedAffected).map(({ starts_at, ends_at, ...order }) => ({
    ...order,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    service: String(service['name']),
  }));
  return { status: 200, body: { total: out.length, orders: named } };
}

/** The block that someone thinks of: judged as when it is saved. */
function blockIn({ body, now }: Impact, store_id: number, service_id: number): ServiceBlock {
  const { values, problems } = checkDraft(serviceBlocks, { ...body, store_id, service_id }, { now, partial: false });
  if (Object.keys(problems).length > 0) throw refuseValues(problems);
  const [from_time, to_time] = [values['from_time'], values['to_time']].map((value) => (typeof value === 'string' ? value : null));
  return {
    id: 0,
    service_id,
    first_day: String(values['first_day']),
    last_day: String(values['last_day']),
    from_time: from_time ?? null,
    to_time: to_time ?? null,
    note: null,
  };
}
