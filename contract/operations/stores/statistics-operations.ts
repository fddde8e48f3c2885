import { input } from '../../api/input.ts';
import { exportFormats } from '../../derive/export-columns.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { exportTypes } from '../../derive/operations/export-operations.ts';
import { field } from '../../kit/index.ts';
import { content } from '../../kit/shape.ts';
import { measureNames } from '../../rules/statistics/definitions.ts';
import { exactMinutes } from '../../rules/statistics/histogram.ts';
import { comparisons, groupings, namedPeriods } from '../../rules/statistics/question.ts';
import {
  mostVisits,
  statisticsAnswer,
  statisticsChoices,
  statisticsRecount,
  statisticsSpread,
  statisticsVisits,
} from '../statistics-answer.ts';
import { statisticsPlanning } from './statistics-planning.ts';
import { statisticsWhatIf, statisticsWhatIfPast } from './statistics-what-if.ts';

/** As an address has them. */
const targets = exactMinutes.map(String);
const most = 500;
/** Each of them is planned in turn: more are no table that a manager reads. */
const mostPlanned = 100;
const identifiers = (description: string) =>
  input.list(field.int({ required: true, min: 1, max: 2_147_483_647 }), { max: most, description });

/** Of which clients, and by what they are apart. */
const asked = {
  period: field.choice(namedPeriods, { description: 'A period by name; or `from` and `to`.' }),
  from: field.day({ description: 'The first day in Prague.' }),
  to: field.day({ description: 'The last day.' }),
  stores: identifiers('Of these stores alone.'),
  regions: identifiers('Of the stores of these regions alone.'),
  services: identifiers('Of these services alone.'),
  groups: identifiers('Of the services of these aggregate groups alone.'),
  channels: input.list(field.text({ required: true, max: 20 }), {
    max: 20,
    description: 'Of who came this way alone: `walk_in`, or a channel of orders.',
  }),
  weekdays: input.list(field.int({ required: true, min: 0, max: 6 }), {
    max: 7,
    description: 'Of these days of the week alone, 0 is Monday.',
  }),
  by: field.choice(groupings, { description: 'By what rows are apart; everything together if it is not said.' }),
};

/** Which values are said, and how. */
const said = {
  values: input.list(field.choice(measureNames, { required: true }), { required: true, max: measureNames.length }),
  compared: field.choice(comparisons, { description: 'With which period it is compared.' }),
  target: field.choice(targets, {
    description: 'Within how many minutes clients are to be called; the target of the town if it is not said.',
  }),
};

