import { idempotencyHeader } from '../../api/operation.ts';
import { languages } from '../../basics/languages.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { choice, count, day, flag, identifier, instant, list, note, nullable, object, text } from '../../kit/shape.ts';
import { messageChannels } from '../../resources/settings/outbox.ts';
import { dayParts, offerMinutes, waitingEvents, waitingStates } from '../../rules/booking/waiting-list.ts';
import { isEmail } from '../../rules/text/contact.ts';

/** How many lists one mailbox or telephone can join at once, and how many clients from one network. */
export const mostWaiting = { ofClient: 5, ofNetwork: 20 } as const;

const secretToken = field.text({ required: true, max: 100, description: 'The secret of the link.' });
const common = { stage: 'public', tag: 'public', method: 'post' } as const;

const wish = {
  first_day: field.day({ required: true, description: 'The first day that suits.' }),
  last_day: field.day({
    required: true,
    description: 'The last day that suits: with it the waiting ends, and what is known of the client is erased.',
  }),
  part: field.choice(dayParts, { default: 'any', description: 'Which part of a day suits.' }),
};
const client = {
  name: field.text({ max: 120 }),
  email: field.text({ max: 254, check: [isEmail, 'email'], description: 'An e-mail or a telephone is needed.' }),
  phone: field.phone({}),
};
const waitingAnswer = {
  id: identifier,
  first_day: day,
  last_day: day,
  part: choice(dayParts),
  state: choice(waitingStates),
};

const shownWait = object({
  state: choice(waitingStates),
  store: object({ name: text(120), name_en: nullable(text(120)) }),
  service: object({ id: identifier, name: text(80), name_en: nullable(text(80)) }),
  first_day: day,
  last_day: day,
  part: choice(dayParts),
  language: choice(languages),
  before: note(count, 'How many wait before the client.'),
  offer: note(nullable(object({ starts_at: instant, ends_at: instant, until: instant })), 'The time that is held for the client.'),
  order: note(nullable(text(100)), 'The secret of the link to the order, once the offer was taken.'),
});

/** The waiting list of full days, as clients see it (decision 0150). Nothing happens by opening a link. */
export const publicWaitingOperations = [
  defineOperation({
    ...common,
    id: 'public.join-list',
    booking: 'orders',
    path: '/public/waiting-list',
    summary: `Waits for a time that is freed: it is held for the first in line for ${offerMinutes} minutes and offered by e-mail, or by SMS to a client without one.`,
    body: {
      service_id: field.reference('services', { required: true }),
      ...wish,
      ...client,
      consent: field.flag({ default: false }),
      language: field.choice(languages, { description: 'Of the letters; that of the request where it is left out.' }),
      website: field.text({ max: 200, description: 'Left empty by people; a request with it filled in is refused at this field.' }),
    },
    refusals: ['hidden_field_filled', 'client_blocked', 'already_waiting', 'too_many_waiting', 'too_many_orders', 'waiting_not_offered'],
    answer: { status: 201, schema: object({ by: choice(messageChannels), to: text(254) }) },
  }),
  defineOperation({
    ...common,
    id: 'public.show-wait',
    booking: 'reads',
    storing: 'nothing',
    path: '/public/waiting-list/show',
    summary: 'What a client waits for by a link, and what is offered to them. Changes nothing.',
    body: { token: secretToken },
    refusals: ['waiting_link_not_valid'],
    answer: { status: 200, schema: shownWait },
  }),
  defineOperation({
    ...common,
    id: 'public.take-offer',
    booking: 'orders',
    path: '/public/waiting-list/take',
    summary: 'Orders the time that is offered. Asked for again, it answers the same.',
    body: { token: secretToken },
    refusals: [
      'waiting_link_not_valid',
      'offer_ended',
      'too_many_orders',
      'client_blocked',
      'service_blocked',
      'office_closed',
      'outside_opening_hours',
      'order_full',
      'order_in_past',
    ],
    answer: { status: 200, schema: shownWait },
  }),
  defineOperation({
    ...common,
    id: 'public.pass-offer',
    booking: 'changes',
    path: '/public/waiting-list/pass',
    summary: 'Lets the next in line have the time that is offered, and waits on for another one. Asked for again, it answers the same.',
    body: { token: secretToken },
    refusals: ['waiting_link_not_valid'],
    answer: { status: 200, schema: shownWait },
  }),
  defineOperation({
    ...common,
    id: 'public.leave-list',
    booking: 'changes',
    path: '/public/waiting-list/leave',
    summary: 'Waits no more: what is known of the client is erased, and an offered time goes to the next in line.',
    body: { token: secretToken },
    refusals: ['waiting_link_not_valid'],
    answer: { status: 204, schema: null },
  }),
] as const;

