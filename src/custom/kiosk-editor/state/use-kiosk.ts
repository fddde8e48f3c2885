import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { kioskDesigns } from '../../../../contract/resources/devices/kiosk-designs.ts';
import { touchScreens } from '../../../../contract/resources/devices/touch-screens.ts';
import { type KioskLayout, parseLayout, type Texts } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { readAll } from '../../../crud/core/read-all.ts';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';

/** A service as the editor offers it. `isCounted`: it is known how many wait for it. `isChanged`: it was edited since it was made, so it may have had another name. */
export type EditedService = {
  readonly id: number;
  readonly name: string;
  readonly texts: Texts;
  readonly agenda: Texts | null;
  readonly isReserve: boolean;
  readonly isCounted: boolean;
  readonly isChanged: boolean;
};

/** A kiosk with what its pages are made from. */
export type Kiosk = {
  readonly screen: Row;
  readonly name: string;
  readonly storeId: number;
  readonly storeName: string;
  readonly size: Pick<KioskLayout, 'width' | 'height'>;
  readonly services: readonly EditedService[];
  /** The stored design; undefined before the first save. */
  readonly design: Row | undefined;
  /** Its pages; undefined where there are none yet. */
  readonly layout: KioskLayout | undefined;
};

const follows = ['touch-screens', 'services', 'web-groups', 'stores'] as const;

/** The kiosk of the address; null where the store does not have it. */
export function useKiosk(storeId: number, touchScreenId: number) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [prefixOf(touchScreens), 'kiosk', storeId, touchScreenId],
    queryFn: () => readKiosk(provider, storeId, touchScreenId),
    meta: { follows },
    retry: false,
    // What is being drawn is not exchanged under the hands: a newer version is met when saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function readKiosk(provider: DataProvider, storeId: number, touchScreenId: number): Promise<Kiosk | null> {
  const { data: screen } = await provider.getOne(prefixOf(touchScreens), { id: touchScreenId });
  if (!isRow(screen) || Number(screen['store_id']) !== storeId) return null;
  const [{ data: store }, services, agendas, designs] = await Promise.all([
    provider.getOne(prefixOf(resourceNamed('stores')), { id: storeId }),
    readAll(provider, prefixOf(resourceNamed('services')), { store_id: storeId }, 'name'),
    readAgendas(provider),
    readAll(provider, prefixOf(kioskDesigns), { touch_screen_id: touchScreenId }, 'updated_at'),
  ]);
  const [design] = designs;
  return {
    screen,
    name: textOf(screen['name']),
    storeId,
    storeName: isRow(store) ? textOf(store['label']) : '',
    size: { width: Number(screen['width']), height: Number(screen['height']) },
    services: services.map((row) => serviceOf(row, agendas)),
    design,
    layout: parseLayout(design?.['pages']),
  };
}

/** Agendas are read by other rights than kiosks: without them there are no areas. */
async function readAgendas(provider: DataProvider): Promise<readonly Row[]> {
  try {
    return await readAll(provider, prefixOf(resourceNamed('web-groups')), {}, 'name');
  } catch {
    return [];
  }
}

function serviceOf(row: Row, agendas: readonly Row[]): EditedService {
  const id = idOf(row);
  const name = textOf(row['name']);
  const agenda = agendas.find((one) => Array.isArray(one['service_ids']) && one['service_ids'].includes(id));
  const texts = { cs: textOf(row['touch_screen_name']) || name, en: textOf(row['web_order_name_en']) };
  return {
    id,
    name,
    texts,
    isReserve: row['state'] === 'reserve',
    isCounted: row['show_in_current_overviews'] !== false,
    isChanged: Number(row['version']) > 1,
    agenda: agenda === undefined ? null : { cs: textOf(agenda['name']), en: textOf(agenda['name_en']) || textOf(agenda['name']) },
  };
}
