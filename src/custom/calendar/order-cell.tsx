import type { CSSProperties, DragEvent, JSX } from 'react';
import { Link } from 'react-router';
import { createPageOf, recordPageOf } from '../../../contract/derive/addresses.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { clockTime } from '../../../contract/rules/orders/order-name.ts';
import type { OrderState } from '../../../contract/rules/orders/order-states.ts';
import { isolated } from '../../../contract/rules/text/isolated.ts';
import { surnameFirst } from '../../../contract/rules/text/surname-first.ts';
import { storeParameter } from '../../crud/core/chosen-store.ts';
import { urlDefaultQuery } from '../../crud/record/record-context/url-defaults.ts';
import type { IconName } from '../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ordersAt } from './calendar-address.ts';
import { useCalendarWords } from './calendar-words.ts';
import type { CalendarCell } from './day-layout.ts';

export type CellTools = {
  readonly storeId: number;
  readonly serviceId: number;
  readonly mayCreate: boolean;
  readonly mayMove: (orderId: number) => boolean;
  readonly onDragStart: (orderId: number) => void;
  readonly onDragEnd: () => void;
  /** Whether an order is on its way, so that free places take it. */
  readonly isDragging: boolean;
  readonly onDrop: (cell: CalendarCell) => void;
};

type OrderCellProps = {
  readonly cell: CalendarCell;
  readonly column: number;
  readonly isStop: boolean;
  readonly style: CSSProperties;
} & CellTools;

const icons: Readonly<Partial<Record<OrderState, IconName>>> = {
  unconfirmed: 'wait',
  arrived: 'check',
  served: 'checkCircle',
  missed: 'close',
};

/** The key of a cell within the calendar that is shown. */
export function cellKey(column: number, { lane, from, kind }: CalendarCell): string {
  return `${column}-${from}-${lane}-${kind}`;
}

/** A place of a time: an order that leads to itself, or a free place that leads to a new one. */
export function OrderCell({ cell, column, isStop, style, ...tools }: OrderCellProps): JSX.Element {
  const said = useCalendarWords();
  const time = `${clockTime(cell.starts_at)}–${clockTime(cell.ends_at)}`;
  const reached = {
    'data-cell': cellKey(column, cell),
    'data-column': column,
    'data-lane': cell.lane,
    'data-from': cell.from,
    tabIndex: isStop ? 0 : -1,
    style,
  };
  if (cell.kind === 'taken') {
    return (
      <span className="order-cell order-cell--taken" style={style}>
        <span className="visually-hidden">{said.takenPlace(time)}</span>
        <span aria-hidden="true">{said.takenShort}</span>
      </span>
    );
  }
  if (cell.kind === 'sum') {
    const { taken, capacity } = cell;
    return (
      <Link
        {...reached}
        className={`order-cell order-cell--${cell.collisions > 0 ? 'collision' : 'confirmed'}`}
        to={ordersAt(tools, cell)}
        draggable={false}
        aria-label={capacity === undefined ? said.sumAlone(time, taken) : said.sum(time, taken, capacity)}
      >
        {capacity === undefined ? taken : `${taken}/${capacity}`}
      </Link>
    );
  }
  if (cell.kind === 'free') return <FreeCell {...{ cell, reached, time }} {...tools} />;
  const { order, collides } = cell;
  const name = surnameFirst(order.name);
  const icon = collides ? 'alert' : icons[order.state];
  return (
    <Link
      {...reached}
      className={`order-cell order-cell--${collides ? 'collision' : order.state}`}
      to={recordPageOf(orders, { id: order.id })}
      data-order={order.id}
      draggable={tools.mayMove(order.id)}
      aria-keyshortcuts={tools.mayMove(order.id) ? 'm' : undefined}
      aria-label={[time, isolated(name), stateName(said, order.state), ...(collides ? [said.colliding] : [])].join(', ')}
      title={`${time} ${isolated(order.name)}`}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        tools.onDragStart(order.id);
      }}
      onDragEnd={tools.onDragEnd}
    >
      {icon === undefined ? null : <Icon name={icon} size={16} />}
      <span>
        <bdi>{name}</bdi>
      </span>
    </Link>
  );
}

function stateName({ kinds }: ReturnType<typeof useCalendarWords>, state: OrderState): string {
  return state === 'cancelled' || state === 'expired' ? '' : kinds[state];
}

type FreeCellProps = CellTools & { readonly cell: CalendarCell; readonly reached: object; readonly time: string };

function FreeCell({ cell, reached, time, storeId, serviceId, mayCreate, isDragging, onDrop }: FreeCellProps): JSX.Element {
  const said = useCalendarWords();
  const { starts_at, ends_at } = cell;
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (isDragging) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      onDrop(cell);
    },
  };
  const address = `${createPageOf(orders)}?${storeParameter}=${storeId}&${urlDefaultQuery({ service_id: serviceId, starts_at, ends_at })}`;
  const shared = { ...reached, ...drop, className: 'order-cell order-cell--free', 'aria-label': said.freePlace(time) };
  return mayCreate ? <Link {...shared} to={address} draggable={false} title={time} /> : <span {...shared} role="img" />;
}
