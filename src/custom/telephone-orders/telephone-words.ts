import { telephoneOrders as czech } from '../../../contract/messages/cs/console/counter/telephone-orders.ts';
import { telephoneOrders as english } from '../../../contract/messages/en/console/counter/telephone-orders.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Words of the telephone bar, fetched with it. */
export const useTelephoneWords = wordsHook(czech, english);
