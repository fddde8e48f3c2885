import { useQuery } from '@tanstack/react-query';
import type { StoreHours } from '../../../../contract/operations/store-hours.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import type { Follows } from '../../../providers/live/followers.ts';

const follows: Follows = { follows: ['opening-plans', 'opening-exceptions', 'day-marks', 'stores'] };
const none: ReadonlyMap<number, StoreHours> = new Map();

/** When the stores that the user sees are open on the day, by their identifiers; empty until it is known. */
export function useStoreHours(day: string): ReadonlyMap<number, StoreHours> {
  const { ask } = useCalls();
  const { data = none } = useQuery({
    queryKey: ['store-hours', day],
    queryFn: () => ask('GET /store-hours'),
    select: byId,
    meta: { ...follows },
    retry: false,
  });
  return data;
}

function byId(hours: readonly StoreHours[]): ReadonlyMap<number, StoreHours> {
  return new Map(hours.map((one) => [one.id, one]));
}
