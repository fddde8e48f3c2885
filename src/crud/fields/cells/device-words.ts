import { devices as czech } from '../../../../contract/messages/cs/console/settings/devices.ts';
import { devices as english } from '../../../../contract/messages/en/console/settings/devices.ts';
import { wordsHook } from '../../core/words.ts';

/** Words of the devices where a user is signed in: they are fetched with the screens that list them. */
export const useDeviceWords = wordsHook(czech, english);
