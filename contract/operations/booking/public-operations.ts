import { languages } from '../../basics/languages.ts';
import { mostBookableDays } from '../../basics/limits.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { choice, count, day, flag, identifier, instant, list, note, nullable, number, object, text, whole } from '../../kit/shape.ts';
import { clientChannels } from '../../resources/web-orders/orders.ts';
import { dayTypes } from '../../rules/opening/day-hours.ts';
import { letterState, typedEmail } from './waiting-order-operations.ts';

const asked = object({ shown: flag, required: flag });
/** The English variant of what is before it; null where the office wrote none. */
const english = (maxLength: number) => note(nullable(text(maxLength)), 'In English; null where there is none.');
const heading = object({ title: nullable(text(120)), title_en: english(120), text: nullable(text(2000)), text_en: english(2000) });
const token = text(100);
const secretToken = field.text({ required: true, max: 100 });

/** What a day looks like to clients. */
export const freeDay = object({
  day,
  type: choice(dayTypes),
  free: note(count, 'Times that have a free place.'),
  opens_at: note(nullable(instant), 'When the day opens for ordering; null when it has opened.'),
});
/** A free time as clients are answered it. */
export const freeTime = object({ starts_at: instant, ends_at: instant });

const common = { stage: 'public', tag: 'public' } as const;

const hold = object({
  token: note(token, 'Whoever has it holds the time.'),
  starts_at: instant,
  ends_at: instant,
  held_until: instant,
  now: note(instant, 'The clock of the server, by which held_until counts.'),
});

/** What a booking page, a mobile application or a kiosk on the web calls (page 05, Public interface). No one signs in. */
export const publicOperations = [
  defineOperation({
    ...common,
    id: 'public.booking',
    booking: 'reads',
    method: 'get',
    path: '/public/booking',
    summary: 'What can be ordered where, and how the booking page looks and what it asks for.',
    answer: {
      status: 200,
      schema: object({
        office_name: nullable(text(120)),
        office_name_en: english(120),
        texts: object({
          service: heading,
          time: heading,
          form: heading,
          confirmation: heading,
          confirm_text: nullable(text(2000)),
          confirm_text_en: english(2000),
        }),
        form: object({
          name: asked,
          phone: asked,
          note: asked,
          checkbox: object({ shown: flag, required: flag, text: nullable(text(2000)), text_en: english(2000) }),
        }),
        show_map: flag,
        map_attribution: note(nullable(text(500)), 'Whose the map is whose pictures are at /objednani/map; null where there is none.'),
        is_confirmed_by_email: note(flag, 'Whether an order waits for its confirmation by the link in an e-mail.'),
        waiting_list: note(
          object({ email: flag, sms: flag }),
          'By which ways clients can hear of a freed time; without any there is no waiting list.',
        ),
        confirmation_minutes: whole,
        logo_url: nullable(text(500)),
        terms_url: nullable(text(500)),
        terms_url_en: english(500),
        groups: list(
          object({
            id: identifier,
            name: text(80),
            name_en: english(80),
            text: nullable(text(500)),
            text_en: english(500),
            picture_url: nullable(text(500)),
          }),
        ),
        services: note(
          list(object({ id: identifier, store_id: identifier, name: text(80), name_en: english(80), group_ids: list(identifier) })),
          'Services of the same name at several stores are one thing to choose; in the order in which they are offered.',
        ),
        stores: list(
          object({
            id: identifier,
            name: text(120),
            name_en: english(120),
            text: nullable(text(2000)),
            text_en: english(2000),
            street: nullable(text(120)),
            city: nullable(text(80)),
            zip: nullable(text(6)),
            latitude: nullable(number),
            longitude: nullable(number),
            phone: nullable(text(40)),
            email: nullable(text(254)),
            waiting: note(nullable(count), 'Null where it is not known or the settings do not show it.'),
          }),
        ),
      }),
    },
  }),
  defineOperation({
    ...common,
    id: 'public.free-days',
    booking: 'reads',
    method: 'get',
    path: '/public/services/{id}/free-days',
    summary: `What the days of a service look like; at most ${mostBookableDays} days.`,
    pathValues: { id: field.reference('services', { required: true }) },
    query: {
      from: field.day({ required: true, description: 'The first day.' }),
      to: field.day({ required: true, description: 'The last day.' }),
    },
    answer: {
      status: 200,
      schema: list(freeDay),
    },
  }),
  defineOperation({
    ...common,
    id: 'public.free-times',
    booking: 'reads',
    method: 'get',
    path: '/public/services/{id}/free-times',
    summary: 'Times of a service that have a free place on the day.',
    pathValues: { id: field.reference('services', { required: true }) },
    query: { day: field.day({ required: true, description: 'The day.' }) },
    answer: { status: 200, schema: list(freeTime) },
  }),
  defineOperation({
    ...common,
    id: 'public.nearest-times',
    booking: 'reads',
    method: 'get',
    path: '/public/services/{id}/nearest-times',
    summary: `The nearest free time of the service, and of those of the same name at other branches, within ${mostBookableDays} days.`,
    pathValues: { id: field.reference('services', { required: true }) },
    answer: {
      status: 200,
      schema: list(object({ service_id: identifier, starts_at: note(nullable(instant), 'Null where no time is free.') })),
    },
  }),
  defineOperation({
    ...common,
    id: 'public.hold',
    booking: 'changes',
    method: 'post',
    path: '/public/holds',
    summary: 'Holds a free time for ten minutes. A time that is free no more is refused with the nearest ones as nearest.',
    body: { service_id: field.reference('services', { required: true }), starts_at: field.instant({ required: true }) },
    refusals: ['time_not_free', 'too_many_holds'],
    answer: { status: 201, schema: hold },
  }),
  defineOperation({
    ...common,
    id: 'public.release',
    booking: 'changes',
    method: 'post',
    path: '/public/holds/release',
    summary: 'Gives back a time that is held.',
    body: { token: secretToken },
    answer: { status: 204, schema: null },
  }),
  defineOperation({
    ...common,
    id: 'public.order',
    booking: 'orders',
    method: 'post',
    path: '/public/orders',
    summary: 'Orders the time that is held. It must be confirmed by the link in the e-mail within confirmation_minutes, or it expires.',
    body: {
      hold: secretToken,
      email: typedEmail,
      name: field.text({ max: 120 }),
      phone: field.phone({}),
      note: field.text({ max: 1000, lines: 3 }),
      consent: field.flag({ default: false }),
      language: field.choice(languages, {
        description: 'Of the letters about the order and of the page of its link; that of the request where it is left out.',
      }),
      channel: field.choice(clientChannels, {
        default: 'web',
        description: 'What the client ordered by, for lists and statistics alone. The caller says it, and nobody proves it.',
      }),
      website: field.text({ max: 200, description: 'Left empty by people; an order with it filled in is refused at this field.' }),
    },
    refusals: [
      'hold_ended',
      'hidden_field_filled',
      'too_many_unconfirmed',
      'too_many_orders',
      'client_blocked',
      'service_blocked',
      'office_closed',
      'outside_opening_hours',
      'order_full',
      'order_in_past',
    ],
    answer: {
      status: 201,
      schema: object({
        email: text(254),
        confirm_until: note(nullable(instant), 'Null where it need not be confirmed, because no e-mails are sent.'),
        token: note(nullable(token), 'The secret of the link of an order that need not be confirmed.'),
        letter: letterState,
      }),
    },
  }),
] as const;
