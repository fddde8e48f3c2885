import { limits as constants } from '../../basics/limits.ts';
import { deviceFaultOf, deviceFaults, type reportedPapers, type reportedStates } from './device-state.ts';
import { freshnessOf } from './freshness.ts';
import type { LicenceState } from './licence.ts';
import { type StoreWarning, storeWarnings, type Watched, type WatchLimits, waitWarnings } from './store-warnings.ts';

/** A device in service as its branch reported it; a value that was never reported is null. */
export type ReportedDevice = {
  readonly kind: 'touch_screen' | 'virtual_display';
  readonly id: number;
  readonly name: string;
  readonly state: (typeof reportedStates)[number] | null;
  readonly state_since: string | null;
  /** Of kiosks. */
  readonly paper: (typeof reportedPapers)[number] | null;
};

/** A device that shows another version of its design or settings than the newest one, null for none, and since when there is a newer one. */
export type OutdatedDevice = {
  readonly id: number;
  readonly name: string;
  readonly shown_version: number | null;
  readonly shown_since: string;
  readonly version: number;
  readonly outdated_since: string;
};

/** A display that plays another playlist than it should, or an older version of it; null for none. `lagging_since`: since when it should. */
export type LaggingDisplay = {
  readonly id: number;
  readonly name: string;
  readonly plays: string | null;
  readonly should_play: string | null;
  readonly lagging_since: string;
};

/** Facts that the warnings of a store follow from, in addition to those that are watched. */
export type WarningInput = Watched & {
  readonly devices_in_trouble: readonly ReportedDevice[];
  readonly outdated_kiosks: readonly OutdatedDevice[];
  readonly outdated_displays: readonly OutdatedDevice[];
  readonly lagging_displays: readonly LaggingDisplay[];
  readonly sync_state: string | null;
  readonly changes: { readonly count: number; readonly since: string | null };
  readonly licence: { readonly state: LicenceState; readonly valid_to: string | null };
};

type OutageWarning = Extract<StoreWarning, { readonly kind: 'outage' }>;

/** One thing at a store that someone should do something about, in addition to its silence: that is its state. */
export type MonitoringWarning =
  | { readonly about: 'outages'; readonly outage: OutageWarning }
  | { readonly about: 'waiting'; readonly warnings: readonly StoreWarning[] }
  | { readonly about: 'touch_screens' | 'virtual_displays'; readonly device: ReportedDevice }
  | { readonly about: 'designs'; readonly kind: ReportedDevice['kind']; readonly device: OutdatedDevice }
  | { readonly about: 'playing'; readonly display: LaggingDisplay }
  | { readonly about: 'sync' }
  | { readonly about: 'changes'; readonly count: number; readonly since: string }
  | { readonly about: 'licence'; readonly state: 'ending' | 'ended'; readonly valid_to: string };

/** A branch that communicates downloads a change at once; one that waits longer than this is stuck. */
const patienceMilliseconds = constants.temporarilySilentAfterMinutes * 60_000;

/**
 * What at a store needs someone at the instant, thing by thing: its warnings, each device by its name, the gravest first, changes that it does not
 * download, and its licence. Devices of a silent store are as it reported them last.
 */
export function monitoringWarnings(store: WarningInput, limits: WatchLimits, now: Date): readonly MonitoringWarning[] {
  const warnings = storeWarnings(store, limits, now);
  const waits = warnings.filter(({ kind }) => waitWarnings.includes(kind));
  const wasContacted = freshnessOf(store, now) !== 'never';
  return [
    ...warnings.flatMap((warning): readonly MonitoringWarning[] =>
      isOwnOutage(warning, store) ? [{ about: 'outages', outage: warning }] : [],
    ),
    ...(waits.length === 0 ? [] : [{ about: 'waiting', warnings: waits } as const]),
    ...(wasContacted ? gravestFirst(store.devices_in_trouble) : []).map(
      (device) => ({ about: device.kind === 'touch_screen' ? 'touch_screens' : 'virtual_displays', device }) as const,
    ),
    ...(wasContacted ? [...outdatedDevices(store, now), ...laggingDisplays(store, now)] : []),
    ...(wasContacted && store.sync_state === 'error' ? [{ about: 'sync' } as const] : []),
    ...stuckChanges(store, now),
    ...licenceWarning(store.licence),
  ];
}

/** Kiosks before displays, and of each kind what needs someone sooner; alike ones stay by name. */
function gravestFirst(devices: readonly ReportedDevice[]): readonly ReportedDevice[] {
  const kinds: readonly ReportedDevice['kind'][] = ['touch_screen', 'virtual_display'];
  const placeOf = (device: ReportedDevice) =>
    kinds.indexOf(device.kind) * deviceFaults.length + deviceFaults.indexOf(deviceFaultOf(device));
  return devices.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Leaves out the outage of a device that still reports the fault itself: one fault is shown once. */
function isOwnOutage(warning: StoreWarning, { devices_in_trouble: devices }: WarningInput): warning is OutageWarning {
  if (warning.kind !== 'outage') return false;
  return warning.outage !== 'device' || !devices.some(({ state }) => state === 'offline' || state === 'error');
}

/** A device that has just got a new version downloads it; one that waits longer does not get it. */
function outdatedDevices({ outdated_kiosks: kiosks, outdated_displays: displays }: WarningInput, now: Date): readonly MonitoringWarning[] {
  const late = (kind: ReportedDevice['kind'], devices: readonly OutdatedDevice[]): readonly MonitoringWarning[] =>
    devices.flatMap((device): readonly MonitoringWarning[] =>
      now.getTime() - Date.parse(device.outdated_since) > patienceMilliseconds ? [{ about: 'designs', kind, device }] : [],
    );
  return [...late('touch_screen', kiosks), ...late('virtual_display', displays)];
}

/** A display waits for the files of what it should play; one that waits longer does not get them. */
function laggingDisplays({ lagging_displays: displays }: WarningInput, now: Date): readonly MonitoringWarning[] {
  return displays.flatMap((display): readonly MonitoringWarning[] =>
    now.getTime() - Date.parse(display.lagging_since) > patienceMilliseconds ? [{ about: 'playing', display }] : [],
  );
}

/** A store that was never connected downloads everything when it is: its changes are no concern before. */
function stuckChanges(store: WarningInput, now: Date): readonly MonitoringWarning[] {
  const { count, since } = store.changes;
  const freshness = freshnessOf(store, now);
  if (count === 0 || since === null || freshness === 'never') return [];
  const isStuck = freshness !== 'now' || now.getTime() - Date.parse(since) > patienceMilliseconds;
  return isStuck ? [{ about: 'changes', count, since }] : [];
}

function licenceWarning({ state, valid_to }: WarningInput['licence']): readonly MonitoringWarning[] {
  return valid_to !== null && (state === 'ending' || state === 'ended') ? [{ about: 'licence', state, valid_to }] : [];
}
