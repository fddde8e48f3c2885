import type { JSX } from 'react';
import { Link, NavLink, useParams } from 'react-router';
import { virtualDisplays } from '../../../../contract/resources/virtual-displays/virtual-displays.ts';
import { Gate } from '../../../crud/core/gate.tsx';
import { refusalOf } from '../../../crud/core/refusal.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader, PageTabsContext } from '../../../ui/page/page-header.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import '../../../ui/page/tabs.css';
import './display-editor.css';
import { useDisplayWords } from '../state/display-words.ts';
import { type OpenedDisplay, useDisplay } from '../state/use-display.ts';

type FrameProps = { readonly children: (display: OpenedDisplay) => JSX.Element };

/** What surrounds the screens of a display: the right to edit displays, the display itself, and the way to the other screen. */
export function DisplayFrame({ children }: FrameProps): JSX.Element {
  const { tabs } = useDisplayWords();
  const { storeId = '', virtualDisplayId = '' } = useParams();
  const links = (
    <nav className="tabs" aria-label={tabs.label}>
      {(['sound', 'name'] as const).map((tab) => (
        <NavLink
          key={tab}
          to={`/virtual-displays/${tab === 'sound' ? 'sound-settings' : 'change-name'}/${storeId}/${virtualDisplayId}`}
          end
          className="tabs__tab"
        >
          {tabs[tab]}
        </NavLink>
      ))}
    </nav>
  );
  return (
    <Gate resource={virtualDisplays} action="edit">
      <PageTabsContext value={links}>
        <Opened key={`${storeId} ${virtualDisplayId}`} storeId={Number(storeId)} displayId={Number(virtualDisplayId)}>
          {children}
        </Opened>
      </PageTabsContext>
    </Gate>
  );
}

type OpenedProps = FrameProps & { readonly storeId: number; readonly displayId: number };

function Opened({ storeId, displayId, children }: OpenedProps): JSX.Element {
  const said = useDisplayWords();
  const { data: display, error, refetch } = useDisplay(storeId, displayId);
  if (error !== null && refusalOf(error).status !== 404) {
    return (
      <>
        <PageHeader title={said.failed} />
        <EmptyState icon="alert" title={said.failed} actions={<Button onClick={() => refetch()}>{said.again}</Button>}>
          {refusalOf(error).message}
        </EmptyState>
      </>
    );
  }
  if (display === null || error !== null) {
    const back = (
      <Link className={buttonClass()} to="/virtual-displays">
        {said.back}
      </Link>
    );
    return (
      <>
        <PageHeader title={said.missing} />
        <EmptyState icon="display" title={said.missing} actions={back}>
          {said.missingText}
        </EmptyState>
      </>
    );
  }
  return display === undefined ? <SkeletonScreen label={said.loading} /> : children(display);
}
