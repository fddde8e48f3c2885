import { sql } from 'kysely';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import type { OrderState } from '../../../contract/rules/orders/order-states.ts';
import { columnValues } from '../../../server/db/rows/write/store-values.ts';
import { tableOf } from '../../../server/db/tables/names.ts';
import type { Central } from '../central.ts';
import type { Values } from './sample-values.ts';

/** Puts values into a row that no request writes: where a test begins in the middle of a row's course. */
export async function putValues({ db }: Pick<Central, 'db'>, resource: AnyResource, id: number, values: Values): Promise<void> {
  const columns = columnValues(resource, values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(tableOf(resource))} set ${sql.join(columns)} where id = ${id}`.execute(db);
}

/** Puts an order into the state with what is stamped with it. Answers with its identifier. */
export async function inState(central: Pick<Central, 'db'>, id: number, state: OrderState): Promise<number> {
  const at = '2026-11-19T10:00:00.000Z';
  const isUnconfirmed = state === 'unconfirmed' || state === 'expired';
  const isCancelled = state === 'cancelled';
  await putValues(central, orders, id, {
    state,
    confirmed_at: isUnconfirmed ? null : at,
    cancelled_at: isCancelled ? at : null,
    cancelled_by: isCancelled ? 'Jana Nováková' : null,
  });
  return id;
}
