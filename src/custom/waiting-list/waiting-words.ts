import { waitingList as czech } from '../../../contract/messages/cs/console/counter/waiting-list.ts';
import { waitingList as english } from '../../../contract/messages/en/console/counter/waiting-list.ts';
import { textsHook } from '../../crud/core/words.ts';

/** Texts of the screen with who waits, loaded with it. */
export const useWaitingWords = textsHook(czech, english);
