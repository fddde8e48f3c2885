import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useGetList } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { type DayType, dayTypes, type ReasonCode, reasonCodes } from '../../../../contract/rules/opening/day-hours.ts';
import type { Interval } from '../../../../contract/rules/opening/intervals.ts';
import { type PublicHoliday, publicHolidays } from '../../../../contract/rules/opening/public-holidays.ts';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';
import { isRow, type Row, rowsOf, textOf } from '../../../crud/vocabulary/row.ts';

export type ToldReason = {
  readonly code: ReasonCode;
  readonly name: string;
  readonly holiday: PublicHoliday | undefined;
  readonly intervals: readonly Interval[];
};
export type ToldDay = {
  readonly day: Day;
  readonly type: DayType;
  readonly intervals: readonly Interval[];
  readonly reasons: readonly ToldReason[];
  readonly orders: number;
};
type Days = {
  readonly days: ReadonlyMap<Day, ToldDay>;
  readonly isPending: boolean;
  readonly failed: string | undefined;
  readonly retry: () => void;
};

type DaysProvider = DataProvider & { readonly openingDays: (storeId: number, from: Day, to: Day) => Promise<unknown> };

const marks = prefixOf(resourceNamed('day-marks'));
/** What days follow from besides their marks. */
const plans = prefixOf(resourceNamed('opening-plans'));
const exceptions = prefixOf(resourceNamed('opening-exceptions'));
const newest = { pagination: { page: 1, perPage: 1 }, sort: { field: 'updated_at', order: 'DESC' } } as const;

/** What the days of a store look like, told anew whenever somebody changes what they follow from. */
export function useDays(storeId: number, from: Day, to: Day): Days {
  const provider = useDataProvider<DaysProvider>();
  const stamp = useStamp(storeId);
  const { data, isError, error, refetch, isPending } = useQuery({
    queryKey: [marks, 'days', { storeId, from, to, stamp }],
    queryFn: async () => new Map(rowsOf(await provider.openingDays(storeId, from, to)).map((row) => [textOf(row['day']), toldDay(row)])),
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

function toldDay(row: Row): ToldDay {
  return {
    day: textOf(row['day']),
    type: dayTypes.find((type) => type === row['type']) ?? 'notAvailable',
    intervals: intervalsIn(row['intervals']),
    orders: Number(row['orders']),
    reasons: rowsOf(row['reasons']).map((reason) => ({
      code: reasonCodes.find((code) => code === reason['code']) ?? 'no_plan',
      name: textOf(reason['name']),
      holiday: publicHolidays.find((holiday) => holiday === reason['holiday']),
      intervals: intervalsIn(reason['intervals']),
    })),
  };
}

function intervalsIn(value: unknown): readonly Interval[] {
  return rowsOf(value).map((row) => ({ opens: textOf(row['opens']), closes: textOf(row['closes']) }));
}
