import { type JSX, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { clientMessageLength } from '../../../contract/derive/operations/parameters.ts';
import { affectedPage } from '../../branch-status/booking/affected-orders.ts';
import { useMoveManyWords } from '../../branch-status/booking/move-many.ts';
import { ordersAddress } from '../../branch-status/booking/orders-address.ts';
import { RecipientLines } from '../../resources/web-orders/recipients-preview/recipients.tsx';
import { MessagesToClient } from '../../resources/web-orders/recipients-preview/recipients-preview.tsx';
import { useKeyDown } from '../../ui/behaviour/use-key-down.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadedScreen } from '../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import './move-many.css';
import { MoveLine } from './move-line.tsx';
import { findMoveStage, type MovedOrder, moveStages } from './move-stage.ts';
import { listMoves, useMoveMany, useProposals } from './use-move-many.ts';

const unanswered = { move_answer: 'waiting' } as const;

/** Moves the orders together: each has a proposed time that can be changed, and one press moves all of them. */
export function MoveMany({ ids }: { readonly ids: readonly number[] }): JSX.Element {
  const said = useMoveManyWords();
  return (
    <LoadedScreen title={said.title} words={said} read={useProposals(ids)}>
      {(found) => <Table found={found} />}
    </LoadedScreen>
  );
}

function Table({ found }: { readonly found: readonly MovedOrder[] }): JSX.Element {
  const said = useMoveManyWords();
  const [params] = useSearchParams();
  const { rows, choose, move, message, write } = useMoveMany(found);
  const [lookedAt, setLookedAt] = useState<number>();
  const moves = listMoves(rows);
  const screen = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useKeyDown(screen, (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) button.current?.click();
  });
  const groups = moveStages
    .map((stage) => ({ stage, rows: rows.filter((row) => findMoveStage(row) === stage) }))
    .filter((group) => group.rows.length > 0);
  const isLeft = groups.some(({ stage }) => stage === 'remaining');
  const guide = `${affectedPage}?${new URLSearchParams([...params].filter(([name]) => name !== 'ids'))}`;
  const shown = moves.find(({ id }) => id === lookedAt) ?? moves[0];
  return (
    <div ref={screen}>
      <PageHeader
        title={said.title}
        description={isLeft ? said.help : said.allMoved}
        actions={
          <>
            <Link className={buttonClass()} to={ordersAddress(unanswered)}>
              {said.unanswered}
            </Link>
            <Link className={buttonClass(isLeft ? 'secondary' : 'primary')} to={guide}>
              {isLeft ? said.toOne : said.toOthers}
            </Link>
          </>
        }
      />
      {rows.length === 0 ? (
        <Panel padded={false}>
          <EmptyState icon="calendar" title={said.none}>
            <p>{said.noneText}</p>
          </EmptyState>
        </Panel>
      ) : (
        <div className={isLeft ? 'move-many' : undefined}>
          <Panel padded={false}>
            <table className="move-many__table">
              <caption className="visually-hidden">{said.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{said.client}</th>
                  <th scope="col">{said.former}</th>
                  <th scope="col">{said.proposal}</th>
                  <th scope="col">{said.result}</th>
                </tr>
              </thead>
              {groups.map(({ stage, rows: ofGroup }) => (
                <tbody key={stage}>
                  <tr className="move-many__group">
                    <th colSpan={4} scope="rowgroup">
                      {said.stages[stage]} <span className="quiet figures">{ofGroup.length}</span>
                    </th>
                  </tr>
                  {ofGroup.map((row) => (
                    <MoveLine
                      key={row.order.id}
                      row={row}
                      onChoose={(startsAt) => choose(row.order.id, startsAt)}
                      onLook={() => setLookedAt(row.order.id)}
                    />
                  ))}
                </tbody>
              ))}
            </table>
          </Panel>
          {isLeft ? (
            <section className="move-many__side" aria-label={said.recipients}>
              <h2>{said.recipients}</h2>
              {moves.length === 0 ? null : <RecipientLines purpose="changed" rows={{ ids: moves.map(({ id }) => id) }} />}
              <Field label={said.message} hint={said.messageHelp}>
                {(control) => (
                  <textarea
                    {...control}
                    className="input"
                    rows={3}
                    maxLength={clientMessageLength}
                    value={message}
                    onChange={({ target }) => write(target.value)}
                  />
                )}
              </Field>
              <Button
                ref={button}
                tone="primary"
                wide
                aria-keyshortcuts="Control+Enter"
                aria-disabled={moves.length === 0}
                onClick={() => move()}
              >
                {said.move(moves.length)}
              </Button>
              {shown === undefined ? null : (
                <MessagesToClient
                  purpose="changed"
                  rows={{ ids: [shown.id] }}
                  message={message}
                  visit={{ starts_at: shown.starts_at, ends_at: shown.ends_at }}
                />
              )}
            </section>
          ) : null}
        </div>
      )}
    </div>
  );
}
