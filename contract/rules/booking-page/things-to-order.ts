type OfferedService = {
  readonly id: number;
  readonly store_id: number;
  readonly name: string;
  readonly group_ids: readonly number[];
};

/** What a client chooses: services of one name are one thing, wherever they are offered. */
export type ThingToOrder = {
  readonly name: string;
  readonly group_ids: readonly number[];
  /** Where it can be ordered, and as which service. */
  readonly places: readonly { readonly storeId: number; readonly serviceId: number }[];
};

/** The things that the services make, in the order in which these are offered. */
export function thingsToOrder(services: readonly OfferedService[]): readonly ThingToOrder[] {
  const things = new Map<string, ThingToOrder>();
  for (const { id, store_id, name, group_ids } of services) {
    const known = things.get(name) ?? { name, group_ids: [], places: [] };
    const groups = [...new Set([...known.group_ids, ...group_ids])];
    things.set(name, { name, group_ids: groups, places: [...known.places, { storeId: store_id, serviceId: id }] });
  }
  return [...things.values()];
}

/** Those whose name contains what was typed, whatever the case and the diacritics. */
export function foundThings(things: readonly ThingToOrder[], typed: string): readonly ThingToOrder[] {
  const wanted = plain(typed.trim());
  return things.filter(({ name }) => plain(name).includes(wanted));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
