import { desks } from '../../../../contract/resources/stores/desks.ts';
import type { Database } from '../../../db/database.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import type { Entities } from '../../../engine/write/hooks.ts';
import { editRow, lockedRow } from '../../../engine/write/write-row.ts';

export type DeskOfStore = { readonly id: number; readonly number: number; readonly service_ids: readonly number[] };

export function desksOfStore(db: Database, storeId: number): Promise<readonly DeskOfStore[]> {
  const ofStore = db.selectFrom('desks').where('store_id', '=', storeId).where('deleted_at', 'is', null);
  return ofStore.select(['id', 'number', 'service_ids']).orderBy('number').execute();
}

type Put = { readonly storeId: number; readonly serviceId: number; readonly numbers: readonly number[] };

/** Lets desks of the numbers serve the service in addition to what they serve already; answers with those that did not. */
export async function putToDesks(
  context: WriteContext,
  { storeId, serviceId, numbers }: Put,
  entities: Entities,
): Promise<readonly number[]> {
  if (numbers.length === 0) return [];
  const own = { ...context, resource: desks };
  const lacking = (await desksOfStore(context.db, storeId)).filter(
    ({ number, service_ids: served }) => numbers.includes(number) && !served.includes(serviceId),
  );
  for (const { id, service_ids: served } of lacking) {
    const { version } = await lockedRow(own, id);
    await editRow(own, { id, version }, { service_ids: [...served, serviceId] }, entities);
  }
  return lacking.map(({ number }) => number);
}
