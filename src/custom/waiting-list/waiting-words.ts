import { waitingList as czech } from '../../../contract/messages/cs/console/counter/waiting-list.ts';
import { waitingList as english } from '../../../contract/messages/en/console/counter/waiting-list.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Texts of the screen with who waits, loaded with it. */
export const useWaitingWords = wordsHook(czech, english);
