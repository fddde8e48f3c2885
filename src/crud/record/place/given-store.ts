import { createPageOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Within } from '../../vocabulary/within.ts';

/** The chosen store in an address, page 08: `?store=`. */
export const storeParameter = 'store';

/** Where a new record is made; from the list of one store, already of that store. */
export function createPageWithin(resource: AnyResource, within: Within | undefined): string {
  const page = createPageOf(resource);
  return within?.name === 'store_id' ? `${page}?${storeParameter}=${within.id}` : page;
}
