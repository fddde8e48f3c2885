import type { JSX } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isSuperAdministrator } from '../../../contract/basics/access.ts';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { ConsoleWords } from '../../../contract/messages/texts.ts';
import { type ResourceName, registry } from '../../../contract/resources/registry.ts';
import { resources } from '../../providers/data/collections.ts';
import { useRights } from '../../providers/rights.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { PageTabsContext } from '../../ui/page/page-header.tsx';
import { EntityTabs } from '../pages/entity-tabs.tsx';
import { NoRights } from '../pages/missing-screen.tsx';

const superAdministratorPrefixes = resources
  .filter(({ areas }) => areas === 'superAdministrator')
  .map((resource) => `/${prefixOf(resource)}`);
/** Entities that make one screen: specification section 2, page 03 and page 08 (Addresses). */
const tabbed: readonly { readonly screen: keyof ConsoleWords['screens']; readonly names: readonly ResourceName[] }[] = [
  { screen: 'notificationSettings', names: ['templates', 'notifications'] },
  { screen: 'storesAdministration', names: ['regions', 'store-defaults'] },
];

/** What is around the screens of entities: the gate of super administrators, and tabs of screens that belong together. */
export function EntityFrame(): JSX.Element {
  const { pathname } = useLocation();
  const { user } = useRights();
  const { screens } = useConsoleWords();
  const isForSuperAdministrators = superAdministratorPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  if (isForSuperAdministrators && !isSuperAdministrator(user)) return <NoRights isForSuperAdministrators />;
  const group = tabbed.find(({ names }) => names.some((name) => isAt(registry[name], pathname)));
  return (
    <PageTabsContext value={group === undefined ? null : <EntityTabs label={screens[group.screen]} names={group.names} />}>
      <Outlet />
    </PageTabsContext>
  );
}

/** The history of a singleton is a tab of its one page. */
function isAt({ page, singleton }: AnyResource, pathname: string): boolean {
  return pathname === page || (singleton === true && pathname.startsWith(`${page}/`));
}
