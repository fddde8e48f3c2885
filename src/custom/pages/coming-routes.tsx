import type { RouteObject } from 'react-router';
import { comingScreens } from '../coming-screens.ts';

/** Routes of the screens that are still being built. */
export function comingRoutes(): RouteObject[] {
  return comingScreens.map((screen) => ({
    path: screen.path,
    lazy: async () => {
      const { ComingPage } = await import('./coming-page.tsx');
      return { element: <ComingPage {...screen} /> };
    },
  }));
}
