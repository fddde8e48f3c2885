import { kioskDesign as czech } from '../../contract/messages/cs/console/kiosks/kiosk-design.ts';
import { kioskDesign as english } from '../../contract/messages/en/console/kiosks/kiosk-design.ts';
import { useWords } from '../crud/core/words.ts';

/** Words that the three editors of a kiosk share: they are fetched with the first of them. */
export function useDesignWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
