import type { JsonSchema } from '../kit/index.ts';
import { stores } from '../resources/stores/stores.ts';
import { type OutageKind, outageKinds } from '../rules/branch/outage-kinds.ts';
import { type LicenceState, licenceStates } from '../rules/licence/licence-state.ts';
import type { ReportedDevice } from '../rules/watching/concerns.ts';
import type { ConnectionEnd } from '../rules/watching/connection-end.ts';
import { toldPapers, toldStates } from '../rules/watching/device-state.ts';
import type { WatchLimits } from '../rules/watching/troubles.ts';
import { connectionEndSchema } from './connection-end.ts';
import { watchLimitsSchema } from './watch-limits.ts';

/** Clients that wait for a service now. */
export type WaitingService = { readonly id: number; readonly name: string; readonly waiting: number; readonly waiting_since: string };

/** What a branch told of a reserve service: whether desks asked for it, and since when that holds. */
export type ReserveService = { readonly id: number; readonly name: string; readonly open: boolean; readonly since: string };

/** An outage that lasts or ended within the last day. */
export type MonitoredOutage = {
  readonly id: number;
  readonly kind: OutageKind;
  readonly started_at: string;
  readonly ended_at: string | null;
};

/** One store as those see it who watch (page 03, Monitoring). */
export type MonitoredStore = {
  readonly id: number;
  readonly label: string;
  readonly short_label: string | null;
  readonly code: string;
  readonly city: string | null;
  readonly region_id: number | null;
  readonly phone: string | null;
  /** In degrees; null where nobody placed it. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly last_socket_communication_at: string | null;
  /** Why it is not connected; null where that is not known, and where it was heard since. */
  readonly connection_end: ConnectionEnd | null;
  readonly connected_since: string | null;
  /** Nothing is known of the time before it; null where that instant itself is not known. */
  readonly first_connected_at: string | null;
  /** Null as long as no branch can be let in. */
  readonly key_made_at: string | null;
  readonly last_sync_at: string | null;
  readonly sync_state: 'synchronised' | 'waiting' | 'downloading' | 'error' | null;
  /** Services with somebody waiting, the longest wait first, without those that are not shown in current overviews. */
  readonly services: readonly WaitingService[];
  /** Mean waits in milliseconds, where that of now is out of the ordinary. */
  readonly unusual_wait: { readonly now: number; readonly usual: number } | null;
  /** Of which the branch told, open ones first. */
  readonly reserves: readonly ReserveService[];
  readonly desks: { readonly count: number; readonly open: number };
  /** Of `told` the branch ever told how they are; paper is low or out at `paper` of them; `error` counts those that say they do not work; `in_trouble` those that need somebody. */
  readonly touch_screens: {
    readonly count: number;
    readonly told: number;
    readonly online: number;
    readonly paper: number;
    readonly error: number;
    readonly in_trouble: number;
  };
  readonly virtual_displays: {
    readonly count: number;
    readonly told: number;
    readonly online: number;
    readonly error: number;
    readonly in_trouble: number;
  };
  /** Those of both that need somebody: kiosks before displays, by name. */
  readonly devices_in_trouble: readonly ReportedDevice[];
  /** Names of the playlists that its displays play. */
  readonly playlists: readonly string[];
  /** The newest first. */
  readonly outages: readonly MonitoredOutage[];
  /** Changes that the branch has yet to download. */
  readonly changes: { readonly count: number; readonly since: string | null };
  /** Without a last day, `valid_to`, it is unlimited, or there is none. */
  readonly licence: { readonly state: LicenceState; readonly valid_to: string | null };
};

/** Where pictures of a map come from; the address has `{z}`, `{x}` and `{y}` in it. */
export type MapTiles = { readonly url: string; readonly attribution: string };

export type Monitoring = {
  readonly regions: readonly { readonly id: number; readonly name: string }[];
  /** From when a store is in trouble: `store-defaults`. */
  readonly limits: WatchLimits;
  /** By name. */
  readonly stores: readonly MonitoredStore[];
  /** Null where the configuration names no map. */
  readonly map: MapTiles | null;
};

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const instant: JsonSchema = { type: 'string', format: 'date-time' };
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const whole = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** A store as it is described. */
export const monitoredStoreSchema: JsonSchema = whole({
  id: count,
  label: text,
  short_label: orNull(text),
  code: text,
  city: orNull(text),
  region_id: orNull(count),
  phone: orNull(text),
  latitude: orNull({ type: 'number' }),
  longitude: orNull({ type: 'number' }),
  last_socket_communication_at: orNull(instant),
  connection_end: connectionEndSchema,
  connected_since: orNull(instant),
  first_connected_at: orNull(instant),
  key_made_at: orNull(instant),
  last_sync_at: orNull(instant),
  sync_state: orNull({ type: 'string', enum: stores.fields.sync_state.choices }),
  services: list(whole({ id: count, name: text, waiting: count, waiting_since: instant })),
  unusual_wait: orNull(whole({ now: count, usual: count })),
  reserves: list(whole({ id: count, name: text, open: { type: 'boolean' }, since: instant })),
  desks: whole({ count, open: count }),
  touch_screens: whole({ count, told: count, online: count, paper: count, error: count, in_trouble: count }),
  virtual_displays: whole({ count, told: count, online: count, error: count, in_trouble: count }),
  devices_in_trouble: list(
    whole({
      kind: { type: 'string', enum: ['touch_screen', 'virtual_display'] },
      id: count,
      name: text,
      state: orNull({ type: 'string', enum: toldStates }),
      state_since: orNull(instant),
      paper: orNull({ type: 'string', enum: toldPapers }),
    }),
  ),
  playlists: list(text),
  outages: list(whole({ id: count, kind: { type: 'string', enum: outageKinds }, started_at: instant, ended_at: orNull(instant) })),
  changes: whole({ count, since: orNull(instant) }),
  licence: whole({ state: { type: 'string', enum: licenceStates }, valid_to: orNull({ type: 'string', format: 'date' }) }),
});

const map = orNull(whole({ url: text, attribution: text }));

/** Where pictures of maps come from, alone. */
export const mapSchema: JsonSchema = whole({ map });

/** The same in words, for readers of the description. */
export const monitoringSchema: JsonSchema = whole({
  regions: list(whole({ id: count, name: text })),
  limits: watchLimitsSchema,
  stores: list(monitoredStoreSchema),
  map,
});
