import { devices as czech, type DeviceWords } from '../../../../contract/messages/cs/console/settings/devices.ts';
import { devices as english } from '../../../../contract/messages/en/console/settings/devices.ts';
import type { SignedInDevice } from '../../../../contract/operations/signed-user.ts';
import type { ListedDevice } from '../../../ui/page/device-list.tsx';
import { formatInstant } from '../../core/format.ts';
import { wordsHook } from '../../core/words.ts';

/** A session that holds, in words. */
export function listedDevice(
  words: DeviceWords,
  { id, device, address, started_at, last_active_at, is_current }: SignedInDevice,
): ListedDevice {
  return {
    id,
    name: device ?? words.unknown,
    isCurrent: is_current,
    facts: [
      [words.lastActive, formatInstant(last_active_at)],
      [words.since, formatInstant(started_at)],
      [words.address, address ?? '–'],
    ],
  };
}

/** Words of the devices where a user is signed in: they are fetched with the screens that list them. */
export const useDeviceWords = wordsHook(czech, english);
