import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { noun } from '../basics/noun.ts';

export const openingPlans = {
  noun: noun('plan of opening hours', 'plans of opening hours'),
  page: 'Plans of opening hours',
  fields: { store_id: 'Branch', name: 'Name', valid_from: 'Valid from', valid_to: 'Valid to', intervals: 'Week' },
  tabs: { main: 'Plan' },
  choices: {},
  children: { intervals: { weekday: 'Weekday', opens: 'From', closes: 'To' } },
  helps: {
    valid_from: 'The base plan has no dates and holds whenever no other one does.',
    valid_to: 'The last day that it holds. Empty means without an end.',
  },
  empty: 'There is no plan yet. Add the base one so that the branch has opening hours.',
} satisfies LabelsOf<Registry['opening-plans']>;

export const openingExceptions = {
  noun: noun('exception from opening hours', 'exceptions from opening hours'),
  page: 'Exceptions from opening hours',
  fields: { store_id: 'Branch', day: 'Day', closed: 'Closed', intervals: 'Opening hours', note: 'Note' },
  tabs: { main: 'Exception' },
  choices: {},
  children: { intervals: { opens: 'From', closes: 'To' } },
  helps: {
    day: 'On this day the exception holds instead of the plan, even on a public holiday.',
    note: 'Why the day is different. It is shown in the calendar.',
  },
  rules: {
    closed_with_intervals: 'A closed day has no hours, remove the intervals or open the day',
    intervals_needed: 'Add at least one interval, or mark the day as closed',
  },
  empty: 'There is no exception yet. Add the first one for a day that is not open as planned.',
} satisfies LabelsOf<Registry['opening-exceptions']>;

export const dayMarks = {
  noun: noun('mark of a day', 'marks of days'),
  page: 'Marked days',
  fields: { store_id: 'Branch', day: 'Day', day_type: 'Type of the day', note: 'Note' },
  tabs: { main: 'Mark' },
  choices: { day_type: { holiday: 'Holiday', blocked: 'Blocked', open: 'Open even on a public holiday' } },
  children: {},
  helps: { day_type: 'Public holidays come by themselves and need no mark.' },
  empty: 'There is no marked day yet. Days are marked in the calendar of the branch.',
} satisfies LabelsOf<Registry['day-marks']>;
