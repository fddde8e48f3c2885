import { useDataProvider } from 'ra-core';
import { type JSX, Suspense, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { focusedRow } from '../../../crud/list/state/focused-row.ts';
import { refusalOf } from '../../../crud/vocabulary/refusal.ts';
import type { Row } from '../../../crud/vocabulary/row.ts';
import { useShortcuts } from '../../../crud/vocabulary/use-shortcuts.ts';
import { useTell } from '../../../crud/vocabulary/use-tell.ts';
import { part } from '../../../ui/page/part.tsx';
import { useMayMove } from './may-move.ts';

const MoveDialog = part(
  async () => (await import('./move-dialog.tsx')).MoveDialog,
  ({ onClose }) => onClose(),
);

/** Opens the moving of the order where the row has the focus, by the key M. */
export function MoveFocused(): JSX.Element {
  const provider = useDataProvider();
  const tell = useTell();
  const mayMove = useMayMove();
  const [order, setOrder] = useState<Row>();
  const open = async (id: string): Promise<void> => {
    try {
      const { data } = await provider.getOne<Row & { readonly id: number }>(prefixOf(orders), { id: Number(id) });
      if (mayMove(data)) setOrder(data);
    } catch (error) {
      tell(refusalOf(error).message, 'error');
    }
  };
  useShortcuts({
    m: () => {
      const id = focusedRow()?.querySelector('[data-row-edit]')?.getAttribute('data-row-edit');
      if (typeof id === 'string') void open(id);
    },
  });
  return (
    <Suspense fallback={null}>{order === undefined ? null : <MoveDialog record={order} onClose={() => setOrder(undefined)} />}</Suspense>
  );
}
