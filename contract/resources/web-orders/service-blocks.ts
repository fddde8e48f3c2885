import { defineResource, field } from '../../kit/index.ts';
import { checkServiceBlock } from '../../rules/booking/check-service-block.ts';

/** Days or hours in which a service alone is not ordered, such as when the only person who does it is ill. */
export const serviceBlocks = defineResource({
  name: 'service-blocks',
  page: '/web-orders/service-blocks',
  areas: ['ordering'],
  limitedBy: 'store_id',
  represent: 'first_day',
  fields: {
    store_id: field.reference('stores', { required: true }),
    service_id: field.reference('services', { required: true, withinStore: true }),
    first_day: field.day({ required: true }),
    last_day: field.day({ required: true }),
    // Of each of the days; without both it is blocked all day.
    from_time: field.time({}),
    to_time: field.time({ upTo24: true }),
    note: field.text({ max: 200 }),
  },
  list: {
    columns: ['first_day', 'last_day', 'from_time', 'to_time', 'service_id', 'store_id', 'note'],
    moreColumns: ['created_at', 'updated_at'],
    sort: ['first_day', 'desc'],
    filters: ['store_id', 'service_id', 'first_day', 'last_day'],
    search: ['note'],
    inline: ['note'],
    unsorted: { note: 'free text' },
    lines: [
      ['first_day', 'service_id'],
      ['last_day', 'store_id'],
    ],
  },
  form: { main: ['store_id', 'service_id', 'first_day', 'last_day', 'from_time', 'to_time', 'note'] },
  rules: [
    { code: 'one_time_of_two', at: 'to_time', breaks: ({ from_time, to_time }) => (from_time == null) !== (to_time == null) },
    checkServiceBlock,
  ],
});
