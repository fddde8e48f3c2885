import type { JsonSchema } from '../kit/index.ts';
import type { ReportedDevice } from '../rules/watching/concerns.ts';
import { toldPapers, toldStates } from '../rules/watching/device-state.ts';
import type { WatchLimits } from '../rules/watching/troubles.ts';
import { type DashboardStore, dashboardStoreSchema } from './dashboard.ts';
import { type MonitoredStore, monitoredStoreSchema } from './monitoring.ts';
import { watchLimitsSchema } from './watch-limits.ts';

/** A device in service with what it plays and when it was heard. */
export type StoreDevice = ReportedDevice & {
  /** The playlist that a display plays. */
  readonly playing: string | null;
  readonly playing_since: string | null;
  readonly last_communication_at: string | null;
};

/** One store at a glance: what monitoring and the dashboard know of it, and each of its devices. */
export type StoreStanding = {
  readonly monitored: MonitoredStore;
  readonly figures: DashboardStore;
  /** From when a store is in trouble: `store-defaults`. */
  readonly limits: WatchLimits;
  /** False while something that was told is not counted yet. */
  readonly is_current: boolean;
  /** What the branch dials. */
  readonly socket_address: string;
  /** Kiosks before displays, by name. */
  readonly devices: readonly StoreDevice[];
};

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const text: JsonSchema = { type: 'string' };
const instant = orNull({ type: 'string', format: 'date-time' });
const whole = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The same in words, for readers of the description. */
export const storeStandingSchema: JsonSchema = whole({
  monitored: monitoredStoreSchema,
  figures: dashboardStoreSchema,
  limits: watchLimitsSchema,
  is_current: { type: 'boolean' },
  socket_address: text,
  devices: {
    type: 'array',
    items: whole({
      kind: { type: 'string', enum: ['touch_screen', 'virtual_display'] },
      id: { type: 'integer' },
      name: text,
      state: orNull({ type: 'string', enum: toldStates }),
      state_since: instant,
      paper: orNull({ type: 'string', enum: toldPapers }),
      playing: orNull(text),
      playing_since: instant,
      last_communication_at: instant,
    }),
  },
});
