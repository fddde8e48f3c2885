import { caller as czech } from '../../../contract/messages/cs/console/counter/caller.ts';
import { caller as english } from '../../../contract/messages/en/console/counter/caller.ts';
import { useWords } from '../../crud/core/words.ts';

/** Words of the caller's bar, fetched with it. */
export function useCallerWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
