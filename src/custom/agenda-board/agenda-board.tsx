import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type JSX, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { createPageOf, prefixOf } from '../../../contract/derive/addresses.ts';
import { Gate, useMay } from '../../crud/core/gate.tsx';
import { type Refusal, readRefusal } from '../../crud/core/refusal.ts';
import { isRow } from '../../crud/core/row.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Check } from '../../ui/field/check.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { UnreadPanel } from '../../ui/page/loaded-screen.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { changedAgendas, type Move, moved } from './board.ts';
import { BoardLines } from './board-lines.tsx';
import { useBoardWords } from './board-words.ts';
import { type AgendaRow, groups, type OrderedService, readAgendaRow, readAgendas, useBoard } from './use-board.ts';
import './agenda-board.css';

/** `/web-orders/group-management-services`: which services are in an agenda, and in which order. */
export function AgendaBoard(): JSX.Element {
  return (
    <Gate resource={groups} action="list">
      <Read />
    </Gate>
  );
}

function Read(): JSX.Element {
  const words = useBoardWords();
  const { screens } = useConsoleWords();
  const { agendas, services, error, retry } = useBoard();
  const mayMove = useMay(groups, 'edit');
  const header = (
    <PageHeader
      title={screens.groupServices}
      description={mayMove ? words.description : words.readOnly}
      actions={
        <Link to={groups.page} className={buttonClass()}>
          {words.manageGroups}
        </Link>
      }
    />
  );
  if (agendas !== undefined && services !== undefined && agendas.length > 0) {
    return (
      <>
        {header}
        <Board {...{ agendas, services, mayMove }} />
      </>
    );
  }
  if (error === null && (agendas === undefined || services === undefined)) return <SkeletonScreen label={words.loading} />;
  return (
    <>
      {header}
      {error === null ? (
        <Panel padded={false}>
          <EmptyState icon="layers" title={words.noGroups} actions={<CreateLink />}>
            {words.noGroupsText}
          </EmptyState>
        </Panel>
      ) : (
        <UnreadPanel words={words} error={error} onRetry={retry} />
      )}
    </>
  );
}

function CreateLink(): JSX.Element | null {
  const words = useBoardWords();
  if (!useMay(groups, 'create')) return null;
  return (
    <Link to={createPageOf(groups)} className={buttonClass('primary')}>
      {words.createGroup}
    </Link>
  );
}

type BoardProps = {
  readonly agendas: readonly AgendaRow[];
  readonly services: ReadonlyMap<number, OrderedService>;
  readonly mayMove: boolean;
};

function Board({ agendas, services, mayMove }: BoardProps): JSX.Element {
  const words = useBoardWords();
  const [areTogether, setTogether] = useState(true);
  const { shown, move, refused, dismiss } = useMoves(agendas);
  return (
    <>
      <div className="agenda-board__tools">
        <Check label={words.together} help={words.togetherHelp} checked={areTogether} onChange={setTogether} />
      </div>
      {refused === null ? null : <NotSaved {...refused} onAgain={() => move(refused.move, refused.name)} onDismiss={dismiss} />}
      <BoardLines agendas={shown} {...{ services, areTogether, mayMove }} onMove={(...asked) => void move(...asked)} />
    </>
  );
}

type NotSavedProps = RefusedMove & { readonly onAgain: () => Promise<void>; readonly onDismiss: () => void };

function NotSaved({ name, refusal, onAgain, onDismiss }: NotSavedProps): JSX.Element {
  const words = useBoardWords();
  return (
    <div className="agenda-board__refused">
      <Notice tone="warning" title={words.conflict(name)} announce="alert">
        <p>{refusal.current === undefined ? refusal.message : words.conflictText}</p>
        <div className="agenda-board__choices">
          <Button onClick={onDismiss}>{words.dismiss}</Button>
          <Button onClick={() => onAgain()}>{words.again}</Button>
        </div>
      </Notice>
    </div>
  );
}

/** A move that was not saved, and why. */
type RefusedMove = { readonly move: Move; readonly name: string; readonly refusal: Refusal };

type Moves = {
  /** The agendas as they will be when all moves are saved. */
  readonly shown: readonly AgendaRow[];
  readonly move: (move: Move, name: string) => Promise<void>;
  readonly refused: RefusedMove | null;
  readonly dismiss: () => void;
};

/** Shows a move at once and saves it after those before it, each agenda over the version that was read. */
function useMoves(read: readonly AgendaRow[]): Moves {
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
      const stored = isRow(data) ? readAgendaRow(data) : agenda;
      saved.current = saved.current.map((one) => (one.id === stored.id ? stored : one));
    }
  };

  const carryOut = async (move: Move, label: string): Promise<void> => {
    try {
      await save(move);
    } catch (error) {
      setRefused({ move, name: label, refusal: readRefusal(error) });
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
