import { readAloud as czech } from '../../../../contract/messages/cs/console/counter/read-aloud.ts';
import { readAloud as english } from '../../../../contract/messages/en/console/counter/read-aloud.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words for reading an order to its client, fetched with what shows them. */
export const useReadAloudWords = wordsHook(czech, english);
