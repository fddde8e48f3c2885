import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { resources } from '../../../crud/core/named.ts';

/** Entities where the changes wait for branches: what is read of them is read again when they change. */
const concerns = resources.filter(({ syncs }) => syncs === true).map(prefixOf);

/** Under what the waiting changes of a store are kept; it begins as the store's own reads, because the state changes with them. */
export function waitingKey(storeId: number): readonly unknown[] {
  return [prefixOf(stores), 'waiting', { id: String(storeId), concerns }];
}

/** The same for the counts of all stores. */
export const countsKey: readonly unknown[] = [prefixOf(stores), 'waitingCounts', { concerns }];
