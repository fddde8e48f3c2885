import type { RouteObject } from 'react-router';
import { comingScreens } from '../coming-screens.ts';
import { ComingPage } from './coming-page.tsx';

/** Routes of the screens that are still being built. */
export function comingRoutes(): RouteObject[] {
  return comingScreens.map((screen) => ({ path: screen.path, element: <ComingPage {...screen} /> }));
}
