import type { Operation } from '../../api/operation.ts';
import { languages } from '../../basics/languages.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { clientChannels } from '../../resources/web-orders/orders.ts';
import { dayTypes } from '../../rules/opening/day-hours.ts';
import { letterState } from './waiting-order-operations.ts';

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

/** What a day looks like to clients. */
export const freeDay = object({
  day,
  type: { type: 'string', enum: dayTypes },
  free: { type: 'integer', minimum: 0, description: 'Times that have a free place.' },
  opens_at: { ...nullable(instant), description: 'When the day opens for ordering; null when it has opened.' },
});
/** A free time as clients are answered it. */
export const freeTime = object({ starts_at: instant, ends_at: instant });

const common = { stage: 'public', tag: 'public' } as const;

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
      schema: list(freeDay),
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
    answer: { status: 200, schema: list(freeTime) },
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
        letter: letterState,
      }),
    },
  },
];
