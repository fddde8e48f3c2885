import { useQuery } from '@tanstack/react-query';
import type { StoreHours } from '../../../contract/operations/store-hours.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { useFromClock } from '../../crud/core/clock.ts';

const follows = ['opening-plans', 'opening-exceptions', 'day-marks', 'stores'] as const;
const none: ReadonlyMap<number, StoreHours> = new Map();

/** When the stores that the user sees are open today, by their identifiers; empty until it is known. */
export function useStoreHours(): ReadonlyMap<number, StoreHours> {
  const { ask } = useCalls();
  const day = useFromClock(dayAt);
  const { data = none } = useQuery({
    queryKey: ['store-hours', day],
    queryFn: () => ask('GET /store-hours'),
    select: byId,
    meta: { follows },
    retry: false,
  });
  return data;
}

function byId(hours: readonly StoreHours[]): ReadonlyMap<number, StoreHours> {
  return new Map(hours.map((one) => [one.id, one]));
}
