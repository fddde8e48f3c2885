import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type JSX,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { edgeClasses, useEdges } from '../../behaviour/use-edges.ts';
import { type DataTableProps, MarkRow, type TableRow } from '../data-table.tsx';
import type { StepRows } from '../rows-and-columns.ts';
import { TableHead } from '../table-head.tsx';
import '../table.css';
import { useCutText } from '../use-cut-text.ts';
import { useRowClicks } from '../use-row-clicks.ts';
import { ContinuousRow } from './continuous-row.tsx';
import './continuous-table.css';
import { placesToShow, rowHeight, withGaps } from './rows-in-sight.ts';
import { findTargetRow, readRowMove, useFollowedRow, useRowFocus } from './use-row-focus.ts';
import { useSettled, useStillColumns } from './use-still-columns.ts';

/** Rows in sight, by their places among all. */
export type Sight = { readonly first: number; readonly last: number };
/** Where a list is come to: what is at the top, and the row that had the focus, if it was in sight. */
export type Start = { readonly first: number; readonly row: number | undefined };

/** Brings a row into sight, which is the one that keys go on from. */
export type ShowRow = (index: number) => void;

type ContinuousTableProps = Omit<DataTableProps, 'rows'> & {
  /** How many rows can be scrolled through. */
  readonly count: number;
  /** Undefined until it is read. */
  readonly rowAt: (index: number) => TableRow | undefined;
  readonly isFailedAt: (index: number) => boolean;
  readonly onRetry: () => void;
  readonly onSight: (sight: Sight & Start) => void;
  /** Another one shows the rows from the first. */
  readonly queryKey: string;
  readonly startsAt: Start;
  readonly words: { readonly failed: string; readonly retry: string };
  readonly step: RefObject<StepRows | null>;
  /** Set by the table. */
  readonly show: RefObject<ShowRow | null>;
};

/** This many rows are drawn beyond those in sight. */
export const rowsBeyond = 6;

