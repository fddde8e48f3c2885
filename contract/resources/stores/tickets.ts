import { defineResource, field } from '../../kit/index.ts';

export const ticketStates = ['waiting', 'called', 'serving', 'finished', 'missed', 'cancelled', 'transferred'] as const;

/** One ticket from the kiosk to its end. Written by branch events alone. */
export const tickets = defineResource({
  name: 'tickets',
  page: '/stores/tickets',
  areas: ['store'],
  alsoReadBy: ['overviews'],
  limitedBy: 'store_id',
  represent: 'number',
  operations: ['list', 'show'],
  fields: {
    store_id: field.reference('stores', { required: true, writtenBy: 'server' }),
    number: field.text({ required: true, max: 8, writtenBy: 'server' }),
    service_id: field.reference('services', { required: true, withinStore: true, writtenBy: 'server' }),
    desk_id: field.reference('desks', { withinStore: true, writtenBy: 'server' }),
    employee_id: field.reference('employees', { withinStore: true, writtenBy: 'server' }),
    state: field.choice(ticketStates, { required: true, writtenBy: 'server' }),
    // The first ticket of the visit: a transferred client keeps it.
    visit_id: field.int({ min: 1, max: 2_147_483_647, writtenBy: 'server', identifies: true }),
    // A number and no reference: who counts tickets has no business with the PIN of the order.
    order_id: field.int({ min: 1, max: 2_147_483_647, writtenBy: 'server', identifies: true }),
    called_at: field.instant({ writtenBy: 'server' }),
    // When the client came to the desk.
    served_at: field.instant({ writtenBy: 'server' }),
    finished_at: field.instant({ writtenBy: 'server' }),
  },
  list: {
    columns: ['created_at', 'number', 'store_id', 'service_id', 'state', 'desk_id', 'employee_id'],
    moreColumns: ['called_at', 'served_at', 'finished_at', 'order_id', 'visit_id'],
    sort: ['created_at', 'desc'],
    filters: ['store_id', 'created_at', 'service_id', 'state', 'employee_id'],
    matched: ['number', 'desk_id'],
    search: ['number'],
    time: { field: 'created_at', periods: ['today', 'yesterday', 'week'], newestFirst: true },
    lines: [
      ['number', 'created_at'],
      ['state', 'service_id', 'store_id'],
    ],
    unsorted: {
      number: 'returns to its start every day',
      service_id: 'filtered by, read by time',
      desk_id: 'matched, read by time',
      employee_id: 'filtered by, read by time',
      order_id: 'filtered by, read by time',
      visit_id: 'a link, not a measure',
      state: 'filtered by, read by time',
      called_at: 'follows the arrival',
      served_at: 'follows the arrival',
      finished_at: 'follows the arrival',
      updated_at: 'an index of it would be written with each event',
    },
  },
  form: {
    main: [
      'store_id',
      'number',
      'service_id',
      'state',
      'desk_id',
      'employee_id',
      'order_id',
      'created_at',
      'called_at',
      'served_at',
      'finished_at',
    ],
  },
  endless: true,
  audit: false,
  versioned: false,
});
