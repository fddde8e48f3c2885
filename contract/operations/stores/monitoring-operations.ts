import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { outagePeriods } from '../../rules/branch/outages.ts';
import { lastContacts, mapAnswer, monitoring, outageCounts } from '../monitoring.ts';
import { daysAhead, storeHours } from '../store-hours.ts';
import { storeStatus } from '../store-status.ts';

/** As they are in an address: 7, 30 and 90 days. */
const outagePeriodTexts = outagePeriods.map(String);

/** Watching over all stores: page 03, Monitoring. */
export const monitoringOperations = [
  defineOperation({
    id: 'monitoring',
    method: 'get',
    path: '/monitoring',
    stage: 'passed',
    tag: 'stores',
    summary:
      'How the active stores that the caller may see stand now: communication, who waits for what, desks, devices and which of them need somebody, what plays, outages of the last 24 hours, changes waiting, licence. Needs the area `store`.',
    refusals: ['forbidden'],
    answer: { status: 200, schema: monitoring },
  }),
  defineOperation({
    id: 'stores.status',
    method: 'get',
    path: '/stores/{id}/status',
    stage: 'passed',
    tag: 'stores',
    summary:
      'The state of one store now, active or not: what monitoring and the dashboard show of it, and the state of each of its devices in service. Needs the area `store`.',
    pathValues: { id: field.reference('stores', { required: true }) },
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: storeStatus },
  }),
  defineOperation({
    id: 'last-contacts',
    method: 'get',
    path: '/last-contacts',
    stage: 'passed',
    tag: 'stores',
    summary:
      'When each store in reach of the caller communicated last, for users who read what branches report: stores, desks, kiosks or displays. The last report of a silent branch may be out of date. Empty for everybody else.',
    answer: { status: 200, schema: lastContacts },
  }),
  defineOperation({
    id: 'store-hours',
    method: 'get',
    path: '/store-hours',
    stage: 'passed',
    tag: 'stores',
    summary: `When the active stores that the caller may see were open yesterday and are open today, and when each opens next within ${daysAhead} days. Needs the area \`store\`.`,
    refusals: ['forbidden'],
    answer: { status: 200, schema: storeHours },
  }),
  defineOperation({
    id: 'outage-counts',
    method: 'get',
    path: '/outage-counts',
    stage: 'passed',
    tag: 'stores',
    summary:
      'Which stores in reach of the caller fail most: outages of the last days by store, the most first, and for how many minutes of them at least one lasted. Needs the area `store`.',
    query: { days: field.choice(outagePeriodTexts, { description: 'How many days back; 30 if it is not said.' }) },
    refusals: ['forbidden'],
    answer: { status: 200, schema: outageCounts },
  }),
  defineOperation({
    id: 'map',
    method: 'get',
    path: '/map',
    stage: 'passed',
    tag: 'stores',
    summary: 'Where pictures of maps come from, for whoever places a store; null where none are configured. Needs the area `store`.',
    refusals: ['forbidden'],
    answer: { status: 200, schema: mapAnswer },
  }),
] as const;
