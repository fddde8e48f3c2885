import type { Playable, PlayTarget } from '../../../../../contract/rules/playing/playlist.ts';
import { candidatesFor, isFor } from '../../../../../contract/rules/playing/playlist-ranking.ts';
import { timelineOf } from '../../../../../contract/rules/playing/timeline.ts';
import { displayTarget, type PlayingInput } from '../../../../branch-status/playing-input.ts';
import { textOf } from '../../../../crud/core/row.ts';
import { segmentName } from './week-row.tsx';
import type { WeekDevice } from './week-times.ts';

type Playlists = { readonly playlists: readonly Playable[]; readonly own: Playable };

/** The devices that the own playlist is for, with what plays on them between the instants. */
export function devicesOf(input: PlayingInput, { playlists, own }: Playlists, from: number, to: number): readonly WeekDevice[] {
  const placed = (key: string, name: string, storeId: number, target: PlayTarget): readonly WeekDevice[] => {
    // Only what the playlist is for: other devices are no matter of it.
    if (!isFor(own, target)) return [];
    const candidates = candidatesFor(playlists, target);
    return [
      { key, name, target, place: input.stores.get(storeId) ?? '', segments: timelineOf(candidates, target, { from, to, ownId: own.id }) },
    ];
  };
  return [
    ...input.displays.flatMap((row) => placed(`d${String(row['id'])}`, textOf(row['name']), Number(row['store_id']), displayTarget(row))),
    ...input.buttons.flatMap(({ touchScreenId, buttonId, storeId, kiosk, text }) =>
      placed(`b${touchScreenId}.${buttonId}`, `${kiosk}: ${text}`, storeId, { kind: 'button', storeId, touchScreenId, buttonId }),
    ),
  ];
}

type Moment = { readonly key: string; readonly at: number };

/** The name of the segment of the device at the instant; undefined in a week that does not have it. */
export function segmentAt(devices: readonly WeekDevice[], { key, at }: Moment): string | undefined {
  const segment = devices.find((device) => device.key === key)?.segments.find(({ from, to }) => from <= at && at < to);
  return segment === undefined ? undefined : segmentName(key, segment.from);
}
