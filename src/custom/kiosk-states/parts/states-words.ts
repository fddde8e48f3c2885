import { kioskStates as czech } from '../../../../contract/messages/cs/console/devices/kiosk-states.ts';
import { kioskStates as english } from '../../../../contract/messages/en/console/devices/kiosk-states.ts';
import { wordsHook } from '../../../crud/core/words.ts';

export type StatesWords = typeof czech;

/** Words of the sounds and images of states: they are fetched with the screen. */
export const useStatesWords = wordsHook<StatesWords>(czech, english);
