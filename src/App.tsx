import type { ComponentType, JSX } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { fetchMessages } from '../contract/messages/fetched.ts';
import { accessPaths } from '../contract/rules/accounts/next-step.ts';
import { AdditionsContext } from './crud/core/additions/additions-context.ts';
import { OwnExports } from './crud/list/export/own-exports.tsx';
import { fetchScreen, resourceRoutes } from './crud/screens/routes.tsx';
import { Waiting } from './custom/auth/layout/auth-layout.tsx';
import { ConsoleContext } from './custom/console-context.tsx';
import { type ConsoleTools, makeConsoleTools } from './custom/console-tools.ts';
import { ErrorPage } from './custom/pages/error-page.tsx';
import { ForSuperAdministrators, NotFound } from './custom/pages/missing-screen.tsx';
import { redirectRoutes } from './custom/redirects.tsx';
import { GatedAuthPages, GatedShell } from './custom/shell/access-gate.tsx';
import { EntityFrame } from './custom/shell/entity-frame.tsx';
import { visibleMenu } from './custom/shell/menu/visible-menu.ts';
import { askFirstRows } from './first-rows.ts';
import { browserAppearance } from './providers/appearance/browser-appearance.ts';
import { createSidebarStates } from './providers/appearance/sidebar-states.ts';
import type { Central } from './providers/central-context.ts';
import { fetchFrameworkWords } from './providers/i18n-provider.ts';
import { browserTabs } from './providers/session/tabs.ts';
import { loadAdditions } from './resources/registry.ts';
import { shellParts } from './shell-parts.ts';

const deviceScreens = () => import('./device-screens.ts');
const orderScreens = () => import('./order-screens.ts');
const statisticsScreens = () => import('./statistics-screens.ts');
const settingsScreens = () => import('./settings-screens.ts');

/** Every address of the console: specification section 2 and page 08. */
export function consoleRoutes(tools: ConsoleTools): RouteObject[] {
  return [
    {
      element: (
        <ConsoleContext tools={tools}>
          <AdditionsContext value={loadAdditions}>
            <Outlet />
          </AdditionsContext>
        </ConsoleContext>
      ),
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <Waiting />,
      children: [
        { path: '/auth/*', element: <GatedAuthPages /> },
        {
          element: (
            <OwnExports>
              <GatedShell parts={shellParts} />
            </OwnExports>
          ),
          children: [
            { path: '/', lazy: fetchHome },
            ...redirectRoutes(),
            {
              path: accessPaths.changePassword,
              lazy: async () => ({ Component: (await import('./custom/auth/password/change-password.tsx')).ChangePassword }),
            },
            { path: '/stores', lazy: async () => ({ Component: (await import('./custom/stores-overview/overview.tsx')).Overview }) },
            {
              path: '/stores/monitoring',
              lazy: async () => ({ Component: (await import('./custom/monitoring/monitoring.tsx')).Monitoring }),
            },
            {
              path: '/web-orders',
              lazy: async () => (await orderScreens()).fetchBookingOverview(),
            },
            {
              path: '/web-orders/group-management-services',
              lazy: async () => (await orderScreens()).fetchAgendaBoard(),
            },
            ...['import', 'affected-orders', 'calendar', 'waiting-list'].map((name) => ({
              path: `/web-orders/${name}`,
              lazy: async () => (await orderScreens()).fetchOrderScreen(name),
            })),
            {
              path: '/touch-screens/:storeId/pages/:touchScreenId',
              lazy: async () => (await deviceScreens()).fetchKioskEditor(),
            },
            {
              path: '/touch-screens/:storeId/tickets/:touchScreenId',
              lazy: async () => (await deviceScreens()).fetchKioskTickets(),
            },
            {
              path: '/touch-screens/:storeId/states/:touchScreenId',
              lazy: async () => (await deviceScreens()).fetchKioskStates(),
            },
            {
              path: '/virtual-displays/change-name/:storeId/:virtualDisplayId',
              lazy: async () => (await deviceScreens()).fetchDisplayName(),
            },
            {
              path: '/virtual-displays/sound-settings/:storeId/:virtualDisplayId',
              lazy: async () => (await deviceScreens()).fetchDisplaySettings(),
            },
            { path: '/playlists/now-playing', lazy: async () => (await deviceScreens()).fetchNowPlaying() },
            ...[
              'statistics',
              'statistics/services/tables',
              'statistics/services/graph',
              'statistics/planning',
              'statistics/what-if',
              'reports',
              'reports/services',
              'reports/clients',
              'reports/employees',
            ].map((path) => ({
              path,
              lazy: async () => (await statisticsScreens()).fetchStatistics(`/${path}`),
            })),
            { path: '/settings/devices', lazy: async () => (await settingsScreens()).fetchDevices() },
            {
              element: <ForSuperAdministrators />,
              children: [
                { path: '/settings/personal-data', lazy: async () => (await settingsScreens()).fetchPersonalData() },
                { path: '/settings/system', lazy: async () => (await settingsScreens()).fetchSystem() },
              ],
            },
            { path: '/settings/second-factor', lazy: async () => (await settingsScreens()).fetchOwnFactors() },
            { element: <EntityFrame />, children: resourceRoutes(loadAdditions) },
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ];
}

/** What someone may do is in the menu; the dashboard knows no screen but itself. */
async function fetchHome(): Promise<{ element: JSX.Element }> {
  const { Home } = await import('./custom/home/home.tsx');
  return { element: <Home menuOf={visibleMenu} /> };
}

/** Makes the console behind the sign-in: its words, its tools and its router, once for the document. */
export async function openApp(central: Central): Promise<ComponentType> {
  const appearance = browserAppearance();
  const { language } = appearance.get();
  fetchScreen(window.location.pathname, loadAdditions);
  await Promise.all([fetchMessages(language), fetchFrameworkWords(language)]);
  const tools = makeConsoleTools(central, {
    tabs: browserTabs(),
    appearance,
    sidebar: createSidebarStates(localStorage),
    storage: localStorage,
  });
  // What comes of it, the list finds or asks for itself.
  void askFirstRows(central, tools).catch(() => undefined);
  const router = createBrowserRouter(consoleRoutes(tools));
  // Transitions interrupt react-admin's cycle of signing in and can loop for seconds.
  return function App(): JSX.Element {
    return <RouterProvider router={router} useTransitions={false} />;
  };
}
