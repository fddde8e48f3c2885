import { useEffect, useMemo } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import type { RowMark } from '../../../ui/table/data-table.tsx';
import { MarkLine } from '../../../ui/table/row-mark.tsx';
import { useFromClock } from '../../core/clock.ts';
import { idOf, type Row, textOf } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { findListPeriod } from '../state/list-time.ts';
import type { RecordList } from '../state/use-record-list.ts';

/** Rows that are one behind the other, and whether the list has others before and behind them. */
export type RowsInSight = { readonly rows: readonly Row[]; readonly isFirst: boolean; readonly isLast: boolean };

/** Periods that end after now and began before it. */
const aroundNow = ['today', 'week', 'month'];

/** Whether now is among the rows: those of today, or of days around it, in the course of time. */
export function goesThroughNow(resource: AnyResource, { sortKeys, filters }: RecordList): boolean {
  const [first] = sortKeys;
  return (
    first?.field === resource.list.time?.field && first?.order === 'ASC' && aroundNow.includes(findListPeriod(resource, filters) ?? '')
  );
}

/** Where the list is at now: under what has begun, over what is to come. Undefined where that is not among the rows. */
export function useNowMark(resource: AnyResource, list: RecordList, { rows, isFirst, isLast }: RowsInSight): RowMark | undefined {
  const { dates } = useWords();
  const field = resource.list.time?.field ?? '';
  const isAround = goesThroughNow(resource, list);
  const begun = useFromClock((now) => (isAround ? rows.filter((row) => Date.parse(textOf(row[field])) <= now.getTime()).length : 0));
  const text = useFromClock((now) => {
    if (!isAround) return '';
    const { hour, minute } = wallTimeAt(now);
    return `${hour}:${String(minute).padStart(2, '0')}`;
  });
  const isHere = isAround && rows.length > 0 && (begun > 0 || isFirst) && (begun < rows.length || isLast);
  const next = rows[begun];
  const before = next === undefined ? undefined : idOf(next);
  return useMemo(() => (isHere ? { before, line: <MarkLine text={dates.nowAt(text)} /> } : undefined), [isHere, before, dates, text]);
}

type NowMarkProps = {
  readonly resource: AnyResource;
  readonly list: RecordList;
  readonly page: RowsInSight;
  readonly onMark: (mark: RowMark | undefined) => void;
};

/** Reports a list in pages where its line at now is; on its own it shows nothing. */
export function NowMark({ resource, list, page, onMark }: NowMarkProps): null {
  const mark = useNowMark(resource, list, page);
  useEffect(() => onMark(mark), [mark, onMark]);
  return null;
}
