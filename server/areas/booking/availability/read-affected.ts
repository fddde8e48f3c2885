import { type RawBuilder, sql } from 'kysely';
import { type Affected, affectedOrders } from '../../../../contract/rules/booking/lost-orders.ts';
import { type ServiceBlock, sourcesOfService } from '../../../../contract/rules/booking/service-hours.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { statesFor } from '../../../../contract/rules/orders/order-states.ts';
import { groupBy } from '../../../../contract/rules/values/group-by.ts';
import type { Database } from '../../../db/database.ts';
import { sourcesJson } from '../../stores/opening/read-sources.ts';
import { blocksJson } from './plans-and-blocks-json.ts';

type Row = {
  readonly id: number;
  readonly store_id: number;
  readonly service_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly kept_under: string | null;
};
type StoreInput = { readonly id: number; readonly sources: OpeningSources; readonly blocks: readonly ServiceBlock[] };
/** Orders that begin from the one instant on, before the other where it is given; `among` narrows them by the alias `o`. */
type Asked = { readonly among: RawBuilder<unknown>; readonly from: Date; readonly to: Date | null };

/** Orders to come where the time has been closed, the nearest first. A client who is here already is not asked to come at another time. */
export async function readAffected(db: Database, { among, from, to }: Asked): Promise<readonly Affected<Row>[]> {
  const until = to === null ? sql`true` : sql`o.starts_at < ${to}`;
  const { rows } = await sql<Row>`
    select o.id, o.store_id, o.service_id, o.starts_at, o.ends_at, k.closure as kept_under
    from orders o left join kept_orders k on k.store_id = o.store_id and k.order_id = o.id
    where o.deleted_at is null and o.state = any(${statesFor('cancel')}::text[]) and o.starts_at > ${from} and ${until} and ${among}
    order by o.starts_at, o.id`.execute(db);
  const ofStores = groupBy(rows, ({ store_id }) => store_id);
  const inputs = await readInputs(db, [...ofStores.keys()]);
  const affected = inputs.flatMap(({ id, sources, blocks }) =>
    affectedOrders(ofStores.get(id) ?? [], (serviceId) => sourcesOfService(sources, blocks, serviceId)),
  );
  return affected.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime() || one.id - other.id);
}

async function readInputs(db: Database, storeIds: readonly number[]): Promise<readonly StoreInput[]> {
  if (storeIds.length === 0) return [];
  const { rows } = await sql<StoreInput>`
    select s.id, ${sourcesJson(sql`s.id`)} as sources, ${blocksJson(sql`s.id`)} as blocks
    from unnest(${[...storeIds]}::int[]) as s (id)`.execute(db);
  return rows;
}
