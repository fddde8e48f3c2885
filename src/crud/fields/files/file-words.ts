import { fileWords as czech } from '../../../../contract/messages/cs/console/forms/files.ts';
import { fileWords as english } from '../../../../contract/messages/en/console/forms/files.ts';
import { useWords } from '../../core/words.ts';

/** Words of uploading: they are fetched with the forms that have a file. */
export function useFileWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
