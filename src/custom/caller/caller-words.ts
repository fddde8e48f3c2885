import { caller as czech } from '../../../contract/messages/cs/console/counter/caller.ts';
import { caller as english } from '../../../contract/messages/en/console/counter/caller.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Words of the caller's bar, fetched with it. */
export const useCallerWords = wordsHook(czech, english);
