import { input } from '../../api/input.ts';
import { idempotencyHeader } from '../../api/operation.ts';
import { bookingPlansAtOnce } from '../../basics/limits.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { anything, choice, count, day, flag, identifier, instant, list, note, nullable, object, text, weekday } from '../../kit/shape.ts';
import { copiedFields } from '../../rules/booking/plan-differences.ts';

const block = object({
  weekday,
  opens: text(5),
  closes: text(5),
  length_minutes: count,
  capacity: count,
  valid_from: nullable(day),
  valid_to: nullable(day),
});

const copied = object(
  {
    store_id: identifier,
    service_id: nullable(identifier),
    web_group_id: nullable(identifier),
    store: note(nullable(text(120)), 'What the store is called; null where it is not seen.'),
    name: note(nullable(text(80)), 'What the service or the agenda is called; null where it is not seen.'),
    result: note(
      choice(['created', 'changed', 'unchanged', 'left_out', 'refused']),
      'The plan is not copied to what it is for: that is left out.',
    ),
    fields: list(object({ field: choice(copiedFields), before: anything, after: anything })),
    days: list(object({ weekday, before: list(block), after: list(block) })),
    cut: note(
      list(object({ weekday, opens: text(5), closes: text(5) })),
      'Parts of the intervals that the opening hours of an ordinary week there cut off.',
    ),
    leaves_agenda: note(flag, 'The service was ordered by the plan of an agenda and gets one of its own.'),
    orders: note(count, 'Coming orders whose time would be offered no more. They stay.'),
    lost: note(
      list(object({ id: identifier, starts_at: instant, name: nullable(text()) })),
      'The first of these orders; the name is null for who may not see orders.',
    ),
    seen: note(text(64), 'Stands for what is told of the target.'),
  },
  { message: note(text(), 'Why it was refused or left out.') },
);

/** Copying of booking plans (page 05, Configuration of intervals). */
export const planCopyOperations = [
  defineOperation({
    id: 'booking-plans.copy',
    method: 'post',
    path: '/booking-plans/{id}/copy',
    stage: 'passed',
    tag: 'booking-plans',
    summary: `Copies what a booking plan offers to other services or agendas of stores: over the plan there, otherwise as a new one. Each target by itself, at most ${bookingPlansAtOnce}; with dry_run it only tells what would change.`,
    pathValues: { id: field.reference('booking-plans', { required: true }) },
    headers: [idempotencyHeader],
    body: {
      targets: input.list(
        input.group(
          {
            store_id: field.reference('stores', { required: true }),
            service_id: field.reference('services', {}),
            web_group_id: field.reference('web-groups', {}),
          },
          { required: true },
        ),
        { required: true, max: bookingPlansAtOnce, description: 'Each a service of the store, or an agenda there.' },
      ),
      dry_run: field.flag({ default: false, description: 'Answers what would happen and stores nothing.' }),
      seen: input.list(field.text({ max: 64 }), {
        max: bookingPlansAtOnce,
        description: 'What previews gave: a target of which another one was seen, or none, is refused.',
      }),
    },
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: list(copied) },
  }),
] as const;
