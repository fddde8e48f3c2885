import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { kioskDesigns } from '../../contract/resources/devices/kiosk-designs.ts';
import { playlists } from '../../contract/resources/devices/playlists.ts';
import { touchScreens } from '../../contract/resources/devices/touch-screens.ts';
import { virtualDisplays } from '../../contract/resources/devices/virtual-displays.ts';
import { type KioskLayout, parseLayout } from '../../contract/rules/kiosk/layout/layout.ts';
import { type Playable, type PlayTarget, playableOf } from '../../contract/rules/playing/playlist.ts';
import { resourceNamed } from '../crud/core/named.ts';
import { readAll } from '../crud/core/read-all.ts';
import { idOf, type Row, textOf } from '../crud/core/row.ts';

/** A button of a kiosk that can show a playlist. */
export type KioskPlace = { readonly touchScreenId: number; readonly buttonId: string; readonly kiosk: string; readonly text: string };

/** What plays and where it may: devices of stores with what they report, and all playlists for them. */
export type PlayingInput = {
  readonly stores: ReadonlyMap<number, string>;
  /** Displays in service. */
  readonly displays: readonly Row[];
  readonly buttons: readonly (KioskPlace & { readonly storeId: number })[];
  readonly playlists: readonly (Playable & { readonly version: number })[];
};

const follows = ['playlists', 'virtual-displays', 'touch-screens', 'kiosk-designs', 'stores'] as const;

/** Reads devices and playlists of the stores, or of all that the user may see; again whenever one of them changes. */
export function usePlayingInput(storeIds: readonly number[] | null): UseQueryResult<PlayingInput> {
  const provider = useDataProvider();
  const asked = storeIds === null ? null : storeIds.toSorted((one, other) => one - other);
  return useQuery({
    queryKey: [prefixOf(playlists), 'playing-input', asked],
    queryFn: () => readInput(provider, asked),
    enabled: asked === null || asked.length > 0,
    meta: { follows },
    retry: false,
  });
}

async function readInput(provider: DataProvider, storeIds: readonly number[] | null): Promise<PlayingInput> {
  const ofStores: Row = storeIds === null ? {} : { store_id: storeIds };
  const [stores, displays, kiosks, designs, lists] = await Promise.all([
    readStoreNames(provider, storeIds),
    readAll(provider, prefixOf(virtualDisplays), { ...ofStores, active: true }, 'name'),
    readAll(provider, prefixOf(touchScreens), { ...ofStores, active: true }, 'name'),
    readAll(provider, prefixOf(kioskDesigns), ofStores, 'updated_at'),
    readAll(provider, prefixOf(playlists), {}, 'name'),
  ]);
  return {
    stores,
    displays,
    buttons: kiosks.flatMap((kiosk) => buttonsOf(kiosk, designs)),
    playlists: lists.map((row) => ({ ...playableOf(row), version: Number(row['version']) })),
  };
}

/** Short names of the given stores, or of all visible ones. Without the right to list stores, devices are shown without these names. */
export async function readStoreNames(provider: DataProvider, storeIds: readonly number[] | null): Promise<ReadonlyMap<number, string>> {
  const resource = prefixOf(resourceNamed('stores'));
  try {
    const rows =
      storeIds === null ? await readAll(provider, resource, {}, 'label') : (await provider.getMany(resource, { ids: [...storeIds] })).data;
    return new Map(rows.map((row: Row) => [idOf(row), textOf(row['short_label']) || textOf(row['label'])]));
  } catch {
    return new Map();
  }
}

function buttonsOf(kiosk: Row, designs: readonly Row[]): PlayingInput['buttons'] {
  const design = designs.find((row) => Number(row['touch_screen_id']) === idOf(kiosk));
  const layout: KioskLayout | undefined = parseLayout(design?.['pages']);
  return (layout?.pages ?? []).flatMap(({ buttons }) =>
    buttons
      .filter((button) => button.function === 'information')
      .map((button) => ({
        touchScreenId: idOf(kiosk),
        storeId: Number(kiosk['store_id']),
        buttonId: button.id,
        kiosk: textOf(kiosk['name']),
        text: button.looks.active.text.cs || button.looks.active.text.en || button.id,
      })),
  );
}

/** The display as the rules name it. */
export function displayTarget(row: Row): PlayTarget {
  return { kind: 'display', storeId: Number(row['store_id']), id: idOf(row) };
}
