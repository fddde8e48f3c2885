import { printing as czech } from '../../../../contract/messages/cs/console/lists/printing.ts';
import { printing as english } from '../../../../contract/messages/en/console/lists/printing.ts';
import { useWords } from '../../core/words.ts';

/** Words of printed lists: they are fetched when one is printed. */
export function usePrintWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
