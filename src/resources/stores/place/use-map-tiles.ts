import { useQuery } from '@tanstack/react-query';
import type { MapTiles } from '../../../../contract/operations/monitoring.ts';
import { useCalls } from '../../../crud/core/calls.ts';

/** Where pictures of maps come from: null where the configuration names none, undefined until it is known. */
export function useMapTiles(): MapTiles | null | undefined {
  const { ask } = useCalls();
  const { data, isError } = useQuery({
    queryKey: ['map'],
    queryFn: async () => (await ask('GET /map')).map,
    staleTime: Infinity,
    retry: false,
  });
  return isError ? null : data;
}
