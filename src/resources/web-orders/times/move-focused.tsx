import { useDataProvider } from 'ra-core';
import { type JSX, Suspense, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import type { Row } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useShortcuts } from '../../../crud/core/use-shortcuts.ts';
import { focusedRow } from '../../../crud/list/state/focused-row.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useMayMove } from './ordering-rights.ts';

const MoveDialog = lazyPart(
  async () => (await import('./move-dialog.tsx')).MoveDialog,
  ({ onClose }) => onClose(),
);

/** Opens the moving of the order where the row has the focus, by the key M. */
export function MoveFocused(): JSX.Element {
  const provider = useDataProvider();
  const notify = useNotify();
  const mayMove = useMayMove();
  const [order, setOrder] = useState<Row>();
  const open = async (id: string): Promise<void> => {
    try {
      const { data } = await provider.getOne<Row & { readonly id: number }>(prefixOf(orders), { id: Number(id) });
      if (mayMove(data)) setOrder(data);
    } catch (error) {
      notify(readRefusal(error).message, 'error');
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
