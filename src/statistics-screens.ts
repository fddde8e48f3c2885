import { type ComponentType, createElement } from 'react';
import { reportKinds } from '../contract/rules/statistics/report/report-offers.ts';

/** Screens of statistics and reports by their addresses, named apart from the routes as `order-screens.ts` is. */
export async function fetchStatistics(path: string): Promise<{ readonly Component: ComponentType }> {
  if (path === '/statistics/services/tables')
    return { Component: (await import('./custom/statistics/tables/tables-screen.tsx')).TablesScreen };
  if (path === '/statistics/services/graph') return { Component: (await import('./custom/statistics/graph/graph-screen.tsx')).GraphScreen };
  if (path === '/statistics/planning')
    return { Component: (await import('./custom/statistics/planning/planning-screen.tsx')).PlanningScreen };
  if (path === '/statistics/what-if') return { Component: (await import('./custom/statistics/what-if/what-if-screen.tsx')).WhatIfScreen };
  if (path === '/statistics') return { Component: (await import('./custom/statistics/home/home-screen.tsx')).HomeScreen };
  const kind = reportKinds.find((one) => path === `/reports/${one}`);
  if (kind === undefined) return { Component: (await import('./custom/reports/reports-home.tsx')).ReportsHome };
  const { ReportScreen } = await import('./custom/reports/report-screen.tsx');
  return { Component: () => createElement(ReportScreen, { kind }) };
}
