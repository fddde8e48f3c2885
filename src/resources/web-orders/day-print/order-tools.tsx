import { useListContext } from 'ra-core';
import { type JSX, Suspense } from 'react';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { useNarrow } from '../../../crud/vocabulary/use-narrow.ts';
import { MoveFocused } from '../times/move-focused.tsx';
import { dayOfFilters } from './day-of-filters.ts';
import { PrintDay } from './print-day.tsx';
import { useNextDay } from './use-next-day.ts';

/** Beside the main action of the list of orders: moving by a key, and printing where the list shows one day. */
export function OrderTools(): JSX.Element {
  const { filterValues, filter } = useListContext();
  const filters = { ...filterValues, ...filter };
  const today = useFromClock(localDay);
  const day = dayOfFilters(filters, today);
  const store: unknown = filters['store_id'];
  const storeId = typeof store === 'number' ? store : undefined;
  const isNarrow = useNarrow();
  const next = useNextDay(today, storeId);
  return (
    <>
      <MoveFocused />
      <Suspense fallback={null}>
        {day === undefined || isNarrow ? null : <PrintDay iconOnly {...{ day, storeId }} />}
        {next === undefined || next === day || isNarrow ? null : <PrintDay isNamed day={next} {...{ storeId }} />}
      </Suspense>
    </>
  );
}
