import type { JSX } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isSuperAdministrator } from '../../../contract/access.ts';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { resources } from '../../providers/data/collections.ts';
import { useRights } from '../../providers/rights/use-rights.ts';
import { PageTabsContext } from '../../ui/page-header.tsx';
import { NoRights } from '../pages/no-rights.tsx';
import { NotificationTabs, notificationLists } from '../web-orders/notification-tabs.tsx';

const superAdministratorPrefixes = resources
  .filter(({ areas }) => areas === 'superAdministrator')
  .map((resource) => `/${prefixOf(resource)}`);
const tabbedPages: readonly string[] = notificationLists.map((name) => registry[name].page);

/** What stands around the screens of entities: the gate of super administrators, and tabs of screens that belong together. */
export function EntityFrame(): JSX.Element {
  const { pathname } = useLocation();
  const { user } = useRights();
  const isForSuperAdministrators = superAdministratorPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  if (isForSuperAdministrators && !isSuperAdministrator(user)) return <NoRights isForSuperAdministrators />;
  return (
    <PageTabsContext value={tabbedPages.includes(pathname) ? <NotificationTabs /> : null}>
      <Outlet />
    </PageTabsContext>
  );
}
