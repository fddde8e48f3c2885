import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import type { Callable } from '../../../../contract/rules/display/announced.ts';
import { parseDisplayDesign } from '../../../../contract/rules/display/display-design.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { readAll } from '../../../crud/core/read-all.ts';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';

/** Another display of the branch, from which recordings can be copied. */
export type PackOfDisplay = { readonly id: number; readonly name: string; readonly clips: Readonly<Record<string, string>> };

/** A display with what its settings are made from. */
export type OpenedDisplay = {
  readonly row: Row;
  readonly name: string;
  readonly storeId: number;
  readonly storeName: string;
  readonly width: number;
  readonly height: number;
  readonly callable: Callable;
  readonly serviceName: string;
  /** Null where nothing plays. */
  readonly playing: string | null;
  readonly packs: readonly PackOfDisplay[];
};

/** Reads the display; null where the branch has none of the number. */
export function useDisplay(storeId: number, displayId: number) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['display-settings', storeId, displayId],
    queryFn: () => readDisplay(provider, storeId, displayId),
    retry: false,
    // What is being set is not exchanged under the hands: a newer version is met when saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function readDisplay(provider: DataProvider, storeId: number, displayId: number): Promise<OpenedDisplay | null> {
  const resource = prefixOf(virtualDisplays);
  const { data: row } = await provider.getOne(resource, { id: displayId });
  if (!isRow(row) || Number(row['store_id']) !== storeId) return null;
  const ofStore = { store_id: storeId };
  const [{ data: store }, services, desks, displays, playing] = await Promise.all([
    provider.getOne(prefixOf(resourceNamed('stores')), { id: storeId }),
    readAll(provider, prefixOf(resourceNamed('services')), ofStore, 'name').catch(() => []),
    readAll(provider, prefixOf(resourceNamed('desks')), ofStore, 'number').catch(() => []),
    readAll(provider, resource, ofStore, 'name'),
    nameOfPlaylist(provider, row['playing_playlist_id']),
  ]);
  return {
    row,
    name: textOf(row['name']),
    storeId,
    storeName: isRow(store) ? textOf(store['label']) : '',
    width: Number(row['width']),
    height: Number(row['height']),
    callable: {
      services: services.map((service) => ({
        ticket_prefix: textOf(service['ticket_prefix']),
        number_from: Number(service['number_from']),
        number_to: Number(service['number_to']),
      })),
      desks: desks.map((desk) => String(desk['number'])),
    },
    serviceName: textOf(services[0]?.['virtual_display_name']) || textOf(services[0]?.['name']),
    playing,
    packs: displays.filter((other) => idOf(other) !== displayId).flatMap(packOf),
  };
}

function packOf(row: Row): readonly PackOfDisplay[] {
  const clips = parseDisplayDesign(row['design'])?.voice.clips ?? {};
  return Object.keys(clips).length === 0 ? [] : [{ id: idOf(row), name: textOf(row['name']), clips }];
}

/** Playlists may be of no concern to the user: then nothing is said of them. */
async function nameOfPlaylist(provider: DataProvider, id: unknown): Promise<string | null> {
  if (typeof id !== 'number') return null;
  try {
    const { data } = await provider.getOne(prefixOf(resourceNamed('playlists')), { id });
    return isRow(data) ? textOf(data['name']) : null;
  } catch {
    return null;
  }
}
