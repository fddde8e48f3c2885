import { ordering as czech } from '../../../../contract/messages/cs/console/web-orders/ordering.ts';
import { ordering as english } from '../../../../contract/messages/en/console/web-orders/ordering.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of choosing a time: they are fetched with the chooser. */
export const useOrderingWords = wordsHook(czech, english);
