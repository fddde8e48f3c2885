import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import type { MapTiles } from '../../../../contract/operations/monitoring.ts';
import { isRow } from '../../../crud/vocabulary/row.ts';

/** The call of the data provider about maps. */
type MapProvider = DataProvider & { readonly map: () => Promise<unknown> };

/** Where pictures of maps come from: null where the configuration names none, undefined until it is known. */
export function useMapTiles(): MapTiles | null | undefined {
  const provider = useDataProvider<MapProvider>();
  const { data, isError } = useQuery({
    queryKey: ['map'],
    queryFn: async () => tilesIn(await provider.map()),
    staleTime: Infinity,
    retry: false,
  });
  return isError ? null : data;
}

function tilesIn(json: unknown): MapTiles | null {
  const map = isRow(json) ? json['map'] : null;
  if (!isRow(map) || typeof map['url'] !== 'string' || typeof map['attribution'] !== 'string') return null;
  return { url: map['url'], attribution: map['attribution'] };
}
