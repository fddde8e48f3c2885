import { type JSX, useState } from 'react';
import { Link } from 'react-router';
import { createPageOf } from '../../../contract/derive/addresses.ts';
import { Gate, useMay } from '../../crud/core/gate.tsx';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Check } from '../../ui/field/check.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { UnreadPanel } from '../../ui/page/unread-panel.tsx';
import { BoardLines } from './board-lines.tsx';
import { useBoardWords } from './board-words.ts';
import { type AgendaRow, groups, type OrderedService, useBoard } from './use-board.ts';
import { type RefusedMove, useMoves } from './use-moves.ts';
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
