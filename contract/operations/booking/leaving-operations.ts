import { idempotencyHeader } from '../../api/operation.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { choice, count, flag, identifier, instant, list, note, nullable, object, text } from '../../kit/shape.ts';
import { messageChannels } from '../../resources/settings/outbox.ts';
import { graceSeconds, keptReasons, takenBackPurposes } from '../../rules/orders/grace.ts';

/** This many orders of one change are named; how many there are in all is counted. */
export const namedLeaving = 3;

const order = { id: identifier, name: text(120), starts_at: instant };

/** Changes of orders, as long as their messages wait, and taking them back (decision 0147). */
export const leavingOperations = [
  defineOperation({
    id: 'orders.leaving',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/leaving-changes',
    summary: `Moves and cancellations of the caller whose messages leave within ${graceSeconds} seconds, the newest first, with what really waits. Names at most ${namedLeaving} orders of each.`,
    refusals: ['forbidden'],
    answer: {
      status: 200,
      schema: object({
        now: note(instant, 'By the clock of the server, to count down by.'),
        changes: list(
          object({
            id: identifier,
            purpose: note(nullable(choice(takenBackPurposes)), 'Null where one request did both.'),
            leaves_at: instant,
            total: count,
            orders: note(list(object(order)), 'Of a moved order the time that it has now.'),
            waiting: note(list(object({ channel: choice(messageChannels), count })), 'Messages that leave at that time.'),
            kept: note(count, 'Messages that stay in the outbox because their channel leads nowhere.'),
          }),
        ),
      }),
    },
  }),
  defineOperation({
    id: 'orders.take-back',
    stage: 'passed',
    tag: 'orders',
    method: 'post',
    path: '/leaving-changes/{id}/take-back',
    summary:
      'Takes back a move or a cancellation before its messages leave: the orders are where and what they were, and nothing is sent. Where some cannot be taken back, nothing is done and the answer says which and why, unless `partly` is set.',
    pathValues: { id: field.int({ required: true, min: 1, max: 2_147_483_647, description: 'Of the change, as it is listed.' }) },
    headers: [idempotencyHeader],
    body: { partly: field.flag({ default: false, description: 'Takes back those that can be.' }) },
    refusals: ['forbidden', 'not_found'],
    answer: {
      status: 200,
      schema: object({
        done: note(flag, 'Whether anything was taken back.'),
        taken_back: note(list(object(order)), 'Those that are taken back, or could be.'),
        kept: list(
          object({
            id: identifier,
            name: note(nullable(text(120)), 'Null of an order that is out of sight.'),
            starts_at: nullable(instant),
            reason: choice(keptReasons),
            by: note(nullable(text(200)), 'Who changed it since.'),
          }),
        ),
      }),
    },
  }),
] as const;
