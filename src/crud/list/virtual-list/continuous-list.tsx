import { useEvent, useStoreContext } from 'ra-core';
import { type JSX, type RefObject, useEffect, useMemo, useState } from 'react';
import { paging } from '../../../../contract/basics/limits.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { DataTable, type DataTableProps, type TableRow } from '../../../ui/table/data-table.tsx';
import { ContinuousTable, rowsBeyond, type Sight, type Start } from '../../../ui/table/virtual-list/continuous-table.tsx';
import '../../../ui/table/pager.css';
import { flushSync } from 'react-dom';
import type { StepRows } from '../../../ui/table/rows-and-columns.ts';
import type { Additions } from '../../core/additions/additions.ts';
import type { AccessTo } from '../../core/additions/use-access.ts';
import { idOf, isRow, type Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { useInline } from '../inline/use-inline.tsx';
import type { RowWalk } from '../state/drawer-context.ts';
import { FlowSelect } from '../state/flow-select.tsx';
import { TotalOnDemand } from '../state/total-on-demand.tsx';
import type { RecordList } from '../state/use-record-list.ts';
import type { Selection } from '../state/use-selection.ts';
import { useNowMark } from '../time/use-now-mark.tsx';
import { useChunks } from './use-chunks.ts';
import { useEditedRow } from './use-edited-row.ts';

type KeptPlace = {
  /** Where the list was left under the same query; its beginning otherwise. */
  readonly startsAt: Start;
  readonly keep: (place: Start) => void;
};

const beginning: Start = { first: 0, row: undefined };

/** Where a continuous list was left: anyone who comes back from a record goes on there. It lives as long as the tab. */
function useKeptPlace(name: string, queryKey: string): KeptPlace {
  const store = useStoreContext();
  const key = `${name}.place`;
  const [startsAt] = useState(() => placeIn(store.getItem(key), queryKey) ?? beginning);
  return { startsAt, keep: ({ first, row }) => store.setItem(key, { queryKey, first, row }) };
}

function placeIn(kept: unknown, queryKey: string): Start | undefined {
  if (typeof kept !== 'object' || kept === null || !('queryKey' in kept) || kept.queryKey !== queryKey) return undefined;
  if (!('first' in kept) || typeof kept.first !== 'number' || !('row' in kept)) return undefined;
  return { first: kept.first, row: typeof kept.row === 'number' ? kept.row : undefined };
}

type ContinuousListProps = Omit<DataTableProps, 'rows' | 'selection'> & {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly access: AccessTo;
  readonly isTrash: boolean;
  readonly list: RecordList;
  /** What is in a row that was read; another function when columns or words change. */
  readonly tableRowOf: (row: Row) => TableRow;
  readonly selection: Selection | undefined;
  readonly step: RefObject<StepRows | null>;
  readonly edited: number | undefined;
  readonly onWalk: (walk: RowWalk | undefined) => void;
};

/** Rows that can be scrolled through: the API counts no deeper, and no browser makes a page high enough for millions. */
const mostRows = paging.maximalOffset;
const top: Sight = { first: 0, last: 0 };

/** All rows of a list in one table, read as they come into sight. */
export function ContinuousList(props: ContinuousListProps): JSX.Element {
  const { resource, additions, access, isTrash, list, tableRowOf, selection, step, edited, onWalk, ...table } = props;
  const words = useWords().list;
  const { controller } = list;
  const total = controller.total ?? 0;
  const count = Math.min(total, mostRows);
  const { sort, filterValues, filter } = controller;
  const queryKey = useMemo(() => JSON.stringify([sort, filterValues, filter]), [sort, filterValues, filter]);
  const { startsAt, keep } = useKeptPlace(list.place, queryKey);
  const [seen, setSeen] = useState({ queryKey, first: startsAt.first, last: startsAt.row ?? startsAt.first });
  // Another query is shown from its first row.
  const sight = seen.queryKey === queryKey ? seen : top;
  const within = (rows: number): Sight => ({
    first: Math.max(0, sight.first - rows),
    last: Math.max(0, Math.min(count - 1, sight.last + rows)),
  });
  // From the row at the edge one may go on to the next.
  const reach = within(2);
  // Load every row that is drawn, including rows of the next part: without an observer its answer would not be shown.
  const chunks = useChunks(resource, list, { ...within(rowsBeyond), queryKey });
  const show = useEditedRow({ edited, onWalk, count, around: reach, rowAt: chunks.rowAt });
  const inSight = placesIn(sight).map(chunks.rowAt).filter(isRow);
  const mark = useNowMark(resource, list, { rows: inSight, isFirst: sight.first === 0, isLast: sight.last >= count - 1 });
  const inline = useInline({ resource, additions, rows: inSight, access, queryKey, isOff: isTrash });
  // oxlint-disable-next-line react/exhaustive-deps -- rows are made ready again when the way of making them is another
  const kept = useMemo(() => new WeakMap<Row, TableRow>(), [tableRowOf]);
  const rowAt = (index: number): TableRow | undefined => {
    const read = chunks.rowAt(index);
    if (read === undefined) return undefined;
    // While a cell is open its row is as it was then.
    const row = inline.isOpen ? (inline.rows.find((one) => idOf(one) === idOf(read)) ?? read) : read;
    const ready = kept.get(row) ?? tableRowOf(row);
    kept.set(row, ready);
    const around = inline.aroundOf(row);
    return around === undefined ? ready : { ...ready, around };
  };
  const onSight = useEvent(({ first, last, row }: Sight & Start) => {
    setSeen({ queryKey, first, last });
    keep({ first, row });
  });
  const onRetry = useEvent(chunks.retry);
  const toggle = useEvent((id: number) => {
    selection?.toggleAmong(id, inSight.map(idOf));
  });
  const picked = useMemo(() => (selection === undefined ? undefined : { ...selection, toggle }), [selection, toggle]);
  const failure = useMemo(() => ({ failed: words.rowsFailed, retry: words.retry }), [words]);
  const isPrinting = usePrinting();
  const printed = pageAround(sight, controller.perPage, count);
  const last = Math.min(sight.last + 1, count);
  return (
    <>
      {isPrinting ? (
        <div className="continuous-print">
          <DataTable {...table} rows={printed.flatMap((index) => rowAt(index) ?? [])} />
          <p className="pager figures">{words.range((printed[0] ?? 0) + 1, (printed.at(-1) ?? 0) + 1, total, list.isMore)}</p>
        </div>
      ) : null}
      <ContinuousTable
        {...table}
        {...{ count, rowAt, queryKey, startsAt, onSight, onRetry, step, show, mark }}
        isFailedAt={chunks.isFailedAt}
        selection={picked}
        words={failure}
      />
      <div className="pager">
        <FlowSelect list={list} />
        {total > count ? <p className="pager__note">{words.onlyFirst(count, total, list.isMore)}</p> : null}
        <p className="pager__range figures">{words.range(Math.min(sight.first + 1, last), last, total, list.isMore)}</p>
        <TotalOnDemand list={list} />
      </div>
    </>
  );
}

function placesIn({ first, last }: Sight): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The places of the whole page that the first row in sight is on: what is printed. */
function pageAround({ first }: Sight, size: number, count: number): readonly number[] {
  const begin = Math.floor(first / size) * size;
  return placesIn({ first: begin, last: Math.min(begin + size, count) - 1 });
}

/** Whether the page is just being printed. It is drawn before the browser takes the picture. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const become = (is: boolean) => () => flushSync(() => setIsPrinting(is));
    const [begin, end] = [become(true), become(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
