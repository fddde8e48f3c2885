import type { CallAnswer } from '../../../contract/client/calls.ts';
import { orderStateOf, statesFor } from '../../../contract/rules/orders/order-states.ts';
import { type Row, textOf } from '../../crud/core/row.ts';

export type MovedOrder = CallAnswer<'POST /order-moves/proposals'>[number];

/** One order of the table: the chosen time, null where it stays, and what became of the last press. */
export type MovedRow = {
  readonly order: MovedOrder;
  readonly chosen: string | null;
  readonly isMoved: boolean;
  readonly refused: string | null;
};

/** A row with the order as it is now; undefined until it is read. */
export type ShownRow = MovedRow & { readonly record: Row | undefined };

/** Where an order is on its way to another time: to be moved, moved and not answered, or done. */
export const moveStages = ['remaining', 'waiting', 'done'] as const;
export type MoveStage = (typeof moveStages)[number];

/** The stage of a row by the order as it is now, which clients and colleagues change meanwhile. */
export function findMoveStage({ order, isMoved, record }: ShownRow): MoveStage {
  if (record === undefined) return isMoved || order.is_settled ? 'waiting' : 'remaining';
  const state = orderStateOf(record['state']);
  if (state === undefined || !statesFor('cancel').includes(state)) return 'done';
  // A move that was taken back leaves the order where it was.
  if (!order.is_settled && isSameInstant(record['starts_at'], order.starts_at)) return 'remaining';
  return record['move_answer'] === 'waiting' ? 'waiting' : 'done';
}

function isSameInstant(one: unknown, other: string): boolean {
  return Date.parse(textOf(one)) === Date.parse(other);
}
