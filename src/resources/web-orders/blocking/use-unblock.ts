import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { Interval } from '../../../../contract/rules/opening/intervals.ts';
import { withHours } from '../../../../contract/rules/opening/with-hours.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, isRow } from '../../../crud/core/row.ts';
import { intervalsIn } from '../../stores/days/use-days.ts';
import type { FreeDay } from '../times/use-free-times.ts';

export type DayBlock = FreeDay['blocks'][number];

const marks = prefixOf(resourceNamed('day-marks'));
const exceptions = prefixOf(resourceNamed('opening-exceptions'));
const serviceBlocks = prefixOf(resourceNamed('service-blocks'));

/** Removes a block: the day mark, the hours removed by an exception, or the block of the service. */
export function useUnblock(storeId: number): (day: Day, block: DayBlock) => Promise<void> {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const { ask } = useCalls();

  /** Gives the hours back to the exception. Deletes it if the day is then the same as without it. */
  async function reopen(day: Day, id: number, hours: Interval): Promise<void> {
    const query = { from: day, to: day };
    const [{ data }, [told]] = await Promise.all([
      provider.getOne(exceptions, { id }),
      ask('GET /stores/{id}/days', { path: { id: storeId }, query }),
    ]);
    const row: unknown = data;
    if (!isRow(row)) return;
    const open = row['closed'] === true ? [] : intervalsIn(row['intervals']);
    const intervals = withHours(open, hours);
    const reasons = told?.reasons ?? [];
    const at = reasons.findIndex(({ code }) => code === 'exception');
    const planned = (reasons[at - 1]?.intervals ?? []).reduce<readonly Interval[]>(withHours, []);
    const previousData = { ...row, id: idOf(row) };
    if (JSON.stringify(planned) === JSON.stringify(intervals)) await provider.delete(exceptions, { id, previousData });
    else await provider.update(exceptions, { id, data: { closed: false, intervals }, previousData });
  }

  return async (day, { by, id, hours }) => {
    if (by === 'mark') await ask('POST /stores/{id}/mark-days', { path: { id: storeId }, body: { days: [day], day_type: null } });
    else if (by === 'service') await provider.delete(serviceBlocks, { id });
    else if (hours !== null) await reopen(day, id, hours);
    for (const changed of [marks, exceptions, serviceBlocks]) await queries.invalidateQueries({ queryKey: [changed] });
  };
}
