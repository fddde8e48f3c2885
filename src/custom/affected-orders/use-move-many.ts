import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetMany, useStore } from 'ra-core';
import { useState } from 'react';
import type { CallAnswer } from '../../../contract/client/calls.ts';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { orders as ordersResource } from '../../../contract/resources/web-orders/orders.ts';
import { useMoveManyWords } from '../../branch-status/booking/move-many.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { idOf, isRow, type Row, textOf } from '../../crud/core/row.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { findMoveStage, type MovedOrder, type MovedRow, type ShownRow } from './move-stage.ts';

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
  readonly rows: readonly ShownRow[];
  readonly message: string;
  readonly write: (message: string) => void;
  readonly choose: (id: number, startsAt: string | null) => void;
  /** Moves the orders that have another time. */
  readonly move: () => Promise<void>;
};

/** What is chosen in the table, kept over a reload, and moving it: each order has its own result. */
export function useMoveMany(orders: readonly MovedOrder[]): MoveMany {
  const said = useMoveManyWords();
  const { ask } = useCalls();
  const notify = useNotify();
  const queries = useQueryClient();
  const [kept, keep] = useStore<unknown>('order-moves.draft');
  const of = orders.map(({ id }) => id).join();
  const draft = isRow(kept) && kept['of'] === of ? kept : {};
  const [message, setMessage] = useState(textOf(draft['message']));
  const [rows, setRows] = useState<readonly MovedRow[]>(() =>
    orders.map((order) => ({ order, chosen: chosenIn(draft, order), isMoved: false, refused: null })),
  );
  const { data } = useGetMany(prefixOf(ordersResource), { ids: orders.map(({ id }) => id) }, { retry: false });
  const records: readonly unknown[] = data ?? [];
  const current = new Map(records.filter(isRow).map((record) => [idOf(record), record]));
  const put = (next: readonly MovedRow[], text: string): void => {
    setRows(next);
    setMessage(text);
    keep({ of, message: text, chosen: Object.fromEntries(next.map(({ order, chosen }) => [String(order.id), chosen])) });
  };
  const shown = rows.map((row) => ({ ...row, record: current.get(row.order.id) }));
  const move = async (): Promise<void> => {
    const moves = listMoves(shown);
    if (moves.length === 0) return;
    try {
      const results = await ask('POST /order-moves', { body: { moves, ...(message.trim() === '' ? {} : { client_message: message }) } });
      // The rows are read before the result is shown: by the former ones, nothing would seem to have moved.
      await queries.invalidateQueries({ queryKey: [prefixOf(ordersResource)] });
      const left = results.filter((result) => !result.is_moved).length;
      const next = rows.map((row) => afterMove(row, results));
      put(next, message);
      if (next.every(({ isMoved }) => isMoved)) keep(null);
      if (left === 0) notify(said.done(results.length), 'success');
      else notify(said.some(results.length - left, left), 'info');
    } catch (error) {
      notify(said.unknown(error instanceof Error ? error.message : String(error)), 'error');
    }
  };
  return {
    rows: shown,
    message,
    write: (text) => put(rows, text),
    choose: (id, startsAt) =>
      put(
        rows.map((row) => (row.order.id === id ? { ...row, chosen: startsAt } : row)),
        message,
      ),
    move,
  };
}

/** The kept choice as long as it is still offered, otherwise the proposal. */
function chosenIn(draft: Row, { id, options, proposed }: MovedOrder): string | null {
  const kept = isRow(draft['chosen']) ? draft['chosen'][String(id)] : undefined;
  if (kept === null) return null;
  return options.find(({ starts_at: startsAt }) => startsAt === kept)?.starts_at ?? proposed;
}

/** The orders that are to be moved, with their times. */
export function listMoves(rows: readonly ShownRow[]) {
  return rows.flatMap((row) => {
    const { order, chosen, record } = row;
    const { id, options } = order;
    const version = record === undefined ? order.version : Number(record['version']);
    const time = findMoveStage(row) === 'remaining' ? options.find(({ starts_at: startsAt }) => startsAt === chosen) : undefined;
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
