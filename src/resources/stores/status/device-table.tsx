import { type JSX, Suspense } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../../contract/derive/addresses.ts';
import type { StoreDevice } from '../../../../contract/operations/store-status.ts';
import { touchScreens } from '../../../../contract/resources/devices/touch-screens.ts';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import { Ago } from '../../../branch-status/ago.tsx';
import type { Known } from '../../../branch-status/reported-value.tsx';
import { formatInstant } from '../../../crud/core/format.ts';
import { choiceLabel, useWords } from '../../../crud/core/words.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';

const toneOfState = { online: 'success', offline: 'warning', error: 'danger' } as const satisfies Record<string, Tone>;
const toneOfPaper = { enough: 'success', low: 'warning', out: 'danger' } as const satisfies Record<string, Tone>;

// Fetched after the table: pictures need the renderers, and the table is read without them.
const DevicePicture = lazyPart(() => import('../../../device-pictures/device-picture.tsx').then((module) => module.DevicePicture));

type DeviceTableProps = {
  readonly devices: readonly StoreDevice[];
  readonly store: { readonly id: number; readonly label: string };
  readonly labelledBy: string;
  readonly known: Known;
};

/** Devices of one kind: how each is and since when; of a silent store how each was. */
export function DeviceTable({ devices, store, labelledBy, known }: DeviceTableProps): JSX.Element {
  const words = useWords();
  const { storeStatus } = words;
  const isNow = known.freshness === 'now';
  const areKiosks = devices[0]?.kind === 'touch_screen';
  const own = areKiosks ? storeStatus.paper : storeStatus.plays;
  return (
    <table className="status-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{storeStatus.device}</th>
          <th scope="col">{storeStatus.deviceState}</th>
          <th scope="col">{storeStatus.deviceSince}</th>
          <th scope="col">{own}</th>
          <th scope="col">{storeStatus.lastContact}</th>
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => (
          <tr key={device.id}>
            <th scope="row">
              <Link to={recordPageOf(device.kind === 'touch_screen' ? touchScreens : virtualDisplays, device)}>{device.name}</Link>
              <span className="status-table__picture">
                <Suspense fallback={null}>
                  <DevicePicture device={device} store={store} />
                </Suspense>
              </span>
            </th>
            <td data-label={storeStatus.deviceState}>
              {device.state === null ? (
                <Status tone="neutral">{storeStatus.noContact}</Status>
              ) : (
                <Status tone={isNow ? toneOfState[device.state] : 'neutral'}>
                  {choiceLabel(words, touchScreens, { name: 'state', value: device.state })}
                </Status>
              )}
            </td>
            <td data-label={storeStatus.deviceSince}>{device.state_since === null ? '–' : formatInstant(device.state_since)}</td>
            <td data-label={own}>{areKiosks ? <Paper of={device} isNow={isNow} /> : <Plays of={device} />}</td>
            <td data-label={storeStatus.lastContact}>
              {device.last_communication_at === null ? storeStatus.never : <Ago at={device.last_communication_at} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Plays({ of: { playing, playing_since: since } }: { readonly of: StoreDevice }): JSX.Element {
  const { storeStatus, monitoring } = useWords();
  return <>{playing ?? (since === null ? monitoring.unknown : storeStatus.nothingPlays)}</>;
}

function Paper({ of: { paper }, isNow }: { readonly of: StoreDevice; readonly isNow: boolean }): JSX.Element {
  const words = useWords();
  if (paper === null) return <>{words.storeStatus.unknown}</>;
  return <Status tone={isNow ? toneOfPaper[paper] : 'neutral'}>{choiceLabel(words, touchScreens, { name: 'paper', value: paper })}</Status>;
}
