import { createPageOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { storeParameter } from '../../core/chosen-store/chosen-store.ts';
import type { Within } from '../../core/within.ts';

/** Where a new record is made; from the list of one store, already of that store. */
export function createPageWithin(resource: AnyResource, within: Within | undefined): string {
  const page = createPageOf(resource);
  return within?.name === 'store_id' ? `${page}?${storeParameter}=${within.id}` : page;
}
