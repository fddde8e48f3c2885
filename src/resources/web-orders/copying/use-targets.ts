import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { groupBy } from '../../../../contract/rules/values/group-by.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { readAll } from '../../../crud/core/read-all.ts';
import { idOf, type Row, textOf } from '../../../crud/core/row.ts';
import type { ChoiceGroup } from '../../settings/user/grouped-choice.tsx';
import { keyOf, kindOf } from './plan-target.ts';

export type Targets = {
  /** Services or agendas by their stores, the store of the plan first. */
  readonly stores: readonly ChoiceGroup<string>[];
  /** What the plan is for. */
  readonly name: string;
  /** The same at other stores. */
  readonly named: readonly string[];
};

type Place = { readonly storeId: number; readonly id: number; readonly name: string };

const stores = prefixOf(resourceNamed('stores'));
const services = prefixOf(resourceNamed('services'));
const groups = prefixOf(resourceNamed('web-groups'));

/** All that the plan can be copied to, within the stores of who asks. */
export function useTargets(plan: Row) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [services, 'getList', { copiedFrom: idOf(plan) }],
    queryFn: () => readTargets(provider, plan),
    retry: false,
  });
}

async function readTargets(provider: DataProvider, plan: Row): Promise<Targets> {
  const own = Number(plan['store_id']);
  const read = await readAll(provider, stores, {}, 'label');
  const known = read.toSorted((one, other) => Number(idOf(other) === own) - Number(idOf(one) === own));
  const places = await readPlaces(provider, plan, known);
  const source = places.find(({ storeId, id }) => storeId === own && (id === plan['service_id'] || id === plan['web_group_id']));
  const byStore = groupBy(
    places.filter((place) => place !== source),
    ({ storeId }) => storeId,
  );
  const named = places.filter(({ storeId, name }) => storeId !== own && name === source?.name);
  return {
    stores: known.flatMap((store) => {
      const items = (byStore.get(idOf(store)) ?? []).map(({ storeId, id, name }) => ({ id: keyOf(storeId, id), label: name }));
      return items.length === 0 ? [] : [{ id: idOf(store), name: textOf(store['label']), items }];
    }),
    name: source?.name ?? '',
    named: named.map(({ storeId, id }) => keyOf(storeId, id)),
  };
}

/** Services are each at its store, agendas at every one. */
async function readPlaces(provider: DataProvider, plan: Row, known: readonly Row[]): Promise<readonly Place[]> {
  const rows = await readAll(provider, kindOf(plan) === 'service' ? services : groups, {}, 'name');
  const named = rows.map((row) => ({ id: idOf(row), name: textOf(row['name']), of: row['store_id'] }));
  return known.flatMap((store) => {
    const storeId = idOf(store);
    return named.flatMap(({ id, name, of }) => (of === undefined || of === storeId ? [{ storeId, id, name }] : []));
  });
}
