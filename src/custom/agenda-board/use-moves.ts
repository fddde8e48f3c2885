import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { type Refusal, refusalOf } from '../../crud/core/refusal.ts';
import { isRow } from '../../crud/core/row.ts';
import { changedAgendas, type Move, moved } from './board.ts';
import { type AgendaRow, agendaIn, groups, readAgendas } from './use-board.ts';

/** A move that was not saved, and why. */
export type RefusedMove = { readonly move: Move; readonly name: string; readonly refusal: Refusal };

type Moves = {
  /** The agendas as they will be when all moves are saved. */
  readonly shown: readonly AgendaRow[];
  readonly move: (move: Move, name: string) => Promise<void>;
  readonly refused: RefusedMove | null;
  readonly dismiss: () => void;
};

/** Shows a move at once and saves it after those before it, each agenda over the version that was read. */
export function useMoves(read: readonly AgendaRow[]): Moves {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [ahead, setAhead] = useState<readonly AgendaRow[] | null>(null);
  const [refused, setRefused] = useState<RefusedMove | null>(null);
  const saved = useRef(read);
  const waiting = useRef<readonly Move[]>([]);
  const last = useRef(Promise.resolve());
  const name = prefixOf(groups);

  // What was read after all moves were saved has them, and what others saved.
  useEffect(() => {
    if (read !== saved.current && waiting.current.length === 0) setAhead(null);
  }, [read]);

  /** What is saved with what still waits. */
  const show = (): void => setAhead(waiting.current.reduce<readonly AgendaRow[]>(moved, saved.current));

  const save = async (move: Move): Promise<void> => {
    for (const agenda of changedAgendas(saved.current, moved(saved.current, move))) {
      const previousData = { ...agenda.row, id: agenda.id };
      const { data } = await provider.update(name, { id: agenda.id, data: { service_ids: agenda.serviceIds }, previousData });
      const stored = isRow(data) ? agendaIn(data) : agenda;
      saved.current = saved.current.map((one) => (one.id === stored.id ? stored : one));
    }
  };

  const carryOut = async (move: Move, label: string): Promise<void> => {
    try {
      await save(move);
    } catch (error) {
      setRefused({ move, name: label, refusal: refusalOf(error) });
      saved.current = await readAgendas(provider).catch(() => saved.current);
    }
    waiting.current = waiting.current.filter((one) => one !== move);
    show();
    if (waiting.current.length === 0) await queries.invalidateQueries({ queryKey: [name] });
  };

  const move = (asked: Move, label: string): Promise<void> => {
    // Nothing is on its way: what was read last is what is.
    if (waiting.current.length === 0 && ahead === null) saved.current = read;
    const one = { ...asked };
    waiting.current = [...waiting.current, one];
    setRefused(null);
    show();
    last.current = last.current.then(() => carryOut(one, label));
    return last.current;
  };

  return { shown: ahead ?? read, move, refused, dismiss: () => setRefused(null) };
}