const staff = { stage: 'passed', tag: 'orders' } as const;
const pathValues = { id: field.int({ required: true, min: 1, max: 2_147_483_647, description: 'Of the client, as it is listed.' }) };

/** The same for staff, by their rights for orders. */
export const waitingListOperations = [
  defineOperation({
    ...staff,
    id: 'waiting-list.read',
    method: 'get',
    path: '/waiting-list',
    summary: 'Who waits for a freed time at a branch, in their order.',
    query: {
      store_id: field.reference('stores', { required: true }),
      service_id: field.reference('services', {}),
      day: field.day({ description: 'For whom the day would suit.' }),
    },
    refusals: ['forbidden'],
    answer: {
      status: 200,
      schema: list(
        object({
          ...waitingAnswer,
          service_id: identifier,
          service: text(120),
          name: text(120),
          email: nullable(text(254)),
          phone: nullable(text(40)),
          created_at: instant,
          by_staff: flag,
          offer: note(
            nullable(object({ starts_at: instant, ends_at: instant, offered_at: instant, until: instant })),
            'What was offered last; of a client who has a time, that one.',
          ),
          history: list(
            object({
              at: instant,
              what: choice(waitingEvents),
              by: note(nullable(text(120)), 'The member of staff who did it; null where the client or the server did.'),
              starts_at: note(nullable(instant), 'Of which time.'),
            }),
          ),
        }),
      ),
    },
  }),
  defineOperation({
    ...staff,
    id: 'waiting-list.add',
    method: 'post',
    path: '/waiting-list',
    summary: 'Adds a client who asks for a full day.',
    headers: [idempotencyHeader],
    body: { service_id: field.reference('services', { required: true }), ...wish, ...client },
    refusals: ['forbidden', 'not_found', 'already_waiting', 'email_blocked'],
    answer: { status: 201, schema: object(waitingAnswer) },
  }),
  defineOperation({
    ...staff,
    id: 'waiting-list.offer-next',
    method: 'post',
    path: '/waiting-list/offers',
    summary: 'Offers a free time of the day to the next in line now, instead of to a client who says that they do not want it.',
    headers: [idempotencyHeader],
    body: {
      service_id: field.reference('services', { required: true }),
      day: field.day({ required: true, description: 'The day of the time.' }),
      instead_of: field.int({ min: 1, max: 2_147_483_647, description: 'The client who lets the offered time go: they wait on.' }),
    },
    refusals: ['forbidden', 'not_found', 'offer_ended', 'nothing_to_offer'],
    answer: {
      status: 200,
      schema: object({
        to: note(
          nullable(object({ name: text(120), starts_at: instant, until: instant })),
          'Null where the time that was let go suits no one else.',
        ),
      }),
    },
  }),
  defineOperation({
    ...staff,
    id: 'waiting-list.take',
    method: 'post',
    path: '/waiting-list/{id}/take',
    summary: 'Orders the offered time for a client who says so on the telephone. Asked for again, it answers the same.',
    pathValues,
    refusals: [
      'forbidden',
      'not_found',
      'offer_ended',
      'booking_closed',
      'too_many_orders',
      'client_blocked',
      'email_blocked',
      'service_blocked',
      'office_closed',
      'outside_opening_hours',
      'order_full',
      'order_in_past',
    ],
    answer: { status: 200, schema: object({ order_id: identifier }) },
  }),
  defineOperation({
    ...staff,
    id: 'waiting-list.remove',
    method: 'delete',
    path: '/waiting-list/{id}',
    summary: 'Removes a client from the list; an offered time goes to the next in line.',
    pathValues,
    refusals: ['forbidden', 'not_found'],
    answer: { status: 204, schema: null },
  }),
] as const;
