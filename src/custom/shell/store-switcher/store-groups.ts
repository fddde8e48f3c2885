import type { ConsoleWords } from '../../../../contract/messages/texts.ts';
import type { OfferedStore } from './use-offered-stores.ts';

export type StoreOption = {
  readonly key: string;
  /** Undefined for all stores. */
  readonly id: number | undefined;
  readonly label: string;
  readonly state: OfferedStore['state'];
};

export type StoreOptionGroup = {
  readonly key: string;
  /** The first group needs none. */
  readonly title: string | undefined;
  readonly options: readonly StoreOption[];
};

/** A list that is seen at once needs no second way to what is in it. */
const longList = 6;

type Offer = {
  readonly words: ConsoleWords['storeSwitcher'];
  readonly stores: readonly OfferedStore[];
  readonly total: number;
  readonly recent: readonly number[];
  readonly query: string;
};

/** What is offered: all stores, those chosen last, each by name; of a search what it found. */
export function storeGroups({ words, stores, total, recent, query }: Offer): readonly StoreOptionGroup[] {
  const named = stores.map((store) => optionOf(store, 'store'));
  if (query !== '') return named.length === 0 ? [] : [{ key: 'found', title: undefined, options: named }];
  const last = stores.length <= longList ? [] : recent.flatMap((id) => stores.filter((store) => store.id === id));
  const groups: readonly StoreOptionGroup[] = [
    { key: 'all', title: undefined, options: [{ key: 'all', id: undefined, label: words.all, state: undefined }] },
    { key: 'recent', title: words.recent, options: last.map((store) => optionOf(store, 'recent')) },
    { key: 'every', title: words.every(total), options: named },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function optionOf({ id, label, state }: OfferedStore, where: string): StoreOption {
  return { key: `${where}-${id}`, id, label, state };
}
