import { plural } from '../../../basics/plural.ts';
import type { DeviceWords } from '../../../cs/console/settings/devices.ts';

/** Where one is signed in. */
export const devices: DeviceWords = {
  text: 'Devices on which you are signed in now. Sign out what you do not know, and change your password.',
  loading: 'Loading signed-in devices…',
  failed: 'The devices could not be loaded',
  retry: 'Try again',
  unknown: 'Unknown device',
  current: 'This device',
  address: 'Address',
  since: 'Signed in since',
  lastActive: 'Last active',
  end: 'Sign out',
  endOf: (device: string) => `Sign out the device ${device}`,
  ended: 'The device is signed out.',
  endOthers: 'Sign out all others',
  endedOthers: (count: number) => `You were signed out on ${count} ${plural(count, 'other device', 'other devices', 'other devices')}.`,
  alone: 'You are signed in nowhere else.',
  notEnded: 'The device could not be signed out.',
};
