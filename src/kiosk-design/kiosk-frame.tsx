import type { JSX, ReactNode } from 'react';
import { NavLink, useParams } from 'react-router';
import { touchScreens } from '../../contract/resources/devices/touch-screens.ts';
import { Gate } from '../crud/core/gate.tsx';
import '../ui/page/tabs.css';
import { PageTabsContext } from '../ui/page/page-header.tsx';
import { useDesignWords } from './design-words.ts';

const parts = ['pages', 'tickets', 'states'] as const;

/** What is around each editor of a kiosk: the right to edit touch screens, and the ways to the other editors under the heading. */
export function KioskFrame({ children }: { readonly children: ReactNode }): JSX.Element {
  const { tabs } = useDesignWords();
  const { storeId = '', touchScreenId = '' } = useParams();
  const links = (
    <nav className="tabs" aria-label={tabs.label}>
      {parts.map((part) => (
        <NavLink key={part} to={`/touch-screens/${storeId}/${part}/${touchScreenId}`} end className="tabs__tab">
          {tabs[part]}
        </NavLink>
      ))}
    </nav>
  );
  return (
    <Gate resource={touchScreens} action="edit">
      <PageTabsContext value={links}>{children}</PageTabsContext>
    </Gate>
  );
}
