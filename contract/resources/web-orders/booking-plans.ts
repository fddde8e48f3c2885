import { defineResource, field } from '../../kit/index.ts';
import { checkBookingIntervals } from '../../rules/booking/check-booking-intervals.ts';

/** When clients order one service of a store, or one agenda there, and how many at a time (page 05, Configuration of intervals). */
export const bookingPlans = defineResource({
  name: 'booking-plans',
  page: '/web-orders/configuration',
  areas: ['ordering'],
  limitedBy: 'store_id',
  represent: 'name',
  fields: {
    store_id: field.reference('stores', { required: true }),
    name: field.text({ required: true, max: 80 }),
    service_id: field.reference('services', { withinStore: true }),
    // The services of the agenda at the store share its places, except for those that have a plan of their own.
    web_group_id: field.reference('web-groups', {}),
    active: field.flag({ default: true }),
    days_ahead: field.int({ required: true, min: 1, max: 366, default: 30 }),
    opens_at: field.time({ required: true, default: '00:00' }),
    least_minutes_before: field.int({ required: true, min: 0, max: 10_080, default: 60 }),
    // Of one e-mail; empty is without a limit.
    active_orders_limit: field.int({ min: 1, max: 100 }),
    // 0 is Sunday.
    intervals: field.children(
      {
        weekday: field.int({ required: true, min: 0, max: 6, weekday: true }),
        opens: field.time({ required: true }),
        closes: field.time({ required: true, upTo24: true }),
        length_minutes: field.int({ required: true, min: 5, max: 480, default: 15 }),
        capacity: field.int({ required: true, min: 1, max: 200, default: 1 }),
        valid_from: field.day({}),
        valid_to: field.day({}),
      },
      { max: 100 },
    ),
  },
  list: {
    columns: ['name', 'store_id', 'service_id', 'web_group_id', 'days_ahead', 'active'],
    moreColumns: ['opens_at', 'least_minutes_before', 'active_orders_limit', 'updated_at'],
    sort: ['name', 'asc'],
    filters: ['store_id', 'service_id', 'web_group_id', 'active'],
    search: ['name'],
    inline: ['name', 'active', 'days_ahead', 'least_minutes_before'],
    // A plan is called as its service or agenda.
    lines: [['name'], ['store_id']],
  },
  form: {
    main: ['store_id', 'service_id', 'web_group_id', 'name', 'active'],
    week: ['intervals'],
    ordering: ['days_ahead', 'opens_at', 'least_minutes_before', 'active_orders_limit'],
  },
  unique: [
    { fields: ['store_id', 'service_id'], error: 'booking_plan_taken', at: 'service_id' },
    { fields: ['store_id', 'web_group_id'], error: 'booking_plan_taken', at: 'web_group_id' },
  ],
  rules: [
    {
      code: 'service_or_group',
      at: 'service_id',
      breaks: ({ service_id, web_group_id }) => (service_id == null) === (web_group_id == null),
    },
    checkBookingIntervals,
  ],
});
