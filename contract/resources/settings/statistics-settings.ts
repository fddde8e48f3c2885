import { defineResource, field } from '../../kit/index.ts';
import { targetMinutes, usualTarget } from '../../rules/statistics/target-share.ts';

/** What counts as a good wait in the whole town, and what statistics leave out (page 06, `/statistics/settings`). */
export const statisticsSettings = defineResource({
  name: 'statistics-settings',
  page: '/statistics/settings',
  areas: ['settings', 'statistics'],
  limitedBy: null, // shared by all stores
  singleton: true,
  represent: 'target_minutes',
  fields: {
    target_minutes: field.choice(targetMinutes, { required: true, default: usualTarget.minutes }),
    target_share: field.int({ required: true, min: 1, max: 100, default: usualTarget.percent }),
    // 0 counts every handling.
    shortest_handling: field.int({ required: true, min: 0, max: 600, default: 0 }),
    // Clients who come outside of these hours of clocks in Prague are not counted. None: from midnight, until midnight.
    working_from: field.time({}),
    working_to: field.time({ upTo24: true }),
    left_out_services: field.references('services', {}),
  },
  list: { columns: ['target_minutes'], sort: ['id', 'asc'] },
  form: { main: ['target_minutes', 'target_share', 'working_from', 'working_to', 'shortest_handling', 'left_out_services'] },
  rules: [
    {
      code: 'hours_reversed',
      at: 'working_to',
      breaks: ({ working_from: from, working_to: to }) => typeof from === 'string' && typeof to === 'string' && from >= to,
    },
  ],
});