/** A table that holds only the rows in sight, however many there are; screen readers are given the place of each. */
export function ContinuousTable(props: ContinuousTableProps): JSX.Element {
  const { caption, columns, count, rowAt, isFailedAt, onRetry, onSight, queryKey, startsAt, selection, actionLabel, stale, words, mark } =
    props;
  const holder = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [heights, setHeights] = useState(() => ({ head: 0, row: rowHeight(), settled: '' }));
  const edges = useEdges(holder);
  useRowClicks(holder);
  useCutText(holder);
  const focus = useRowFocus(table, startsAt.row);
  const { current, forget } = focus;
  const rows = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => holder.current,
    estimateSize: () => heights.row,
    // oxlint-disable-next-line react/exhaustive-deps -- another function lets it take unmeasured rows to be as high as is known by now
    getItemKey: useCallback((index: number) => index, [heights]),
    overscan: rowsBeyond,
    scrollMargin: heights.head,
    rangeExtractor: useCallback((range: Range) => placesToShow(range, current), [current]),
  });
  const items = rows.getVirtualItems();
  const height = rows.getTotalSize();
  const { measureElement: measure } = rows;
  const { rows: shown, after } = withGaps(items, heights.head, height + heights.head);
  const isRead = items.some(({ index }) => rowAt(index) !== undefined);
  useFollowedRow({ table, focus, rowAt, places: items.map(({ index }) => index) });
  const [wasRead, setWasRead] = useState(false);
  if (isRead && !wasRead) setWasRead(true);
  const keys = keysOf(items, rowAt);
  const settled = useSettled(wasRead ? [...columns.map(({ name }) => name), actionLabel, selection === undefined].join() : '');
  useStillColumns(table, settled);

  useLayoutEffect(() => {
    const head = table.current?.tHead?.offsetHeight ?? 0;
    const read = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-read]') ?? [])];
    const sum = read.reduce((all, { offsetHeight }) => all + offsetHeight, 0);
    setHeights((was) => ({ head, row: read.length === 0 ? was.row : sum / read.length, settled }));
  }, [settled]);
  const asked = useRef(queryKey);
  useLayoutEffect(() => {
    if (asked.current === queryKey) return;
    asked.current = queryKey;
    forget();
    holder.current?.scrollTo({ top: 0 });
  });
  // Where the list is come to, and once more when the height of rows is known.
  const isArrived = useRef(startsAt.first === 0);
  useLayoutEffect(() => {
    const element = holder.current;
    if (isArrived.current || element === null) return;
    const goal = Math.min(heights.row * startsAt.first, height + heights.head - element.clientHeight);
    element.scrollTo({ top: goal });
    isArrived.current = heights.settled !== '' && Math.abs(element.scrollTop - goal) < heights.row;
    // Rows are not all of one height: that one is in sight whatever the others are.
    if (isArrived.current && startsAt.row !== undefined) focus.show(startsAt.row);
  }, [startsAt, heights, height, focus]);

  const { startIndex: first = 0, endIndex: last = 0 } = rows.range ?? {};
  const row = current !== undefined && current >= first && current <= last ? current : undefined;
  useEffect(() => onSight({ first, last, row }), [first, last, row, queryKey, onSight]);

  useImperativeHandle(props.step, () => (by) => {
    focus.take(focus.current === undefined ? first : findTargetRow({ by }, focus.current, count));
  });
  useImperativeHandle(props.show, () => (index) => {
    focus.note(index);
    focus.show(index);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const from = rowPlaceOf(event.target);
    const move = readRowMove({ key: event.key, target: event.target, isTaken }, Math.max(1, last - first - 1));
    if (from === undefined || move === undefined) return;
    event.preventDefault();
    focus.take(findTargetRow(move, from, count));
  };
  const line = <MarkRow key="mark" {...props} />;
  return (
    <div className={edgeClasses('table-frame', edges)}>
      <div ref={holder} className="table-holder table-holder--continuous" onWheel={focus.release} onPointerDown={focus.release}>
        <table ref={table} className="table" aria-busy={stale} aria-rowcount={count + 1}>
          <caption className="visually-hidden">{caption}</caption>
          <colgroup>
            {selection === undefined ? null : <col />}
            {columns.map((column) => (
              <col key={column.name} />
            ))}
            {actionLabel === undefined ? null : <col />}
          </colgroup>
          <TableHead {...props} rowIndex={1} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the links in the rows */}
          <tbody
            onKeyDown={onKeyDown}
            onFocus={({ target }) => {
              const index = rowPlaceOf(target);
              if (index !== undefined) focus.note(index);
            }}
          >
            {shown.flatMap(([gap, { index }]) => [
              gap === 0 ? null : <Gap key={`before ${index}`} height={gap} />,
              mark?.before !== undefined && mark.before === rowAt(index)?.key ? line : null,
              <ContinuousRow
                key={keys.get(index)}
                {...{ index, columns, selection, actionLabel, words, onRetry, measure }}
                linkColumn={props.linkColumn}
                row={rowAt(index)}
                height={heights.row}
                isFailed={isFailedAt(index)}
              />,
            ])}
            {mark !== undefined && mark.before === undefined && after === 0 ? line : null}
            {after === 0 ? null : <Gap height={after} />}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** What a row is known by: a row that moves on is the same one, and one that is read twice while it moves is there once. */
function keysOf(items: readonly { readonly index: number }[], rowAt: (index: number) => TableRow | undefined): ReadonlyMap<number, string> {
  const taken = new Set<number>();
  return new Map(
    items.map(({ index }) => {
      const key = rowAt(index)?.key;
      if (key === undefined || taken.has(key)) return [index, `at ${index}`];
      taken.add(key);
      return [index, String(key)];
    }),
  );
}

/** Height of rows that are not in the page. */
function Gap({ height }: { readonly height: number }): JSX.Element {
  return <tr className="table__gap" aria-hidden="true" style={{ height }} />;
}

/** The place of the row that something is in. */
function rowPlaceOf(target: EventTarget): number | undefined {
  const index = target instanceof Element ? target.closest('tr')?.dataset['index'] : undefined;
  return index === undefined ? undefined : Number(index);
}
