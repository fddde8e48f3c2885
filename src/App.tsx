import type { ComponentType, JSX } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { accessPaths } from '../contract/rules/next-step.ts';
import { ChangePassword } from './custom/auth/change-password.tsx';
import { Waiting } from './custom/auth/waiting.tsx';
import { ConsoleContext } from './custom/console-context.tsx';
import { type ConsoleTools, makeConsoleTools } from './custom/console-tools.ts';
import { comingRoutes } from './custom/pages/coming-routes.tsx';
import { ErrorPage } from './custom/pages/error-page.tsx';
import { NotFound } from './custom/pages/not-found.tsx';
import { redirectRoutes } from './custom/redirects.tsx';
import { GatedEntrance, GatedShell } from './custom/shell/access-gate.tsx';
import { EntityFrame } from './custom/shell/entity-frame.tsx';
import { browserAppearance } from './providers/appearance/browser-appearance.ts';
import { createSidebarStates } from './providers/appearance/sidebar-states.ts';
import type { Central } from './providers/central-context.ts';
import { browserTabs } from './providers/session/tabs.ts';
import { resourceRoutes } from './resources/routes.tsx';

/** Every address of the console: specification section 2 and page 08. */
export function consoleRoutes(tools: ConsoleTools): RouteObject[] {
  return [
    {
      element: (
        <ConsoleContext tools={tools}>
          <Outlet />
        </ConsoleContext>
      ),
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <Waiting />,
      children: [
        { path: '/auth/*', element: <GatedEntrance /> },
        {
          element: <GatedShell />,
          children: [
            ...comingRoutes(),
            ...redirectRoutes(),
            { path: accessPaths.changePassword, element: <ChangePassword /> },
            { element: <EntityFrame />, children: resourceRoutes() },
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ];
}

/** Makes the console behind the sign-in: its tools and its router, once for the document. */
export function makeApp(central: Central): ComponentType {
  const tools = makeConsoleTools(central, {
    tabs: browserTabs(),
    appearance: browserAppearance(),
    sidebar: createSidebarStates(localStorage),
  });
  const router = createBrowserRouter(consoleRoutes(tools));
  // Transitions interrupt react-admin's cycle of signing in and can loop for seconds.
  return function App(): JSX.Element {
    return <RouterProvider router={router} useTransitions={false} />;
  };
}
