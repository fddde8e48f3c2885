import { useGetMany } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Additions } from '../../core/additions/additions.ts';
import { useClock } from '../../core/clock.ts';
import { isRow } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import type { BulkResult } from '../../record/actions/bulk-result.ts';

/** Names beyond these are a number, or below the fold of a long list. */
const mostNamed = 50;

/** The result with rows named as everywhere else, where people call them by more than the field that represents them. */
export function useNamedResult(resource: AnyResource, { head }: Additions, result: BulkResult | undefined): BulkResult | undefined {
  const words = useWords();
  const now = useClock();
  const nameOf = head?.name;
  const ids = [true, false].flatMap((isDone) =>
    (result?.rows ?? [])
      .filter((row) => (row.result === 'done') === isDone)
      .slice(0, mostNamed)
      .map(({ id }) => id),
  );
  const { data } = useGetMany(prefixOf(resource), { ids }, { enabled: nameOf !== undefined && ids.length > 0, retry: false });
  if (result === undefined || nameOf === undefined || data === undefined) return result;
  const records = new Map(data.filter(isRow).map((record) => [record['id'], record]));
  const rows = result.rows.map((row) => {
    const record = records.get(row.id);
    return record === undefined ? row : { ...row, name: nameOf(record, words, now()) };
  });
  return { ...result, rows };
}
