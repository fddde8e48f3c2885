import { clerkHome as czech } from '../../../../../contract/messages/cs/console/stores/clerk-home.ts';
import { clerkHome as english } from '../../../../../contract/messages/en/console/stores/clerk-home.ts';
import { wordsHook } from '../../../../crud/core/words.ts';

/** Words of the clerk's home, fetched with it. */
export const useClerkHomeWords = wordsHook(czech, english);
