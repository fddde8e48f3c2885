import type { ComponentType } from 'react';

/** Screens of statistics by what their addresses add to `/statistics`, named apart from the routes as `order-screens.ts` is. */
export async function fetchStatistics(path: string): Promise<{ readonly Component: ComponentType }> {
  if (path === '/services/tables') return { Component: (await import('./custom/statistics/tables/tables-screen.tsx')).TablesScreen };
  if (path === '/services/graph') return { Component: (await import('./custom/statistics/graph/graph-screen.tsx')).GraphScreen };
  return { Component: (await import('./custom/statistics/home/home-screen.tsx')).HomeScreen };
}
