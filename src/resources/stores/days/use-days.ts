import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { DayType, ReasonCode } from '../../../../contract/rules/opening/day-hours.ts';
import type { Interval } from '../../../../contract/rules/opening/intervals.ts';
import type { PublicHoliday } from '../../../../contract/rules/opening/public-holidays.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { isRow, rowsOf, textOf } from '../../../crud/core/row.ts';

export type ReportedReason = {
  readonly code: ReasonCode;
  readonly name: string;
  readonly holiday: PublicHoliday | undefined;
  readonly intervals: readonly Interval[];
};
export type ReportedDay = {
  readonly day: Day;
  readonly type: DayType;
  readonly intervals: readonly Interval[];
  readonly reasons: readonly ReportedReason[];
  readonly orders: number;
};
type Days = {
  readonly days: ReadonlyMap<Day, ReportedDay>;
  readonly isPending: boolean;
  readonly failed: string | undefined;
  readonly retry: () => void;
};

const marks = prefixOf(resourceNamed('day-marks'));
/** What days follow from in addition to their marks. */
const plans = prefixOf(resourceNamed('opening-plans'));
const exceptions = prefixOf(resourceNamed('opening-exceptions'));
const newest = { pagination: { page: 1, perPage: 1 }, sort: { field: 'updated_at', order: 'DESC' } } as const;

/** The days of a store, read again whenever someone changes what they follow from. */
export function useDays(storeId: number, from: Day, to: Day): Days {
  const { ask } = useCalls();
  const stamp = useStamp(storeId);
  const { data, isError, error, refetch, isPending } = useQuery({
    queryKey: [marks, 'days', { storeId, from, to, stamp }],
    queryFn: async () => {
      const answer = await ask('GET /stores/{id}/days', { path: { id: storeId }, query: { from, to } });
      return new Map(answer.map((one) => [one.day, dayAnswer(one)]));
    },
    retry: false,
    placeholderData: (before) => before,
  });
  return { days: data ?? new Map(), isPending, failed: isError ? error.message : undefined, retry: () => void refetch() };
}

/** Another text when the newest plan or exception of the store is another one. */
function useStamp(storeId: number): string {
  const filter = { store_id: storeId };
  const newestPlan = useGetList(plans, { ...newest, filter }, { retry: false });
  const newestException = useGetList(exceptions, { ...newest, filter }, { retry: false });
  return `${stampOf(newestPlan)} ${stampOf(newestException)}`;
}

function stampOf({ data, total }: { readonly data?: readonly unknown[] | undefined; readonly total?: number | undefined }): string {
  const [row] = data ?? [];
  return isRow(row) ? `${String(total)} ${String(row['id'])} ${String(row['version'])}` : String(total);
}

function dayAnswer({ reasons, ...day }: CallAnswer<'GET /stores/{id}/days'>[number]): ReportedDay {
  return {
    ...day,
    reasons: reasons.map(({ code, name, holiday, intervals }) => ({ code, name: name ?? '', holiday: holiday ?? undefined, intervals })),
  };
}

/** Intervals of a day as the API gives them. */
export function parseIntervals(value: unknown): readonly Interval[] {
  return rowsOf(value).map((row) => ({ opens: textOf(row['opens']), closes: textOf(row['closes']) }));
}
