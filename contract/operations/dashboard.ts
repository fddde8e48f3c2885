import type { Shape, ValueOfShape } from '../kit/index.ts';
import { choice, count, day, flag, instant, list, nullable, object, text } from '../kit/shape.ts';
import { outageKinds } from '../rules/branch/outages.ts';
import { connectionEnd, watchLimits } from './monitoring.ts';

/** A time of clients in milliseconds; null of no clients. */
const timeSpan = object({ shortest: count, longest: count });
export type TimeSpan = ValueOfShape<typeof timeSpan>;

/** A course by hours of the day: 24 numbers. */
export type Course = readonly number[];
const course: Shape<Course> = { type: 'array', items: { type: 'number', minimum: 0 }, minItems: 24, maxItems: 24 };
const mean: Shape<number> = { type: 'number', minimum: 0 };
const hour: Shape<number> = { type: 'integer', minimum: 0, maximum: 23 };

/** One store as the dashboard shows it (specification section 2, Home dashboard). */
export const dashboardStore = object({
  id: count,
  label: text(),
  short_label: nullable(text()),
  code: text(),
  city: nullable(text()),
  region_id: nullable(count),
  phone: nullable(text()),
  last_socket_communication_at: nullable(instant),
  /** Why it is not connected; null where that is not known, and where it communicated since. */
  connection_end: connectionEnd,
  /** Null as long as no branch can be admitted. */
  key_made_at: nullable(instant),
  today: object({
    tickets: count,
    served: count,
    ordered: count,
    /** How many of the ordered came. */
    arrived: count,
    /** Who waits now, without services that are not shown in current overviews. */
    waiting: count,
    /** From when the one who waits longest has waited. */
    waiting_since: nullable(instant),
    /** Tickets by the hour of arrival. */
    course,
  }),
  /** What is usual on such a weekday: tickets by hour, of the days on which anybody came. */
  usual: object({ days: count, until_now: mean, course }),
  /** Of the last thirty days, today among them. */
  month: object({ waiting: nullable(timeSpan), handling: nullable(timeSpan) }),
  /** Mean waits in milliseconds, where that of now is out of the ordinary. */
  unusual_wait: nullable(object({ now: count, usual: count })),
  /** Those that last. */
  outages: list(object({ kind: choice(outageKinds), started_at: instant })),
  /** In trouble are those that do not work or run out of paper, which `paper` counts. */
  touch_screens: object({ count, in_trouble: count, paper: count }),
  virtual_displays: object({ count, in_trouble: count }),
  /** Names of the playlists that its displays play; null where none of them ever reported what it plays. */
  playlists: nullable(list(text())),
});
export type DashboardStore = ValueOfShape<typeof dashboardStore>;

export const dashboard = object({
  /** The day that is today, and the hour that clocks show. */
  day,
  hour,
  /** False while some reported event is not counted yet: it is worth asking again in a moment. */
  is_current: flag,
  regions: list(object({ id: count, name: text() })),
  /** From when a store is out of the ordinary: `store-defaults`. Null is not watched. */
  limits: watchLimits,
  stores: list(dashboardStore),
});
export type Dashboard = ValueOfShape<typeof dashboard>;
