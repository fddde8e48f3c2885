import { defineResource, field } from '../../kit/index.ts';
import { checkIntervals } from '../../rules/opening/check-intervals.ts';

/** Hours of a single date, instead of those of the plan. */
export const openingExceptions = defineResource({
  name: 'opening-exceptions',
  page: '/stores/opening-exceptions',
  areas: ['store'],
  limitedBy: 'store_id',
  represent: 'day',
  fields: {
    store_id: field.reference('stores', { required: true }),
    day: field.day({ required: true }),
    closed: field.flag({ default: false }),
    intervals: field.children({ opens: field.time({ required: true }), closes: field.time({ required: true, upTo24: true }) }, { max: 10 }),
    note: field.text({ max: 200 }),
  },
  list: {
    columns: ['day', 'store_id', 'closed', 'note'],
    moreColumns: ['updated_at'],
    sort: ['day', 'desc'],
    filters: ['store_id', 'day', 'closed'],
    search: ['note'],
    inline: ['note'],
    unsorted: { note: 'free text' },
  },
  form: { main: ['store_id', 'day', 'note', 'closed', 'intervals'] },
  rules: [
    {
      code: 'closed_with_intervals',
      at: 'closed',
      breaks: ({ closed, intervals }) => closed === true && (intervals ?? []).length > 0,
    },
    {
      code: 'intervals_needed',
      at: 'intervals',
      breaks: ({ closed, intervals }) => closed !== true && (intervals ?? []).length === 0,
    },
    checkIntervals,
  ],
  unique: [{ fields: ['store_id', 'day'], error: 'opening_exception_taken', at: 'day' }],
  syncs: true,
});
