import { fileWords as czech } from '../../../../contract/messages/cs/console/web-orders/files.ts';
import { fileWords as english } from '../../../../contract/messages/en/console/web-orders/files.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';

/** Words of uploading: they are fetched with the forms that have a file. */
export function useFileWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
