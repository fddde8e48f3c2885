import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer } from '../../../contract/client/calls.ts';
import { useCalls } from '../../crud/vocabulary/calls.ts';
import { useTell } from '../../crud/vocabulary/use-tell.ts';
import { useMoveManyWords } from '../../watching/booking/move-many.ts';

export type MovedOrder = CallAnswer<'POST /order-moves/proposals'>[number];

/** One order of the table: the chosen time, null where it stays, and what became of the last press. */
export type MovedRow = {
  readonly order: MovedOrder;
  readonly chosen: string | null;
  readonly isMoved: boolean;
  readonly refused: string | null;
};

/** The proposals for the orders as they were when the screen was opened: a later reading would take away what was chosen. */
export function useProposals(ids: readonly number[]) {
  const { ask } = useCalls();
  return useQuery({
    queryKey: ['order-moves', ids],
    queryFn: () => ask('POST /order-moves/proposals', { body: { ids } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

type MoveMany = {
  readonly rows: readonly MovedRow[];
  readonly choose: (id: number, startsAt: string | null) => void;
  /** Moves the orders that have another time. */
  readonly move: (message: string) => Promise<void>;
};

/** What is chosen in the table, and moving it: each order has its own result. */
export function useMoveMany(orders: readonly MovedOrder[]): MoveMany {
  const said = useMoveManyWords();
  const { ask } = useCalls();
  const tell = useTell();
  const [rows, setRows] = useState<readonly MovedRow[]>(() =>
    orders.map((order) => ({ order, chosen: order.proposed, isMoved: false, refused: null })),
  );
  const move = async (message: string): Promise<void> => {
    const moves = movesOf(rows);
    if (moves.length === 0) return;
    try {
      const results = await ask('POST /order-moves', { body: { moves, ...(message.trim() === '' ? {} : { client_message: message }) } });
      const left = results.filter((result) => !result.is_moved).length;
      setRows((before) => before.map((row) => afterMove(row, results)));
      if (left === 0) tell(said.done(results.length), 'success');
      else tell(said.some(results.length - left, left), 'info');
    } catch (error) {
      tell(said.unknown(error instanceof Error ? error.message : String(error)), 'error');
    }
  };
  return {
    rows,
    choose: (id, startsAt) => setRows((before) => before.map((row) => (row.order.id === id ? { ...row, chosen: startsAt } : row))),
    move,
  };
}

/** The orders that are to be moved, with their times. */
export function movesOf(rows: readonly MovedRow[]) {
  return rows.flatMap(({ order: { id, version, options }, chosen, isMoved }) => {
    const time = isMoved ? undefined : options.find(({ starts_at: startsAt }) => startsAt === chosen);
    return time === undefined ? [] : [{ id, version, ...time }];
  });
}

function afterMove(row: MovedRow, results: CallAnswer<'POST /order-moves'>): MovedRow {
  const result = results.find(({ id }) => id === row.order.id);
  if (result === undefined) return row;
  if (result.is_moved) return { ...row, isMoved: true, refused: null };
  const order = result.next ?? { ...row.order, options: [], proposed: null };
  return { order, chosen: order.proposed, isMoved: false, refused: result.message };
}
