import type { Operation } from '../../api/operation.ts';
import { languages } from '../../basics/languages.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { clientChannels } from '../../resources/web-orders/orders.ts';
import { dayTypes } from '../../rules/opening/day-hours.ts';
import { orderStates } from '../../rules/orders/order-states.ts';

const identifier = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
const day: JsonSchema = { type: 'string', format: 'date' };
const instant: JsonSchema = { type: 'string', format: 'date-time' };
const flag: JsonSchema = { type: 'boolean' };
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const asked = object({ shown: flag, required: flag });
/** The English variant of what stands before it; null where the office wrote none. */
const english = (maxLength: number): JsonSchema => ({ ...nullable(text(maxLength)), description: 'In English; null where there is none.' });
const heading = object({ title: nullable(text(120)), title_en: english(120), text: nullable(text(2000)), text_en: english(2000) });
const token = text(100);
const language: JsonSchema = { type: 'string', enum: languages };

/** The longest range of days that one request may ask for. */
export const mostBookableDays = 62;

const common = { stage: 'public', tag: 'public' } as const;

/** The order as its client sees it through the link. */
const ordered = object({
  state: { type: 'string', enum: orderStates },
  store: object({
    id: identifier,
    name: text(120),
    name_en: english(120),
    street: nullable(text(120)),
    city: nullable(text(80)),
    phone: nullable(text(40)),
    has_kiosk: { ...flag, description: 'Whether a kiosk takes the PIN there; where not, clients say it at a desk.' },
  }),
  service: object({ id: identifier, name: text(80), name_en: english(80) }),
  starts_at: instant,
  ends_at: instant,
  name: nullable(text(120)),
  language: { ...language, description: 'Of its letters: the one in which it was made, unless the office has changed it.' },
  pin: { ...nullable(text(8)), description: 'Null until the order is confirmed.' },
  confirm_until: nullable(instant),
  uid: { ...text(100), description: 'The same as long as there is the order: the UID of its calendar file.' },
  sequence: { type: 'integer', minimum: 0, description: 'Grows with each calendar file that was sent.' },
  can_be_changed: { ...flag, description: 'Whether it can still be moved and cancelled: until its beginning.' },
});

const hold = object({
  token: { ...token, description: 'Whoever has it holds the time.' },
  starts_at: instant,
  ends_at: instant,
  held_until: instant,
  now: { ...instant, description: 'The clock of the server, by which held_until counts.' },
});

