import type { JSX } from 'react';
import { NavLink, useParams } from 'react-router';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import { Gate } from '../../../crud/core/gate.tsx';
import { OpenedRecord } from '../../../crud/record/opened-record.tsx';
import { PageTabsContext } from '../../../ui/page/page-header.tsx';
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
  const found = useDisplay(storeId, displayId);
  return (
    <OpenedRecord found={found} words={useDisplayWords()} icon="display" list="/virtual-displays">
      {children}
    </OpenedRecord>
  );
}
