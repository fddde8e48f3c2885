import type { ValueOfShape } from '../kit/index.ts';
import { choice, flag, instant, list, nullable, object, text, whole } from '../kit/shape.ts';
import { reportedPapers, reportedStates } from '../rules/branch-status/device-state.ts';
import { dashboardStore } from './dashboard.ts';
import { monitoredStore, watchLimits } from './monitoring.ts';

const storeDevice = object({
  kind: choice(['touch_screen', 'virtual_display']),
  id: whole,
  name: text(),
  state: nullable(choice(reportedStates)),
  state_since: nullable(instant),
  paper: nullable(choice(reportedPapers)),
  /** The playlist that a display plays; null where it plays nothing, and where it never reported (`playing_since` is null too). */
  playing: nullable(text()),
  playing_since: nullable(instant),
  last_communication_at: nullable(instant),
});
/** A device in service with what it plays and when it last communicated. */
export type StoreDevice = ValueOfShape<typeof storeDevice>;

/** One store at a glance: what monitoring and the dashboard know of it, and each of its devices. */
export const storeStatus = object({
  monitored: monitoredStore,
  figures: dashboardStore,
  /** From when a store is in trouble: `store-defaults`. */
  limits: watchLimits,
  /** False while some reported event is not counted yet. */
  is_current: flag,
  /** What the branch dials. */
  socket_address: text(),
  /** Kiosks before displays, by name. */
  devices: list(storeDevice),
});
export type StoreStatus = ValueOfShape<typeof storeStatus>;