/** What a booking page, a mobile application or a kiosk on the web calls (page 05, Public interface). Nobody signs in. */
export const publicOperations: readonly Operation[] = [
  {
    ...common,
    id: 'public.booking',
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
        map_attribution: {
          ...nullable(text(500)),
          description: 'Whose the map is whose pictures are at /objednani/map; null where there is none.',
        },
        is_confirmed_by_email: { ...flag, description: 'Whether an order waits for its confirmation by the link in an e-mail.' },
        confirmation_minutes: { type: 'integer', minimum: 1 },
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
        services: {
          ...list(object({ id: identifier, store_id: identifier, name: text(80), name_en: english(80), group_ids: list(identifier) })),
          description: 'Services of the same name at several stores are one thing to choose; in the order in which they are offered.',
        },
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
            latitude: nullable({ type: 'number' }),
            longitude: nullable({ type: 'number' }),
            phone: nullable(text(40)),
            email: nullable(text(254)),
            waiting: {
              ...nullable({ type: 'integer', minimum: 0 }),
              description: 'Null where it is not known or the settings do not show it.',
            },
          }),
        ),
      }),
    },
  },
  {
    ...common,
    id: 'public.free-days',
    method: 'get',
    path: '/public/services/{id}/free-days',
    summary: `What the days of a service look like; at most ${mostBookableDays} days.`,
    parameters: [
      { name: 'id', in: 'path', required: true, description: 'Identifier of the service.', schema: identifier },
      { name: 'from', in: 'query', required: true, description: 'The first day.', schema: day },
      { name: 'to', in: 'query', required: true, description: 'The last day.', schema: day },
    ],
    answer: {
      status: 200,
      schema: list(
        object({
          day,
          type: { type: 'string', enum: dayTypes },
          free: { type: 'integer', minimum: 0, description: 'Times that have a free place.' },
          opens_at: { ...nullable(instant), description: 'When the day opens for ordering; null when it has opened.' },
        }),
      ),
    },
  },
  {
    ...common,
    id: 'public.free-times',
    method: 'get',
    path: '/public/services/{id}/free-times',
    summary: 'Times of a service that have a free place on the day.',
    parameters: [
      { name: 'id', in: 'path', required: true, description: 'Identifier of the service.', schema: identifier },
      { name: 'day', in: 'query', required: true, description: 'The day.', schema: day },
    ],
    answer: { status: 200, schema: list(object({ starts_at: instant, ends_at: instant })) },
  },
  {
    ...common,
    id: 'public.hold',
    method: 'post',
    path: '/public/holds',
    summary: 'Holds a free time for ten minutes. A time that is free no more is refused with the nearest ones as nearest.',
    body: object({ service_id: identifier, starts_at: instant }),
    answer: { status: 201, schema: hold },
  },
  {
    ...common,
    id: 'public.release',
    method: 'post',
    path: '/public/holds/release',
    summary: 'Gives back a time that is held.',
    body: object({ token }),
    answer: { status: 204, schema: null },
  },
  {
    ...common,
    id: 'public.order',
    method: 'post',
    path: '/public/orders',
    summary: 'Orders the time that is held. It must be confirmed by the link in the e-mail within confirmation_minutes, or it expires.',
    body: object(
      {
        hold: token,
        email: text(254),
        name: text(120),
        phone: text(40),
        note: text(1000),
        consent: flag,
        language: {
          ...language,
          description: 'Of the letters about the order and of the page of its link; that of the request where it is left out.',
        },
        channel: {
          type: 'string',
          enum: clientChannels,
          default: 'web',
          description: 'What the client ordered by, for lists and statistics alone. The caller says it, and nobody proves it.',
        },
        website: { ...text(200), description: 'Left empty by people; an order with it filled in is refused at this field.' },
      },
      ['hold', 'email'],
    ),
    answer: {
      status: 201,
      schema: object({
        email: text(254),
        confirm_until: { ...nullable(instant), description: 'Null where it need not be confirmed, because no e-mails are sent.' },
        token: { ...nullable(token), description: 'The secret of the link of an order that need not be confirmed.' },
      }),
    },
  },
  {
    ...common,
    id: 'public.show',
    method: 'post',
    storing: 'nothing',
    path: '/public/orders/show',
    summary: 'The order of a link. Changes nothing, so that a program which opens links in mails does no harm.',
    body: object({ token }),
    answer: { status: 200, schema: ordered },
  },
  {
    ...common,
    id: 'public.confirm',
    method: 'post',
    path: '/public/orders/confirm',
    summary: 'Confirms the order of a link. Asked for again, it answers the same.',
    body: object({ token }),
    answer: { status: 200, schema: ordered },
  },
  {
    ...common,
    id: 'public.cancel',
    method: 'post',
    path: '/public/orders/cancel',
    summary:
      'Cancels the order of a link; the PIN says that a person wants it and not a program. An order that is not confirmed has none yet.',
    body: object({ token, pin: text(8) }, ['token']),
    answer: { status: 200, schema: ordered },
  },
  {
    ...common,
    id: 'public.move',
    method: 'post',
    path: '/public/orders/move',
    summary:
      'Moves the order of a link to another free time of its service, in one step: where that is gone, it stays where it is, and the nearest ones are told as nearest. At most five times in 24 hours: each move may write to a telephone that nobody has proven.',
    body: object({ token, starts_at: instant }),
    answer: { status: 200, schema: ordered },
  },
];
