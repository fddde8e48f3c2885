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

type Offered = { readonly id: number; readonly name: string; readonly parts: readonly string[] };

/** Services that would be written somewhere, in their order, each with its parts at all stores. */
export function listOfferedServices(stores: readonly CopiedServicesOfStore[]): readonly Offered[] {
  const offered = new Map<number, { readonly id: number; readonly name: string; readonly parts: string[] }>();
  for (const store of stores) {
    for (const service of store.services.filter(isWritten)) {
      const { service_id: id, name } = service;
      const one = offered.get(id) ?? { id, name, parts: [] };
      one.parts.push(nameServicePart(store, service));
      offered.set(id, one);
    }
  }
  return [...offered.values()];
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
