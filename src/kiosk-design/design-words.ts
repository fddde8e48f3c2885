import { kioskDesign as czech } from '../../contract/messages/cs/console/devices/kiosk-design.ts';
import { kioskDesign as english } from '../../contract/messages/en/console/devices/kiosk-design.ts';
import { wordsHook } from '../crud/core/words.ts';

/** Words that the three editors of a kiosk share: they are fetched with the first of them. */
export const useDesignWords = wordsHook(czech, english);
