import { fieldsOf, isWritable } from '../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../contract/kit/index.ts';
import { mostLicensed } from '../../../contract/rules/branch-status/licence.ts';
import { templateTags } from '../../../contract/rules/text/template-tags.ts';
import { sampleOf, type Values } from './sample-values.ts';

/** Where a new row is to be: the stores that it belongs to, and what it may refer to. */
export type Place = {
  readonly stores: readonly number[];
  /** A row of the entity that a row of these stores may refer to; undefined when there is none. */
  readonly refer: (target: string, stores: readonly number[]) => number | undefined;
};

const allTags = templateTags.map((tag) => `{${tag}}`).join(' ');

/** What rules across fields ask of values, where no declaration can say it. A new entity without such rules needs no line. */
const askedByRules: Readonly<Record<string, Values | ((number: number) => Values)>> = {
  templates: { content: allTags, content_en: allTags },
  // Hours that begin and end at one time are refused.
  playlists: () => ({ hours_from: '08:00', hours_to: '18:00' }),
  // Hours end after they begin.
  'statistics-settings': { working_from: '07:00', working_to: '19:00' },
  // No two services of a store give out the same ticket: each has two numbers of its own.
  services: (number) => ({ number_from: 1 + 2 * (number % 4999), number_to: 2 + 2 * (number % 4999) }),
  'email-notifications': { threshold_minutes: 10 },
  notifications: { one_message_limit: false },
  // No two exceptions of a store on one day.
  'opening-exceptions': (number) => ({ day: dayOf(number), closed: false, intervals: [{ opens: '08:00', closes: '24:00' }] }),
  // No two plans of a store on one day: each has a day of its own.
  'opening-plans': (number) => ({
    ...singleDay(number),
    intervals: [
      { weekday: 1, opens: '08:00', closes: '12:00' },
      { weekday: 1, opens: '12:00', closes: '24:00' },
    ],
  }),
  // The last day is not before the first one, and hours end after they begin.
  'service-blocks': (number) => ({ first_day: dayOf(number), last_day: dayOf(number), from_time: '08:00', to_time: '24:00' }),
  // A plan of an agenda that holds no service: orders are made at any time.
  'booking-plans': {
    service_id: null,
    intervals: [{ weekday: 1, opens: '08:00', closes: '24:00', length_minutes: 15, capacity: 3, valid_from: null, valid_to: null }],
  },
  'web-groups': { service_ids: [] },
  // Anyone who gives a reason needs a right that few have.
  orders: { over_capacity_reason: null },
  'store-defaults': { intervals: [{ weekday: 1, opens: '08:00', closes: '24:00' }] },
  // Refused until codes are sent, and longer passwords than those of the tests would keep everybody out.
  'password-policy': { second_factor_is_required: false },
  // Whatever is made next to it has room.
  licences: {
    valid_to: null,
    software_bulkhead_desk_count: mostLicensed,
    hardware_bulkhead_desk_count: mostLicensed,
    virtual_display_count: mostLicensed,
    hardware_display_count: mostLicensed,
    input_device_count: mostLicensed,
  },
  // No one is given more than they have: an operator without rights.
  users: { role: 'operator', level: 20, resources: [], limitations: [], active: true },
};

/** Whether the value of the field must be what a rule asks, so that a random one would be refused. */
export function isAskedByRules({ name }: AnyResource, field: string): boolean {
  return Object.hasOwn(askedOf(name, 0), field);
}

function askedOf(name: string, number: number): Values {
  const asked = askedByRules[name] ?? {};
  return typeof asked === 'function' ? asked(number) : asked;
}

function singleDay(number: number): Values {
  const day = dayOf(number);
  return { valid_from: day, valid_to: day };
}

function dayOf(number: number): string {
  return new Date(Date.parse('2030-01-01') + (number % 60_000) * 86_400_000).toISOString().slice(0, 10);
}

let made = 0;

/** A number that no other value of this process was made with. */
export function nextNumber(): number {
  made += 1;
  return made;
}

/** A body that makes a row of the entity, with a value in every field that a person may write. */
export function inputOf(resource: AnyResource, place: Place): Values {
  return valuesOf(resource, place, ([, field]) => isWritable(field));
}

/** A value for every stored field, as no one but the server may write it: for rows that no request makes. */
export function storedOf(resource: AnyResource, place: Place): Values {
  return valuesOf(resource, place, ([, field]) => field.kind !== 'computed' && field.live !== true);
}

function valuesOf(resource: AnyResource, place: Place, isWanted: (named: readonly [string, Field]) => boolean): Values {
  const number = nextNumber();
  const values = fieldsOf(resource)
    .filter(isWanted)
    .map(([name, field], index) => [name, valueFor(resource, place, { name, field, number: numberFor(field, number, index) })] as const);
  return { ...Object.fromEntries(values), ...askedOf(resource.name, number) };
}

const taken = new Map<Field, number>();

/** Later fields are later instants: what ends comes after what begins. */
function numberFor(field: Field, number: number, index: number): number {
  return field.kind === 'instant' || field.kind === 'day' ? number + index : numberOf(field, number);
}

/** The number to make a value of the field with: numbers that must differ are few, so each field counts its own. */
export function numberOf(field: Field, number: number): number {
  if (field.kind !== 'int' || field.unique === undefined) return number;
  const next = (taken.get(field) ?? 0) + 1;
  taken.set(field, next);
  return next;
}

type Wanted = { readonly name: string; readonly field: Field; readonly number: number };

function valueFor(resource: AnyResource, { stores, refer }: Place, { name, field, number }: Wanted): unknown {
  if (field.kind === 'reference') return name === resource.limitedBy ? stores[0] : (refer(field.target, stores) ?? null);
  if (field.kind !== 'references') return sampleOf(field, number);
  if (name === resource.limitedBy) return stores;
  const target = refer(field.target, stores);
  return target === undefined ? [] : [target];
}
