import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { kioskDesigns } from '../../../../contract/resources/devices/kiosk-designs.ts';
import { touchScreens } from '../../../../contract/resources/devices/touch-screens.ts';
import { type KioskLayout, parseLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { newPage } from '../../../../contract/rules/kiosk/layout/new-parts.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { readAll } from '../../../crud/core/read-all.ts';
import { isRow, type Row, textOf } from '../../../crud/core/row.ts';
import type { DesignedKiosk } from '../../../kiosk-design/use-save-design.ts';

/** A kiosk with its pages, which give its notices their colours; without pages of its own it has an empty one. */
export type StatedKiosk = DesignedKiosk & { readonly name: string; readonly storeName: string; readonly layout: KioskLayout };

/** The kiosk of the address; null where the store does not have it. */
export function useStatedKiosk(storeId: number, touchScreenId: number) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [prefixOf(touchScreens), 'kiosk-states', storeId, touchScreenId],
    queryFn: () => readKiosk(provider, storeId, touchScreenId),
    meta: { follows: ['touch-screens', 'stores'] },
    retry: false,
    // What is being chosen is not exchanged under the hands: a newer version is met when saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function readKiosk(provider: DataProvider, storeId: number, touchScreenId: number): Promise<StatedKiosk | null> {
  const { data: screen } = await provider.getOne(prefixOf(touchScreens), { id: touchScreenId });
  if (!isRow(screen) || Number(screen['store_id']) !== storeId) return null;
  const [{ data: store }, [design]] = await Promise.all([
    provider.getOne(prefixOf(resourceNamed('stores')), { id: storeId }),
    readAll(provider, prefixOf(kioskDesigns), { touch_screen_id: touchScreenId }, 'updated_at'),
  ]);
  return {
    screen,
    name: textOf(screen['name']),
    storeId,
    storeName: isRow(store) ? textOf(store['label']) : '',
    design,
    layout: parseLayout(design?.['pages']) ?? emptyLayout(screen),
  };
}

function emptyLayout({ width, height }: Row): KioskLayout {
  const page = newPage({ id: 'p1', name: '-' });
  const size = { width: Number(width), height: Number(height) };
  return { format: 1, ...size, languages: ['cs', 'en'], start_page_id: page.id, idle_seconds: 30, pages: [page] };
}
