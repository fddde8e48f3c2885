import { defineResource, field } from '../../kit/index.ts';
import { markTypes } from '../../rules/opening/day-hours.ts';

/** What people say of a day of a store: a holiday of its own, blocked, or open although it is a public holiday. */
export const dayMarks = defineResource({
  name: 'day-marks',
  page: '/stores/day-marks',
  areas: ['store'],
  limitedBy: 'store_id',
  represent: 'day',
  fields: {
    store_id: field.reference('stores', { required: true }),
    day: field.day({ required: true }),
    day_type: field.choice(markTypes, { required: true, default: 'blocked' }),
    note: field.text({ max: 200 }),
  },
  list: {
    columns: ['day', 'store_id', 'day_type', 'note'],
    moreColumns: ['updated_at'],
    sort: ['day', 'desc'],
    filters: ['store_id', 'day', 'day_type'],
    search: ['note'],
    inline: ['note'],
    unsorted: { note: 'free text' },
  },
  form: { main: ['store_id', 'day', 'day_type', 'note'] },
  unique: [{ fields: ['store_id', 'day'], error: 'day_mark_taken', at: 'day' }],
  syncs: true,
});
