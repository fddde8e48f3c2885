import { fileWords as czech } from '../../../../contract/messages/cs/console/forms/files.ts';
import { fileWords as english } from '../../../../contract/messages/en/console/forms/files.ts';
import { wordsHook } from '../../core/words.ts';

/** Words of uploading: they are fetched with the forms that have a file. */
export const useFileWords = wordsHook(czech, english);
