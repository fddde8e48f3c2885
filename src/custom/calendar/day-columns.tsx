import { type JSX, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import type { StyleWithVariables } from '../../ui/behaviour/css-variables.ts';
import { convertToSpan, hourMinutes, percentAt, placedAcross, placedDown } from '../../ui/calendar/day-axis.ts';
import { HoursDown } from '../../ui/calendar/hour-labels.tsx';
import { useCalendarWords } from './calendar-words.ts';
import { DayHead } from './day-head.tsx';
import { dayKind } from './day-kind.tsx';
import { type CalendarCell, dayLayout, minuteAt, type OfferedDay, shownHours } from './day-layout.ts';
import { type CellTools, cellKey, OrderCell } from './order-cell.tsx';
import { type CellPlace, stepCells } from './step-cells.ts';
import type { KnownOrder } from './use-calendar.ts';
import { useOrderFinger } from './use-order-finger.ts';

/** A day of a service. */
export type CalendarColumn = {
  readonly key: string;
  readonly label: string;
  readonly heading: ReactNode;
  readonly serviceId: number;
  readonly day: OfferedDay;
  readonly orders: readonly KnownOrder[];
  readonly hasPlan: boolean;
  /** How many orders are at a time that was closed after they were made. */
  readonly affected: number;
};

/** What is done with cells, of whatever column. `dragged` is the service of the order that is on its way. */
export type ColumnTools = Pick<CellTools, 'storeId' | 'mayCreate' | 'mayMove' | 'onDragStart' | 'onDragEnd'> & {
  readonly dragged: number | undefined;
  readonly onDrop: (cell: CalendarCell, serviceId: number) => void;
};

type DayColumnsProps = ColumnTools & { readonly columns: readonly CalendarColumn[]; readonly now: Date; readonly title: string };

type Reached = CellPlace & { readonly element: HTMLElement };

/** Days or services side by side, each with its places in lanes over the hours. One stop of the Tab key, then the arrows. */
export function DayColumns({ columns, now, title, dragged, onDrop, ...tools }: DayColumnsProps): JSX.Element {
  const said = useCalendarWords();
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');
  const today = dayAt(now);
  const days = columns.map(({ day }) => day);
  const layouts = columns.map(({ day, orders }) => dayLayout(day, orders, now));
  const { first, last } = shownHours(days, layouts);
  const axis = { from: first, to: last };
  const high = { height: `calc(${(last - first) / hourMinutes} * var(--hour))` };
  const shortest = Math.max(5, Math.min(60, ...layouts.flatMap(({ cells }) => cells.map(({ from, to }) => to - from))));
  const hasNotes = days.some(({ note }) => note !== null);
  const hasPast = days.some(({ day }) => day < today);
  const tall: StyleWithVariables = {
    '--shortest': String(shortest),
    '--notes': String(Number(hasNotes)),
    '--past': String(Number(hasPast)),
  };
  useOrderFinger(grid, {
    mayMove: tools.mayMove,
    onLift: tools.onDragStart,
    onDrop: (key) => {
      for (const [place, { serviceId }] of columns.entries()) {
        const cell = layouts[place]?.cells.find((one) => cellKey(place, one) === key);
        if (cell !== undefined) onDrop(cell, serviceId);
      }
      tools.onDragEnd();
    },
  });
  const keys = layouts.flatMap(({ cells }, column) => cells.filter(({ kind }) => kind !== 'taken').map((cell) => cellKey(column, cell)));
  const stop = keys.includes(current) ? current : keys[0];
  const placed = (cell: CalendarCell, lanes: number) => ({
    ...placedDown(axis, cell),
    ...placedAcross({ from: 0, to: lanes }, { from: cell.lane, to: cell.lane + 1 }),
  });
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const cells = cellsIn(grid.current);
    const from = cells.find(({ element }) => element === event.target);
    const next = from === undefined ? undefined : stepCells(cells, from, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next.element.dataset['cell'] ?? '');
    next.element.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons in it
    <div className="order-days" ref={grid} role="group" aria-label={said.grid(title)} style={tall} onKeyDown={onKey}>
      <div className="order-days__hours">
        <div style={high}>
          <HoursDown axis={axis} />
        </div>
      </div>
      {columns.map(({ key, label, heading, serviceId, day, orders, hasPlan, affected }, column) => {
        const { lanes, cells } = layouts[column] ?? { lanes: 1, cells: [] };
        const kind = dayKind(day, today, hasPlan);
        return (
          <section
            key={key}
            className={`order-days__day${cells.length === 0 && day.intervals.length === 0 ? ' order-days__day--narrow' : ''}`}
            data-kind={kind}
            aria-label={label}
          >
            <DayHead {...{ heading, day, kind, today, affected, orders, serviceId }} storeId={tools.storeId} />
            <div className="order-days__body" style={high}>
              {day.intervals.map((interval) => (
                <span key={interval.opens} className="order-days__open" style={placedDown(axis, convertToSpan(interval))} />
              ))}
              {cells.map((cell) => (
                <OrderCell
                  key={cell.kind === 'order' ? cell.order.id : cellKey(column, cell)}
                  {...{ cell, column, serviceId }}
                  {...tools}
                  isDragging={dragged === serviceId}
                  onDrop={(free) => onDrop(free, serviceId)}
                  isStop={cellKey(column, cell) === stop}
                  style={placed(cell, lanes)}
                />
              ))}
              {day.day === today && minuteAt(now) >= first && minuteAt(now) < last ? (
                <span className="order-days__now" style={{ top: `${percentAt(axis, minuteAt(now))}%` }} title={said.now} />
              ) : null}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function cellsIn(grid: HTMLElement | null): readonly Reached[] {
  return [...(grid?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])].map((element) => ({
    element,
    column: Number(element.dataset['column']),
    lane: Number(element.dataset['lane']),
    from: Number(element.dataset['from']),
  }));
}
