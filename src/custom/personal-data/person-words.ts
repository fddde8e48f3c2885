import { person as czech } from '../../../contract/messages/cs/console/settings/person.ts';
import { person as english } from '../../../contract/messages/en/console/settings/person.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Words of what is held about a person: they are fetched with the screen. */
export const usePersonWords = wordsHook(czech, english);
