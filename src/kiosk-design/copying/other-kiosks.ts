import type { DataProvider } from 'ra-core';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { touchScreens } from '../../../contract/resources/touch-screens/touch-screens.ts';
import { resourceNamed } from '../../crud/vocabulary/named.ts';
import { readAll } from '../../crud/vocabulary/read-all.ts';
import { idOf, isRow, textOf } from '../../crud/vocabulary/row.ts';

/** A kiosk as a copy may be made for it. */
export type OtherKiosk = { readonly id: number; readonly name: string; readonly storeId: number; readonly storeName: string };

/** The other kiosks that the user may see, by branch. */
export async function readOthers(provider: DataProvider, own: number): Promise<readonly OtherKiosk[]> {
  const rows = (await readAll(provider, prefixOf(touchScreens), {}, 'name')).filter((row) => idOf(row) !== own);
  const ids = [...new Set(rows.map((row) => Number(row['store_id'])))];
  const { data } = await provider.getMany(prefixOf(resourceNamed('stores')), { ids });
  const names = new Map(data.filter(isRow).map((row) => [idOf(row), textOf(row['label'])]));
  return rows
    .map((row) => ({
      id: idOf(row),
      name: textOf(row['name']),
      storeId: Number(row['store_id']),
      storeName: names.get(Number(row['store_id'])) ?? '',
    }))
    .toSorted((one, other) => one.storeName.localeCompare(other.storeName, 'cs') || one.name.localeCompare(other.name, 'cs'));
}
