import type { Operation } from '../../api/operation.ts';
import { heardStoresSchema } from '../heard-stores.ts';
import { mapSchema, monitoringSchema } from '../monitoring.ts';
import { outageCountsSchema, outagePeriods } from '../outage-counts.ts';
import { daysAhead, storeHoursSchema } from '../store-hours.ts';
import { storeStandingSchema } from '../store-standing.ts';

/** Watching over all stores: page 03, Monitoring. */
export const monitoringOperations: readonly Operation[] = [
  {
    id: 'monitoring',
    method: 'get',
    path: '/monitoring',
    stage: 'passed',
    tag: 'stores',
    summary:
      'How the active stores that the caller may see stand now: communication, who waits for what, desks, devices and which of them need somebody, what plays, outages of the last 24 hours, changes waiting, licence. Needs the area `store`.',
    answer: { status: 200, schema: monitoringSchema },
  },
  {
    id: 'stores.standing',
    method: 'get',
    path: '/stores/{id}/standing',
    stage: 'passed',
    tag: 'stores',
    summary:
      'How one store stands now, active or not: what monitoring and the dashboard tell of it, and the state of each of its devices in service. Needs the area `store`.',
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Identifier of the store.',
        schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      },
    ],
    answer: { status: 200, schema: storeStandingSchema },
  },
  {
    id: 'heard-stores',
    method: 'get',
    path: '/heard-stores',
    stage: 'passed',
    tag: 'stores',
    summary:
      'When each store in reach of the caller communicated last, for users who read what branches tell: stores, desks, kiosks or displays. The last word of a silent branch may be out of date. Empty for everybody else.',
    answer: { status: 200, schema: heardStoresSchema },
  },
  {
    id: 'store-hours',
    method: 'get',
    path: '/store-hours',
    stage: 'passed',
    tag: 'stores',
    summary: `When the active stores that the caller may see were open yesterday and are open today, and when each opens next within ${daysAhead} days. Needs the area \`store\`.`,
    answer: { status: 200, schema: storeHoursSchema },
  },
  {
    id: 'outage-counts',
    method: 'get',
    path: '/outage-counts',
    stage: 'passed',
    tag: 'stores',
    summary:
      'Which stores in reach of the caller fail most: outages of the last days by store, the most first, and for how many minutes of them at least one lasted. Needs the area `store`.',
    parameters: [
      {
        name: 'days',
        in: 'query',
        description: 'How many days back; 30 if it is not said.',
        schema: { type: 'integer', enum: outagePeriods },
      },
    ],
    answer: { status: 200, schema: outageCountsSchema },
  },
  {
    id: 'map',
    method: 'get',
    path: '/map',
    stage: 'passed',
    tag: 'stores',
    summary: 'Where pictures of maps come from, for whoever places a store; null where none are configured. Needs the area `store`.',
    answer: { status: 200, schema: mapSchema },
  },
];
