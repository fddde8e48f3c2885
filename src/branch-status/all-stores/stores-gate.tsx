import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Monitoring } from '../../../contract/operations/monitoring.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { useOfChosenStore } from '../../crud/core/chosen-store.ts';
import { Gate, useMay } from '../../crud/core/gate.tsx';
import { useWords } from '../../crud/core/words.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { EmptyScreen } from '../../ui/page/empty-screen.tsx';
import { LoadedScreen } from '../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { LiveMark, LostNotice } from '../live-mark.tsx';
import { useMonitoring } from '../monitoring-query.ts';
import './stores-gate.css';

type StoresGateProps = {
  readonly title: string;
  readonly renderActions?: (monitoring: Monitoring) => ReactNode;
  /** `isUnread`: it could not be read the last time, what is shown is older. */
  readonly children: (monitoring: Monitoring, isUnread: boolean) => ReactNode;
};

/** What is around a screen of the state of stores: its heading, and what to do while there is nothing to show, or no right to it. */
export function StoresGate(props: StoresGateProps): JSX.Element {
  return (
    <Gate resource={stores} action="list" title={props.title}>
      <Read {...props} />
    </Gate>
  );
}

function Read({ title, renderActions, children }: StoresGateProps): JSX.Element {
  const { monitoring: words } = useWords();
  const read = useMonitoring();
  return (
    <LoadedScreen title={title} words={words} read={read}>
      {(monitoring) => (
        <Watched title={title} renderActions={renderActions} monitoring={monitoring} isUnread={read.isError}>
          {children}
        </Watched>
      )}
    </LoadedScreen>
  );
}

type WatchedProps = Pick<StoresGateProps, 'title' | 'children'> & {
  readonly renderActions: StoresGateProps['renderActions'];
  readonly monitoring: Monitoring;
  readonly isUnread: boolean;
};

function Watched({ title, renderActions, monitoring: data, isUnread, children }: WatchedProps): JSX.Element {
  const { monitoring: words } = useWords();
  const shown = useOfChosenStore(data.stores);
  if (data.stores.length === 0) {
    return (
      <EmptyScreen heading={title} icon="building" title={words.empty} actions={<CreateLink />}>
        {words.emptyText}
      </EmptyScreen>
    );
  }
  return (
    <div className="watching">
      <PageHeader
        title={title}
        count={
          <>
            {words.stores(shown.length)} <LiveMark />
          </>
        }
        actions={renderActions?.(data)}
      />
      <LostNotice isUnread={isUnread} />
      {children({ ...data, stores: shown }, isUnread)}
    </div>
  );
}

function CreateLink(): JSX.Element | null {
  const { monitoring: words } = useWords();
  const mayCreate = useMay(stores, 'create');
  if (!mayCreate) return null;
  return (
    <Link to="/stores/create-store" className={buttonClass('primary')}>
      {words.create}
    </Link>
  );
}
