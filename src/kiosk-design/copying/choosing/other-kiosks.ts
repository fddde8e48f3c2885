import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { kioskDesigns } from '../../../../contract/resources/devices/kiosk-designs.ts';
import { touchScreens } from '../../../../contract/resources/devices/touch-screens.ts';
import type { KioskService } from '../../../../contract/rules/kiosk/layout/copy-layout.ts';
import { hasAllWords } from '../../../../contract/rules/text/fold-diacritics.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { readAll } from '../../../crud/core/read-all.ts';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';
import type { DesignedKiosk } from '../../use-save-design.ts';

/** A kiosk that something is copied to or from; it is called by its branch and its name. */
export type OtherKiosk = { readonly id: number; readonly storeId: number; readonly label: string; readonly screen: Row };

/** Another kiosk with its stored design and the services of its branch. */
export type ReadKiosk = DesignedKiosk & { readonly label: string; readonly services: readonly KioskService[] };

/** The kiosks that the user may see but the own one, in the order of their branches. */
export function useOtherKiosks(own: Row) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [prefixOf(touchScreens), 'copying', own['id']],
    queryFn: () => readOthers(provider, idOf(own)),
    retry: false,
    staleTime: 0,
  });
}

async function readOthers(provider: DataProvider, own: number): Promise<readonly OtherKiosk[]> {
  const rows = (await readAll(provider, prefixOf(touchScreens), {}, 'name')).filter((row) => idOf(row) !== own);
  const ids = [...new Set(rows.map((row) => Number(row['store_id'])))];
  const { data } = await provider.getMany(prefixOf(resourceNamed('stores')), { ids });
  const names = new Map(data.filter(isRow).map((row) => [idOf(row), textOf(row['label'])]));
  return rows
    .map((screen) => {
      const storeId = Number(screen['store_id']);
      return { id: idOf(screen), storeId, label: [names.get(storeId) ?? '', textOf(screen['name'])].join(', '), screen };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, 'cs', { numeric: true }));
}

/** The kiosks with all words of the text in their branch and name, without regard to case and accents. */
export function findKiosks(kiosks: readonly OtherKiosk[], text: string): readonly OtherKiosk[] {
  return kiosks.filter(({ label }) => hasAllWords(label, text));
}

/** Reads other kiosks; the services of a branch are read once for all its kiosks. */
export function kioskReader(provider: DataProvider): (kiosk: OtherKiosk) => Promise<ReadKiosk> {
  const services = new Map<number, Promise<readonly KioskService[]>>();
  return async ({ id, storeId, label, screen }) => {
    const ofStore = services.get(storeId) ?? readServices(provider, storeId);
    services.set(storeId, ofStore);
    const [[design], found] = await Promise.all([
      readAll(provider, prefixOf(kioskDesigns), { touch_screen_id: id }, 'updated_at'),
      ofStore.catch((fault: unknown) => {
        // Another try asks again.
        services.delete(storeId);
        throw fault;
      }),
    ]);
    return { screen, storeId, label, design, services: found };
  };
}

async function readServices(provider: DataProvider, storeId: number): Promise<readonly KioskService[]> {
  const rows = await readAll(provider, prefixOf(resourceNamed('services')), { store_id: storeId }, 'name');
  return rows.map((row) => ({ id: idOf(row), name: textOf(row['name']) }));
}

/** The size of a kiosk's screen. */
export function sizeOfScreen({ width, height }: Row): { readonly width: number; readonly height: number } {
  return { width: Number(width), height: Number(height) };
}
