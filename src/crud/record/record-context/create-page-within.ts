import { createPageOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { storeParameter } from '../../core/chosen-store.ts';
import type { Row } from '../../core/row.ts';
import type { Within } from '../../core/within.ts';

/** Where a new record is made; from the list of one store, or from one that is filtered to it, already of that store. */
export function createPageWithin(resource: AnyResource, within: Within | undefined, filters: Row = {}): string {
  const page = createPageOf(resource);
  const store = within?.name === 'store_id' ? within.id : filters['store_id'];
  return typeof store === 'number' ? `${page}?${storeParameter}=${store}` : page;
}
