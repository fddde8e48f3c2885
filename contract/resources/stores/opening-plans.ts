import { defineResource, field } from '../../kit/index.ts';
import { checkIntervals } from '../../rules/opening/check-intervals.ts';
import { checkPeriod } from '../../rules/opening/plan-periods.ts';

/** Hours of a week. The one without dates is the base plan of the store; dated ones override it and share no day. */
export const openingPlans = defineResource({
  name: 'opening-plans',
  page: '/stores/opening-plans',
  areas: ['store'],
  limitedBy: 'store_id',
  represent: 'name',
  fields: {
    store_id: field.reference('stores', { required: true }),
    name: field.text({ required: true, max: 80 }),
    valid_from: field.day({}),
    valid_to: field.day({}),
    // 0 is Sunday.
    intervals: field.children(
      {
        weekday: field.int({ required: true, min: 0, max: 6, weekday: true }),
        opens: field.time({ required: true }),
        closes: field.time({ required: true, upTo24: true }),
      },
      { max: 70 },
    ),
  },
  list: {
    columns: ['name', 'store_id', 'valid_from', 'valid_to'],
    moreColumns: ['updated_at'],
    sort: ['valid_from', 'desc'],
    filters: ['store_id', 'valid_from'],
    search: ['name'],
    inline: ['name'],
  },
  form: { main: ['store_id', 'name', 'valid_from', 'valid_to', 'intervals'] },
  rules: [checkPeriod, checkIntervals],
  syncs: true,
});
