import { type Row, rowsOf, textOf } from '../../../crud/vocabulary/row.ts';

type LeftOut = { readonly store_id: number; readonly service_id: number };

/** A service at a store, as it stands in the choice of what is left out. */
export function partOf(store: Row, service: Row): string {
  return `${Number(store['store_id'])} ${Number(service['service_id'])}`;
}

/** Whether the preview would write the service. */
export function isWritten({ result }: Row): boolean {
  return result === 'created' || result === 'changed';
}

/** What can be left out of a store: each service that would be written there. */
export function partsOf(store: Row): readonly string[] {
  return rowsOf(store['services']).flatMap((service) => (isWritten(service) ? [partOf(store, service)] : []));
}

/** What was shown of each service of the stores. */
export function seenIn(stores: readonly Row[]): readonly string[] {
  return stores.flatMap((store) => rowsOf(store['services']).map(({ seen }) => textOf(seen)));
}

/** The services that these stores do not get. */
export function leftOutOf(stores: readonly Row[], left: ReadonlySet<string>): readonly LeftOut[] {
  return stores.flatMap((store) =>
    rowsOf(store['services']).flatMap((service) =>
      left.has(partOf(store, service)) ? [{ store_id: Number(store['store_id']), service_id: Number(service['service_id']) }] : [],
    ),
  );
}
