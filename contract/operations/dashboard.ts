import type { JsonSchema } from '../kit/index.ts';
import { type OutageKind, outageKinds } from '../rules/branch/outage-kinds.ts';
import type { ConnectionEnd } from '../rules/watching/connection-end.ts';
import type { WatchLimits } from '../rules/watching/troubles.ts';
import { connectionEndSchema } from './connection-end.ts';
import { watchLimitsSchema } from './watch-limits.ts';

/** How a time of clients was, in milliseconds; null of no clients. */
export type TimeSpan = { readonly shortest: number; readonly longest: number };

/** A course by hours of the day: 24 numbers. */
export type Course = readonly number[];

/** One store as the dashboard shows it (specification section 2, Home dashboard). */
export type DashboardStore = {
  readonly id: number;
  readonly label: string;
  readonly short_label: string | null;
  readonly code: string;
  readonly city: string | null;
  readonly region_id: number | null;
  readonly phone: string | null;
  readonly last_socket_communication_at: string | null;
  /** Why it is not connected; null where that is not known, and where it was heard since. */
  readonly connection_end: ConnectionEnd | null;
  /** Null as long as no branch can be admitted. */
  readonly key_made_at: string | null;
  readonly today: {
    readonly tickets: number;
    readonly served: number;
    readonly ordered: number;
    /** Of whom so many came. */
    readonly arrived: number;
    /** Who waits now, without services that are not shown in current overviews. */
    readonly waiting: number;
    /** From when the one who waits longest has waited. */
    readonly waiting_since: string | null;
    /** Tickets by the hour of arrival. */
    readonly course: Course;
  };
  /** What is usual on such a weekday: tickets by hour, of the days on which anybody came. */
  readonly usual: { readonly days: number; readonly until_now: number; readonly course: Course };
  /** Of the last thirty days, today among them. */
  readonly month: { readonly waiting: TimeSpan | null; readonly handling: TimeSpan | null };
  /** Mean waits in milliseconds, where that of now is out of the ordinary. */
  readonly unusual_wait: { readonly now: number; readonly usual: number } | null;
  /** Those that last. */
  readonly outages: readonly { readonly kind: OutageKind; readonly started_at: string }[];
  /** In trouble are those that do not work or run out of paper, which `paper` counts. */
  readonly touch_screens: { readonly count: number; readonly in_trouble: number; readonly paper: number };
  readonly virtual_displays: { readonly count: number; readonly in_trouble: number };
  /** Names of the playlists that its displays play. */
  readonly playlists: readonly string[];
};

export type Dashboard = {
  /** The day that is today, `YYYY-MM-DD`, and the hour that clocks show. */
  readonly day: string;
  readonly hour: number;
  /** False while something that was told is not counted yet: it is worth asking again in a moment. */
  readonly is_current: boolean;
  readonly regions: readonly { readonly id: number; readonly name: string }[];
  /** From when a store is out of the ordinary: `store-defaults`. Null is not watched. */
  readonly limits: WatchLimits;
  readonly stores: readonly DashboardStore[];
};

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const instantOrNull: JsonSchema = { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] };
const course: JsonSchema = { type: 'array', items: { type: 'number', minimum: 0 }, minItems: 24, maxItems: 24 };
const whole = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const span = orNull(whole({ shortest: count, longest: count }));

/** A store as it is described. */
export const dashboardStoreSchema: JsonSchema = whole({
  id: count,
  label: text,
  short_label: orNull(text),
  code: text,
  city: orNull(text),
  region_id: orNull(count),
  phone: orNull(text),
  last_socket_communication_at: instantOrNull,
  connection_end: connectionEndSchema,
  key_made_at: instantOrNull,
  today: whole({ tickets: count, served: count, ordered: count, arrived: count, waiting: count, waiting_since: instantOrNull, course }),
  usual: whole({ days: count, until_now: { type: 'number', minimum: 0 }, course }),
  month: whole({ waiting: span, handling: span }),
  unusual_wait: orNull(whole({ now: count, usual: count })),
  outages: {
    type: 'array',
    items: whole({ kind: { type: 'string', enum: outageKinds }, started_at: { type: 'string', format: 'date-time' } }),
  },
  touch_screens: whole({ count, in_trouble: count, paper: count }),
  virtual_displays: whole({ count, in_trouble: count }),
  playlists: { type: 'array', items: text },
});

/** The same in words, for readers of the description. */
export const dashboardSchema: JsonSchema = whole({
  day: { type: 'string', format: 'date' },
  hour: { type: 'integer', minimum: 0, maximum: 23 },
  is_current: { type: 'boolean' },
  regions: { type: 'array', items: whole({ id: count, name: text }) },
  limits: watchLimitsSchema,
  stores: {
    type: 'array',
    items: dashboardStoreSchema,
  },
});
