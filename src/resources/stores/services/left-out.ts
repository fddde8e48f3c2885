import type { CallAnswer } from '../../../../contract/client/calls.ts';

/** What copying does at a store. */
export type CopiedServicesOfStore = CallAnswer<'POST /services/copy'>[number];
export type CopiedService = CopiedServicesOfStore['services'][number];
type LeftOut = { readonly store_id: number; readonly service_id: number };

/** A service at a store, as it is in the choice of what is left out. */
export function nameServicePart({ store_id }: CopiedServicesOfStore, { service_id }: CopiedService): string {
  return `${store_id} ${service_id}`;
}

/** Whether the preview would write the service. */
export function isWritten({ result }: CopiedService): boolean {
  return result === 'created' || result === 'changed';
}

/** What can be left out of a store: each service that would be written there. */
export function listServiceParts(store: CopiedServicesOfStore): readonly string[] {
  return store.services.flatMap((service) => (isWritten(service) ? [nameServicePart(store, service)] : []));
}

/** What was shown of each service of the stores. */
export function listSeenServices(stores: readonly CopiedServicesOfStore[]): readonly string[] {
  return stores.flatMap(({ services }) => services.map(({ seen }) => seen));
}

/** The services that these stores do not get. */
export function findLeftOut(stores: readonly CopiedServicesOfStore[], left: ReadonlySet<string>): readonly LeftOut[] {
  return stores.flatMap((store) =>
    store.services.flatMap((service) =>
      left.has(nameServicePart(store, service)) ? [{ store_id: store.store_id, service_id: service.service_id }] : [],
    ),
  );
}
