import type { Language } from '../../basics/languages.ts';

type OfferedService = {
  readonly id: number;
  readonly store_id: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly group_ids: readonly number[];
};

/** What a client chooses: services of one name are one thing, wherever they are offered. */
export type ThingToOrder = {
  /** In Czech: by it the thing is known in addresses, whatever the language of the page. */
  readonly name: string;
  readonly name_en: string | null;
  readonly group_ids: readonly number[];
  /** Where it can be ordered, and as which service. */
  readonly places: readonly { readonly storeId: number; readonly serviceId: number }[];
};

/** The things that the services make, in the order in which these are offered. */
export function thingsToOrder(services: readonly OfferedService[]): readonly ThingToOrder[] {
  const things = new Map<string, ThingToOrder>();
  for (const { id, store_id, name, name_en, group_ids } of services) {
    const known = things.get(name) ?? { name, name_en: null, group_ids: [], places: [] };
    const groups = [...new Set([...known.group_ids, ...group_ids])];
    things.set(name, {
      name,
      name_en: known.name_en ?? name_en,
      group_ids: groups,
      places: [...known.places, { storeId: store_id, serviceId: id }],
    });
  }
  return [...things.values()];
}

type Agenda = {
  readonly id: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly text: string | null;
  readonly text_en: string | null;
};

/** What is looked through, of which agendas, and in which language: who reads English may know the Czech word too. */
type Search = { readonly typed: string; readonly agendas: readonly Agenda[]; readonly language: Language };

/**
 * Those that contain every word that was typed, in any order, whatever the case and the diacritics: in their name, or in the name and
 * the text of their agenda, where an office writes what people call them ("občanka, řidičák"). Where names have all words, agendas are
 * not asked: a word of an agenda would find everything in it.
 */
export function foundThings(things: readonly ThingToOrder[], { typed, agendas, language }: Search): readonly ThingToOrder[] {
  const words = plain(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const having = (textOf: (thing: ThingToOrder) => string) =>
    things.filter((thing) => {
      const text = plain(textOf(thing));
      return words.every((word) => text.includes(word));
    });
  const inBoth = (czech: string | null, english: string | null): string =>
    language === 'cs' ? (czech ?? '') : `${czech ?? ''} ${english ?? ''}`;
  const named = having(({ name, name_en }) => inBoth(name, name_en));
  if (named.length > 0) return named;
  return having(({ name, name_en, group_ids }) => {
    const own = agendas.filter(({ id }) => group_ids.includes(id));
    return [
      inBoth(name, name_en),
      ...own.flatMap((agenda) => [inBoth(agenda.name, agenda.name_en), inBoth(agenda.text, agenda.text_en)]),
    ].join(' ');
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
