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

type Agenda = { readonly id: number; readonly name: string; readonly text: string | null };

/**
 * Those that contain every word that was typed, in any order, whatever the case and the diacritics: in their name, or in the name and
 * the text of their agenda, where an office writes what people call them ("občanka, řidičák"). Where names have all words, agendas are
 * not asked: a word of an agenda would find everything in it.
 */
export function foundThings(things: readonly ThingToOrder[], typed: string, agendas: readonly Agenda[]): readonly ThingToOrder[] {
  const words = plain(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const having = (textOf: (thing: ThingToOrder) => string) =>
    things.filter((thing) => {
      const text = plain(textOf(thing));
      return words.every((word) => text.includes(word));
    });
  const named = having(({ name }) => name);
  if (named.length > 0) return named;
  return having(({ name, group_ids }) => {
    const own = agendas.filter(({ id }) => group_ids.includes(id)).map((agenda) => `${agenda.name} ${agenda.text ?? ''}`);
    return [name, ...own].join(' ');
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
