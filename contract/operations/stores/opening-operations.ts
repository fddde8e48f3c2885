import { input } from '../../api/input.ts';
import { idempotencyHeader } from '../../api/operation.ts';
import { storesAtOnce } from '../../basics/limits.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { choice, count, day, identifier, instant, list, note, nullable, object, text, time, weekday } from '../../kit/shape.ts';
import { dayMarks } from '../../resources/stores/day-marks.ts';
import { openingExceptions } from '../../resources/stores/opening-exceptions.ts';
import { openingPlans } from '../../resources/stores/opening-plans.ts';
import { removable } from '../../rules/opening/changed-sources.ts';
import { dayTypes, markTypes, reasonCodes } from '../../rules/opening/day-hours.ts';
import { publicHolidays } from '../../rules/opening/public-holidays.ts';

const interval = object({ opens: time, closes: time });

/** What became of a plan at each store that it was copied to. */
const copiedPlans = list(
  object(
    {
      store_id: identifier,
      name: nullable(text(120)),
      result: choice(['created', 'replaced', 'unchanged', 'refused']),
      changes: list(object({ weekday: weekday, before: list(interval), after: list(interval) })),
      orders: count,
      seen: note(text(64), 'Stands for what is told of the store.'),
    },
    { message: text() },
  ),
);

/** Most days in one answer: a leap year and the weeks around it. */
export const mostDays = 400;
/** Most orders that an impact names; how many there are in all it counts. */
export const namedOrders = 100;

const ofStore = { id: field.reference('stores', { required: true }) };
const common = { stage: 'passed', tag: 'opening-plans' } as const;
const { fields: planFields } = openingPlans;
const { fields: exceptionFields } = openingExceptions;
const copiedTo = {
  store_ids: input.list(field.reference('stores', { required: true }), { required: true, max: storesAtOnce }),
  dry_run: field.flag({ default: false, description: 'Answers what would happen and stores nothing.' }),
  seen: input.list(field.text({ max: 64 }), {
    max: storesAtOnce,
    description: 'What previews gave: a store of which another one was seen, or none, is refused.',
  }),
} as const;
const identified = field.int({ min: 1, max: 2_147_483_647, description: 'Of one that is saved already.' });

/** Opening hours in addition to their rows (page 03, Opening hours and Calendar of day types). */
export const openingOperations = [
  defineOperation({
    ...common,
    id: 'opening.days',
    method: 'get',
    path: '/stores/{id}/days',
    summary: `What days of a store look like, with the reason of each step and how many orders they hold; at most ${mostDays} days.`,
    query: {
      from: field.day({ required: true, description: 'The first day.' }),
      to: field.day({ required: true, description: 'The last day.' }),
    },
    pathValues: ofStore,
    refusals: ['forbidden', 'not_found'],
    answer: {
      status: 200,
      schema: list(
        object({
          day,
          type: choice(dayTypes),
          intervals: list(interval),
          reasons: list(
            object({
              code: choice(reasonCodes),
              id: nullable(identifier),
              name: nullable(text(200)),
              holiday: nullable(choice(publicHolidays)),
              intervals: list(interval),
            }),
          ),
          orders: count,
        }),
      ),
    },
  }),
  defineOperation({
    ...common,
    id: 'opening.impact',
    storing: 'nothing',
    method: 'post',
    path: '/stores/{id}/opening-impact',
    summary: `Coming orders that a change of hours would leave outside of them. Nothing is saved. Names at most ${namedOrders} of them, and only to who may read orders.`,
    pathValues: ofStore,
    // One of: a plan or an exception as it would be, one that would be deleted (removed, id), or days with the type that they get.
    body: {
      plan: input.group(
        { id: identified, valid_from: planFields.valid_from, valid_to: planFields.valid_to, intervals: planFields.intervals },
        {},
      ),
      exception: input.group(
        { id: identified, day: exceptionFields.day, closed: exceptionFields.closed, intervals: exceptionFields.intervals },
        {},
      ),
      removed: field.choice(removable, {}),
      id: field.int({ min: 1, max: 2_147_483_647, description: 'Of what would be deleted.' }),
      days: input.list(field.day({ required: true }), { max: mostDays }),
      day_type: field.choice(markTypes, { description: 'Null takes the marks of the days away.' }),
    },
    refusals: ['forbidden', 'not_found'],
    answer: {
      status: 200,
      schema: object({
        total: count,
        orders: list(
          object({
            id: identifier,
            starts_at: instant,
            ends_at: instant,
            service_id: identifier,
            service: text(120),
            pin: text(8),
            name: text(120),
          }),
        ),
      }),
    },
  }),
  defineOperation({
    ...common,
    id: 'opening.copy',
    method: 'post',
    path: '/stores/{id}/opening-copy',
    summary: 'Copies a plan of the store to other stores, each by itself; with dry_run it only tells what would change.',
    pathValues: ofStore,
    headers: [idempotencyHeader],
    body: { plan_id: field.reference('opening-plans', { required: true }), ...copiedTo },
    refusals: ['forbidden', 'not_found'],
    answer: {
      status: 200,
      schema: copiedPlans,
    },
  }),
  defineOperation({
    ...common,
    id: 'opening.apply-default',
    method: 'post',
    path: '/store-defaults/apply',
    summary:
      'Makes the default week the base plan of chosen stores, over the one that is there, each by itself; with dry_run it only tells what would change.',
    headers: [idempotencyHeader],
    body: copiedTo,
    refusals: ['forbidden', 'default_week_missing'],
    answer: { status: 200, schema: copiedPlans },
  }),
  defineOperation({
    ...common,
    id: 'opening.mark-days',
    method: 'post',
    path: '/stores/{id}/mark-days',
    summary: 'Marks days of the store in one step, or takes their marks away (day_type null).',
    pathValues: ofStore,
    headers: [idempotencyHeader],
    body: {
      days: input.list(field.day({ required: true }), { required: true, max: mostDays }),
      day_type: input.nullable(field.choice(markTypes, { description: 'Null takes the marks of the days away.' })),
      note: dayMarks.fields.note,
    },
    refusals: ['forbidden', 'not_found'],
    answer: {
      status: 200,
      schema: list(object({ day, result: choice(['created', 'changed', 'removed', 'unchanged']) })),
    },
  }),
] as const;
