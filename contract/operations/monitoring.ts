import type { Shape, ValueOfShape } from '../kit/index.ts';
import { choice, count, day, flag, instant, list, nullable, number, object, positive, text, whole } from '../kit/shape.ts';
import { stores } from '../resources/stores/stores.ts';
import { type OutageCount, outageKinds } from '../rules/branch/outages.ts';
import { reportedPapers, reportedStates } from '../rules/branch-status/device-state.ts';
import { licenceStates } from '../rules/branch-status/licence.ts';
import { type ConnectionEnd, connectionEndKinds } from '../rules/branch-status/silence-cause.ts';
import type { WatchLimits } from '../rules/branch-status/store-warnings.ts';

/** Why a branch is not connected; null where that is not known. */
export const connectionEnd: Shape<ConnectionEnd | null> = nullable(object({ kind: choice(connectionEndKinds), at: instant }));

/** From when a store is in trouble. */
export const watchLimits: Shape<WatchLimits> = object({
  unusual_times: number,
  unusual_minutes: count,
  long_wait_minutes: nullable(count),
  many_waiting: nullable(count),
});

/** Clients that wait for a service now. */
const waitingService = object({ id: count, name: text(), waiting: count, waiting_since: instant });
export type WaitingService = ValueOfShape<typeof waitingService>;

/** What a branch reported of a reserve service: whether desks asked for it, and since when. */
const reserveService = object({ id: count, name: text(), open: flag, since: instant });
export type ReserveService = ValueOfShape<typeof reserveService>;

/** An outage that lasts or ended within the last day. */
const monitoredOutage = object({ id: count, kind: choice(outageKinds), started_at: instant, ended_at: nullable(instant) });
export type MonitoredOutage = ValueOfShape<typeof monitoredOutage>;

const faultyDevice = object({
  kind: choice(['touch_screen', 'virtual_display']),
  id: count,
  name: text(),
  state: nullable(choice(reportedStates)),
  state_since: nullable(instant),
  paper: nullable(choice(reportedPapers)),
});

/** A kiosk that shows another version of its design than the newest one, or none, or such a display; `outdated_since`: when the next version was saved. */
const outdatedDevice = object({
  id: count,
  name: text(),
  shown_version: nullable(count),
  shown_since: instant,
  version: count,
  outdated_since: instant,
});

/** A display that does not play what it should; null: nothing. */
const laggingDisplay = object({ id: count, name: text(), plays: nullable(text()), should_play: nullable(text()), lagging_since: instant });

/** One store as those see it who watch (page 03, Monitoring). */
export const monitoredStore = object({
  id: count,
  label: text(),
  short_label: nullable(text()),
  code: text(),
  city: nullable(text()),
  region_id: nullable(count),
  phone: nullable(text()),
  /** In degrees; null where no position is set. */
  latitude: nullable(number),
  longitude: nullable(number),
  last_socket_communication_at: nullable(instant),
  /** Why it is not connected; null where that is not known, and where it communicated since. */
  connection_end: connectionEnd,
  connected_since: nullable(instant),
  /** Nothing is known of the time before it; null where that instant itself is not known. */
  first_connected_at: nullable(instant),
  /** Null as long as no branch can be let in. */
  key_made_at: nullable(instant),
  last_sync_at: nullable(instant),
  sync_state: nullable(choice(stores.fields.sync_state.choices)),
  /** Services with clients waiting, the longest wait first, without those that are not shown in current overviews. */
  services: list(waitingService),
  /** Mean waits in milliseconds, where that of now is out of the ordinary. */
  unusual_wait: nullable(object({ now: count, usual: count })),
  /** Those that the branch reported, open ones first. */
  reserves: list(reserveService),
  desks: object({ count, open: count }),
  /** The branch ever reported the state of `reported`; paper is low or out at `paper` of them; `error` counts those that report a fault; `in_trouble` those that need attention. */
  touch_screens: object({ count, reported: count, online: count, paper: count, error: count, in_trouble: count }),
  virtual_displays: object({ count, reported: count, online: count, error: count, in_trouble: count }),
  /** Those of both that need attention: kiosks before displays, by name. */
  devices_in_trouble: list(faultyDevice),
  /** Kiosks that reported what they show, by name. Those that are about to get the newest version too. */
  outdated_kiosks: list(outdatedDevice),
  /** Displays that reported by which version of their settings they show, by name. */
  outdated_displays: list(outdatedDevice),
  /** Displays that report something else than they should play, by name. Those that are about to play it too. */
  lagging_displays: list(laggingDisplay),
  /** Names of the playlists that its displays play; null where none of them ever reported what it plays. */
  playlists: nullable(list(text())),
  /** The newest first. */
  outages: list(monitoredOutage),
  /** Changes that the branch has yet to download. */
  changes: object({ count, since: nullable(instant) }),
  /** Without a last day, `valid_to`, it is unlimited, or there is none. */
  licence: object({ state: choice(licenceStates), valid_to: nullable(day) }),
});
export type MonitoredStore = ValueOfShape<typeof monitoredStore>;

/** Where pictures of a map come from; the address has `{z}`, `{x}` and `{y}` in it. */
const mapTiles = object({ url: text(), attribution: text() });
export type MapTiles = ValueOfShape<typeof mapTiles>;
const map = nullable(mapTiles);

/** Where pictures of maps come from, alone. */
export const mapAnswer = object({ map });

export const monitoring = object({
  regions: list(object({ id: count, name: text() })),
  /** From when a store is in trouble: `store-defaults`. */
  limits: watchLimits,
  /** By name. */
  stores: list(monitoredStore),
  /** Null where the configuration names no map. */
  map,
});
export type Monitoring = ValueOfShape<typeof monitoring>;

const contactedStore = object({ id: whole, last_socket_communication_at: nullable(instant) });
/** When a store communicated last; null where it never did. */
export type LastContact = ValueOfShape<typeof contactedStore>;
export const lastContacts = list(contactedStore);

/** Outages of the last days by store. */
export const outageCounts: Shape<readonly OutageCount[]> = list(
  object({ store_id: whole, label: text(), count: positive, minutes: count }),
);