/** Statistics: page 06. */
export const statisticsOperations = [
  defineOperation({
    id: 'statistics',
    method: 'get',
    path: '/statistics-answer',
    stage: 'passed',
    tag: 'dashboard',
    summary:
      'Clients, waits and handlings of a period by what is asked, out of roll-ups: rows, their total, and the same of another period. Limited to the stores of the caller. Needs the area `statistics`.',
    query: { ...asked, ...said },
    refusals: ['forbidden'],
    answer: { status: 200, schema: statisticsAnswer },
  }),
  defineOperation({
    id: 'statistics.visits',
    method: 'get',
    path: '/statistics-visits',
    stage: 'passed',
    tag: 'dashboard',
    summary: `The visits behind a row of statistics: their count, and the latest ${mostVisits}. Needs the area \`statistics\`, and \`store\` or \`overviews\`.`,
    query: {
      ...asked,
      key: field.text({ max: 40, description: 'The key of the row; all of them together if it is not said.' }),
      of: field.choice(measureNames, {
        description: 'The value that they are behind; `tickets` if it is not said. Reservations and peaks have none.',
      }),
      target: said.target,
    },
    refusals: ['forbidden'],
    answer: { status: 200, schema: statisticsVisits },
  }),
  defineOperation({
    id: 'statistics.choices',
    method: 'get',
    path: '/statistics-choices',
    stage: 'passed',
    tag: 'dashboard',
    summary:
      'Stores in reach of the caller, their regions and services, and aggregate groups: by what statistics can be narrowed. Needs the area `statistics`.',
    refusals: ['forbidden'],
    answer: { status: 200, schema: statisticsChoices },
  }),
  defineOperation({
    id: 'statistics.spread',
    method: 'get',
    path: '/statistics-spread',
    stage: 'passed',
    tag: 'dashboard',
    summary: 'How many of those who were called waited how long, in bands of minutes. Needs the area `statistics`.',
    query: { ...asked, compared: said.compared, target: said.target },
    refusals: ['forbidden'],
    answer: { status: 200, schema: statisticsSpread },
  }),
  defineOperation({
    id: 'statistics.planning',
    method: 'get',
    path: '/statistics-planning',
    stage: 'passed',
    tag: 'dashboard',
    summary:
      'How many clients are expected in the coming fourteen days of a store by hour, how many desks that needs, and how far such forecasts were from what came. Needs the area `statistics`.',
    query: {
      store: field.int({ required: true, min: 1, max: 2_147_483_647, description: 'The store.' }),
      target: said.target,
    },
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: statisticsPlanning },
  }),
  defineOperation({
    id: 'statistics.planning-export',
    method: 'get',
    path: '/statistics-planning-export',
    stage: 'passed',
    tag: 'dashboard',
    summary:
      'The same of several stores as a file, a row for each hour: what is expected and how many desks that needs; a workbook has in its second sheet what that means. Needs the area `statistics`.',
    query: {
      stores: input.list(field.int({ required: true, min: 1, max: 2_147_483_647 }), {
        required: true,
        max: mostPlanned,
        description: 'The stores.',
      }),
      from: field.day({ description: 'The first of the coming days; today if it is not said.' }),
      to: field.day({ description: 'The last of them; as far as forecasts reach if it is not said.' }),
      target: said.target,
      format: field.choice(exportFormats, { required: true }),
    },
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: content, type: exportTypes.csv, alsoTypes: [exportTypes.xlsx] },
  }),
  defineOperation({
    id: 'statistics.what-if',
    method: 'get',
    path: '/statistics-what-if',
    stage: 'passed',
    tag: 'dashboard',
    summary:
      'What is known of a coming day of a store, so that plans of desks can be played on it: the forecast, reservations, how long services take, and when desks usually are open. Needs the area `statistics`.',
    query: {
      store: field.int({ required: true, min: 1, max: 2_147_483_647, description: 'The store.' }),
      day: field.day({ description: 'A coming day; the first one that can be played if it is not said.' }),
      target: said.target,
    },
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: statisticsWhatIf },
  }),
  defineOperation({
    id: 'statistics.what-if-past',
    method: 'get',
    path: '/statistics-what-if-past',
    stage: 'passed',
    tag: 'dashboard',
    summary:
      'How far the last thirty office days of a store, played again with their arrivals and desks, are from what happened. Needs the area `statistics`.',
    query: {
      store: field.int({ required: true, min: 1, max: 2_147_483_647, description: 'The store.' }),
      target: said.target,
    },
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: statisticsWhatIfPast },
  }),
  defineOperation({
    id: 'statistics.recount',
    method: 'get',
    path: '/statistics-recount',
    stage: 'passed',
    tag: 'dashboard',
    summary: 'How far the counting of all days after another setting of statistics is. Needs the areas `settings` and `statistics`.',
    refusals: ['forbidden'],
    answer: { status: 200, schema: statisticsRecount },
  }),
  defineOperation({
    id: 'statistics.stop-recount',
    method: 'put',
    path: '/statistics-recount',
    stage: 'passed',
    tag: 'dashboard',
    summary:
      'Stops the counting of all days after another setting, or goes on with it. Days that are counted stay so; the others keep the figures of the earlier settings. Needs the areas `settings` and `statistics`.',
    body: { state: field.choice(['stopped', 'running'], { required: true }) },
    refusals: ['forbidden'],
    answer: { status: 200, schema: statisticsRecount },
  }),
  defineOperation({
    id: 'statistics.export',
    method: 'get',
    path: '/statistics-export',
    stage: 'passed',
    tag: 'dashboard',
    summary:
      'The same answer as a file: what was asked, rows and total as numbers; a workbook has the definitions in its second sheet. Needs the area `statistics`.',
    query: { ...asked, ...said, format: field.choice(exportFormats, { required: true }) },
    refusals: ['forbidden'],
    answer: { status: 200, schema: content, type: exportTypes.csv, alsoTypes: [exportTypes.xlsx] },
  }),
] as const;
