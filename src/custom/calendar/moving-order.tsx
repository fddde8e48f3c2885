import { type JSX, Suspense, useState } from 'react';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { useNotify } from '../../crud/core/use-notify.ts';
import { useShortcuts } from '../../crud/core/use-shortcuts.ts';
import { useMayMove } from '../../resources/web-orders/times/ordering-rights.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { useCalendarWords } from './calendar-words.ts';
import type { ColumnTools } from './day-columns.tsx';
import type { Visit } from './day-layout.ts';
import type { KnownOrder } from './use-calendar.ts';

const MoveDialog = lazyPart(
  async () => (await import('../../resources/web-orders/times/move-dialog.tsx')).MoveDialog,
  ({ onClose }) => onClose(),
);

type Moving = { readonly order: KnownOrder; readonly time: Visit | undefined };
type MovingOrder = { readonly tools: Omit<ColumnTools, 'storeId'>; readonly dialog: JSX.Element };

/**
 * Moving of an order from one place to another of its service, by a mouse, a finger or the key M, and the dialog that asks for it.
 * Dropped on a place of another service, it says that it stays with its own.
 */
export function useMovingOrder(known: ReadonlyMap<Day, readonly KnownOrder[]> | undefined): MovingOrder {
  const said = useCalendarWords();
  const [dragged, setDragged] = useState<number>();
  const [moving, setMoving] = useState<Moving>();
  const notify = useNotify();
  const mayCreate = useMay(orders, 'create');
  const mayMove = useMayMove();
  const orderOf = (id: number | undefined): KnownOrder | undefined => [...(known?.values() ?? [])].flat().find((one) => one.id === id);
  const move = (order: KnownOrder | undefined, time: Visit | undefined): void => {
    if (order === undefined || !mayMove(order.row)) return;
    // Another place of the own time is no other time.
    if (time?.starts_at === order.starts_at) notify(said.sameTime, 'info');
    else setMoving({ order, time });
  };
  useShortcuts({
    m: () => move(orderOf(Number(document.activeElement?.getAttribute('data-order') ?? 0)), undefined),
  });
  return {
    tools: {
      mayCreate,
      mayMove: (id) => mayMove(orderOf(id)?.row ?? {}),
      dragged: orderOf(dragged)?.serviceId,
      onDragStart: setDragged,
      onDragEnd: () => setDragged(undefined),
      onDrop: ({ starts_at, ends_at }, serviceId) => {
        const order = orderOf(dragged);
        if (order?.serviceId === serviceId) move(order, { starts_at, ends_at });
        else if (order !== undefined) notify(said.otherService, 'info');
      },
    },
    dialog: (
      <Suspense fallback={null}>
        {moving === undefined ? null : <MoveDialog record={moving.order.row} time={moving.time} onClose={() => setMoving(undefined)} />}
      </Suspense>
    ),
  };
}
