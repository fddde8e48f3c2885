import { waitingList as czech } from '../../../contract/messages/cs/console/counter/waiting-list.ts';
import { waitingList as english } from '../../../contract/messages/en/console/counter/waiting-list.ts';
import { useWords } from '../../crud/core/words.ts';

/** Texts of the screen with who waits, loaded with it. */
export function useWaitingWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
