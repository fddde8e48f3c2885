import type { JSX } from 'react';
import { Link } from 'react-router';
import { namedAffected } from '../../../../contract/operations/booking/affected-operations.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { moveManyAddress, useMoveManyWords } from '../../../branch-status/booking/move-many.ts';
import type { SelectionSlotProps } from '../../../crud/core/additions/slots.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { buttonClass } from '../../../ui/button/button.tsx';

/** Leads from the selected orders to a table where each gets another time. Beyond so many a clerk chooses fewer. */
export function MoveSelected({ rows }: SelectionSlotProps): JSX.Element | null {
  const said = useMoveManyWords();
  const mayEdit = useMay(orders, 'edit');
  if (!mayEdit || !('ids' in rows) || rows.ids.length > namedAffected) return null;
  return (
    <Link className={buttonClass()} to={moveManyAddress(rows.ids)}>
      {said.selected}
    </Link>
  );
}
