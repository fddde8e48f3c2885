import type { JSX } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import { lagging as czech } from '../../../contract/messages/cs/console/stores/branch-warnings.ts';
import { lagging as english } from '../../../contract/messages/en/console/stores/branch-warnings.ts';
import { touchScreens } from '../../../contract/resources/devices/touch-screens.ts';
import { virtualDisplays } from '../../../contract/resources/devices/virtual-displays.ts';
import { deviceFaultOf, deviceFaults } from '../../../contract/rules/branch-status/device-state.ts';
import type { LaggingDisplay, OutdatedDevice, ReportedDevice } from '../../../contract/rules/branch-status/monitoring-warnings.ts';
import { formatMoment } from '../../../contract/rules/time/shown-time.ts';
import { useBranchOverviewWords } from '../../branch-status/all-stores/overview-words.ts';
import { allows, useRights } from '../../providers/rights.ts';
import { useMessages } from '../../providers/words/console-words.ts';
import { useWarningWords, WarningLine } from './warning-line.tsx';

type DeviceLineProps = { readonly device: ReportedDevice; readonly now: Date };

/** What is wrong with a device, and since when as far as that is known. */
export function DeviceLine({ device, now }: DeviceLineProps): JSX.Element {
  const words = useWarningWords();
  const rights = useRights();
  const isKiosk = device.kind === 'touch_screen';
  const resource = isKiosk ? touchScreens : virtualDisplays;
  const fault = deviceFaultOf(device);
  const { now: texts, next } = words.warnings[fault];
  const isDown = fault === 'offline' || fault === 'error';
  const since = isDown && device.state_since !== null ? formatMoment(device.state_since, now) : '';
  const show = isKiosk ? words.show.kiosk : words.show.display;
  return (
    <WarningLine
      text={words.device(device.name, since === '' ? texts : words.since(texts, since))}
      next={next}
      action={allows(rights, resource.name, 'show') ? <Link to={recordPageOf(resource, device)}>{show}</Link> : null}
    />
  );
}

type OutdatedDeviceLineProps = {
  readonly kind: ReportedDevice['kind'];
  readonly device: OutdatedDevice;
  readonly now: Date;
};

/** Which version of its design or settings a device shows, and since when there is a newer one. */
export function OutdatedDeviceLine({ kind, device, now }: OutdatedDeviceLineProps): JSX.Element {
  const words = useWarningWords();
  const rights = useRights();
  const since = formatMoment(device.outdated_since, now);
  const isKiosk = kind === 'touch_screen';
  const resource = isKiosk ? touchScreens : virtualDisplays;
  const version = device.shown_version;
  const older = version === null ? words.showsNoDesign(since) : words.showsOlderDesign(version, since);
  const text = isKiosk ? older : words.showsOlderSettings(version ?? 0, since);
  return (
    <WarningLine
      text={words.device(device.name, text)}
      next={isKiosk ? words.checkDesign : words.checkDisplay}
      action={
        allows(rights, resource.name, 'show') ? (
          <Link to={recordPageOf(resource, device)}>{isKiosk ? words.show.kiosk : words.show.display}</Link>
        ) : null
      }
    />
  );
}

type DevicesThenProps = { readonly storeId: number; readonly devices: readonly ReportedDevice[]; readonly asOf: string };

/** How devices of a silent store were when it last reported, those of one trouble in one line: nothing can be done about them now. */
export function DevicesThen({ storeId, devices, asOf }: DevicesThenProps): JSX.Element {
  const overview = useBranchOverviewWords();
  const words = useWarningWords();
  return (
    <>
      {deviceFaults.map((fault) => {
        const names = devices.filter((device) => deviceFaultOf(device) === fault).map(({ name }) => name);
        if (names.length === 0) return null;
        const text = words.device(names.join(', '), words.asOf(words.warnings[fault].before, asOf));
        return <WarningLine key={fault} text={text} action={<Link to={`/stores/${storeId}?tab=devices`}>{overview.show.devices}</Link>} />;
      })}
    </>
  );
}

/** A display that does not play what it should, with where to see all that plays. */
export function LaggingDisplayLine({ display, now }: { readonly display: LaggingDisplay; readonly now: Date }): JSX.Element {
  const words = useMessages().language === 'en' ? english : czech;
  const { name, plays, should_play: expected } = display;
  const since = formatMoment(display.lagging_since, now);
  const text = plays !== null && plays === expected ? words.newer(name, plays, since) : words.text(name, plays, expected, since);
  return <WarningLine text={text} next={words.next} action={<Link to="/playlists/now-playing">{words.show}</Link>} />;
}
