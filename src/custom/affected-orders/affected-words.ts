import { affectedOrders as czech } from '../../../contract/messages/cs/console/web-orders/affected-orders.ts';
import { affectedOrders as english } from '../../../contract/messages/en/console/web-orders/affected-orders.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Texts of the screen of affected orders, loaded with it. */
export const useAffectedWords = wordsHook(czech, english);
