import { planCopy as czech } from '../../../../contract/messages/cs/console/web-orders/plan-copy.ts';
import { planCopy as english } from '../../../../contract/messages/en/console/web-orders/plan-copy.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of copying a plan: they are fetched with its button. */
export const useCopyWords = wordsHook(czech, english);
