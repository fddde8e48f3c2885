import { defineResource, field } from '../../kit/index.ts';
import { licenceWarningDays } from '../../rules/branch-status/licence.ts';
import { checkIntervals } from '../../rules/opening/check-intervals.ts';
import { fixedLimits, unusualWait } from '../../rules/statistics/unusual-wait.ts';

/** What a new store begins with, and from when something at stores is reported: page 03, `/stores/settings`. */
export const storeDefaults = defineResource({
  name: 'store-defaults',
  page: '/stores/settings/defaults',
  areas: ['store'],
  writtenBy: 'superAdministrator',
  limitedBy: null, // shared by all stores
  singleton: true,
  represent: 'silence_minutes',
  fields: {
    // 0 is Sunday. Without any, a new store has no opening hours until someone writes them.
    intervals: field.children(
      {
        weekday: field.int({ required: true, min: 0, max: 6, weekday: true }),
        opens: field.time({ required: true }),
        closes: field.time({ required: true, upTo24: true }),
      },
      { max: 70 },
    ),
    // A new e-mail notification begins with it; the states of 10 minutes and 1 hour are fixed (specification section 9).
    silence_minutes: field.int({ required: true, min: 1, max: 1440, default: 10 }),
    unusual_times: field.decimal({ required: true, min: 1, max: 10, places: 1, default: unusualWait.times }),
    unusual_minutes: field.int({ required: true, min: 1, max: 240, default: unusualWait.minutes }),
    // Null: the store is never named for it.
    long_wait_minutes: field.int({ min: 1, max: 600, default: fixedLimits.minutes }),
    many_waiting: field.int({ min: 1, max: 1000, default: fixedLimits.waiting }),
    licence_days: field.int({ required: true, min: 1, max: 365, default: licenceWarningDays }),
  },
  list: { columns: ['silence_minutes'], sort: ['id', 'asc'] },
  form: {
    hours: ['intervals'],
    alerts: ['unusual_times', 'unusual_minutes', 'long_wait_minutes', 'many_waiting', 'silence_minutes', 'licence_days'],
  },
  rules: [checkIntervals],
});
