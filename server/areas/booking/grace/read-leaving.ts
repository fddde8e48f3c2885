import { sql } from 'kysely';
import { namedLeaving } from '../../../../contract/operations/booking/leaving-operations.ts';
import type { MessageChannel } from '../../../../contract/resources/settings/outbox.ts';
import type { TakenBackPurpose } from '../../../../contract/rules/orders/grace.ts';
import type { Database } from '../../../db/database.ts';

/** A change of one request, as its author sees it until its messages leave. */
export type Leaving = {
  readonly id: number;
  readonly purpose: TakenBackPurpose | null;
  readonly leaves_at: Date;
  readonly total: number;
  readonly orders: readonly { readonly id: number; readonly name: string; readonly starts_at: string }[];
  readonly waiting: readonly { readonly channel: MessageChannel; readonly count: number }[];
  readonly kept: number;
};

/** What the person changed and can still take back, the newest first. An order that is erased or deleted is left out. */
export async function readLeaving(db: Database, actorId: number, now: Date): Promise<readonly Leaving[]> {
  const { rows } = await sql<Leaving>`
    with mine as (
      select g.*, o.name, o.starts_at from order_graces g join orders o on o.store_id = g.store_id and o.id = g.order_id
      where g.actor_id = ${actorId} and g.leaves_at > ${now} and g.taken_back_at is null and g.before is not null and o.deleted_at is null
    ), written as (
      select g.request_id, b.channel, b.state, b.next_try_at from mine g
      join order_messages m on m.store_id = g.store_id and m.order_id = g.order_id and m.grace_id = g.id join outbox b on b.id = m.outbox_id
    )
    select min(g.id) as id, case when count(distinct g.purpose) = 1 then min(g.purpose) end as purpose, min(g.leaves_at) as leaves_at,
      count(*)::int as total,
      coalesce((array_agg(json_build_object('id', g.order_id, 'name', g.name, 'starts_at', g.starts_at) order by g.starts_at, g.order_id))[1:${sql.lit(namedLeaving)}], '{}') as orders,
      (select coalesce(json_agg(json_build_object('channel', w.channel, 'count', w.count) order by w.channel), '[]') from (
        select channel, count(*)::int as count from written
        where written.request_id = g.request_id and state = 'waiting' and next_try_at is not null group by channel) w) as waiting,
      (select count(*)::int from written where written.request_id = g.request_id and state = 'kept') as kept
    from mine g group by g.request_id order by min(g.id) desc`.execute(db);
  return rows;
}
