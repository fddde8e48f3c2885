import type { Operation } from '../../api/operation.ts';
import { dashboardSchema } from '../dashboard.ts';

/** The home dashboard: page 03. */
export const dashboardOperations: readonly Operation[] = [
  {
    id: 'dashboard',
    method: 'get',
    path: '/dashboard',
    stage: 'passed',
    tag: 'dashboard',
    summary:
      'How the active stores that the user may see stand: last communication, tickets of today against the usual course of the weekday, times of the last thirty days, devices and what plays. Needs the area `store`.',
    answer: { status: 200, schema: dashboardSchema },
  },
];
