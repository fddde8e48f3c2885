import { defineOperation } from '../../derive/operations/define-operation.ts';
import { dashboard } from '../dashboard.ts';

/** The home dashboard: page 03. */
export const dashboardOperations = [
  defineOperation({
    id: 'dashboard',
    method: 'get',
    path: '/dashboard',
    stage: 'passed',
    tag: 'dashboard',
    summary:
      'How the active stores that the user may see stand: last communication, tickets of today against the usual course of the weekday, times of the last thirty days, devices and what plays. Needs the area `store`.',
    refusals: ['forbidden'],
    answer: { status: 200, schema: dashboard },
  }),
] as const;
