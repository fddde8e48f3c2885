import { type JSX, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isCalendarDay } from '../../../contract/derive/clean.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { localDay } from '../../../contract/rules/time/prague-time.ts';
import { groupBy } from '../../../contract/rules/values/group-by.ts';
import { useWaiting } from '../../branch-status/booking/waiting-list.ts';
import { useChosenStore, useOnlyStore } from '../../crud/core/chosen-store.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { Gate, useMay } from '../../crud/core/gate.tsx';
import { useWords } from '../../crud/core/words.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { dayName } from '../../resources/stores/days/day-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadedScreen } from '../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { AddDialog } from './add-dialog.tsx';
import { WaitingTable } from './waiting-table.tsx';
import { useWaitingWords } from './waiting-words.ts';
import './waiting-list.css';

/** `/web-orders/waiting-list`: a clerk sees who gets the next freed time, of a day or of all, and adds who asks for a full one. */
export function WaitingScreen(): JSX.Element {
  return (
    <Gate resource={orders} action="list">
      <OfDay />
    </Gate>
  );
}

function OfDay(): JSX.Element {
  const words = useWords();
  const said = useWaitingWords();
  const { screens } = useConsoleWords();
  const { chosen } = useChosenStore();
  const only = useOnlyStore();
  const storeId = chosen ?? only;
  const today = useFromClock(localDay);
  const mayCreate = useMay(orders, 'create');
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const day = isCalendarDay(asked) ? asked : undefined;
  const read = useWaiting(storeId, day);
  const [isAdding, setAdding] = useState(params.has('add'));
  const change = (given: Readonly<Record<string, string | undefined>>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(given)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const title = day === undefined ? screens.waitingList : said.title(dayName(words, day));
  if (storeId === undefined)
    return (
      <>
        <PageHeader title={screens.waitingList} />
        <Panel padded={false}>
          <EmptyState icon="users" title={said.chooseStore}>
            <p>{said.chooseStoreText}</p>
          </EmptyState>
        </Panel>
      </>
    );
  return (
    <LoadedScreen title={title} words={said} {...{ read }}>
      {(found) => (
        <>
          <PageHeader
            title={title}
            description={said.help}
            actions={
              <>
                {day === undefined ? null : (
                  <>
                    <Button onClick={() => change({ day: undefined })}>{said.allDays}</Button>
                    <IconButton
                      icon="chevronLeft"
                      tone="secondary"
                      label={said.previous}
                      disabled={day <= today}
                      onClick={() => change({ day: addDays(day, -1) })}
                    />
                    <IconButton icon="chevronRight" tone="secondary" label={said.next} onClick={() => change({ day: addDays(day, 1) })} />
                  </>
                )}
                {mayCreate ? (
                  <Button tone="primary" icon="plus" aria-haspopup="dialog" onClick={() => setAdding(true)}>
                    {said.add}
                  </Button>
                ) : null}
              </>
            }
          />
          {found.length === 0 ? (
            <Panel padded={false}>
              <EmptyState icon="users" title={day === undefined ? said.noneAtAll : said.none}>
                <p>{said.noneText}</p>
              </EmptyState>
            </Panel>
          ) : null}
          {[...groupBy(found, ({ service_id }) => service_id)].map(([service, clients]) => (
            <WaitingTable key={service} {...{ clients, day }} onChange={() => read.refetch()} />
          ))}
          {isAdding ? (
            <AddDialog
              {...{ storeId, params }}
              {...{ day, today }}
              onAdded={() => read.refetch()}
              onClose={() => {
                setAdding(false);
                change({ add: undefined, name: undefined, phone: undefined, email: undefined });
              }}
            />
          ) : null}
        </>
      )}
    </LoadedScreen>
  );
}
