import { kioskDesign as czech } from '../../contract/messages/cs/console/kiosks/kiosk-design.ts';
import { kioskDesign as english } from '../../contract/messages/en/console/kiosks/kiosk-design.ts';
import { wordsHook } from '../crud/core/words.ts';

/** Words that the three editors of a kiosk share: they are fetched with the first of them. */
export const useDesignWords = wordsHook(czech, english);
