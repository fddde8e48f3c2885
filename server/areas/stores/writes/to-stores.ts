import { stores } from '../../../../contract/resources/stores/stores.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';

/** A store that something is copied to; without a name when it does not exist or is out of reach. */
export type TargetStore = { readonly id: number; readonly name: string | null };

/** Does the work for each store, in one order, so that two who copy at once never wait for each other in a circle. */
export async function toStores<T>(
  context: WriteContext,
  storeIds: readonly number[],
  work: (store: TargetStore) => T | Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  for (const id of storeIds.toSorted((one, other) => one - other)) {
    const store = await findRow({ ...context, resource: stores }, id);
    results.push(await work({ id, name: store === undefined ? null : String(store['label']) }));
  }
  return results;
}
