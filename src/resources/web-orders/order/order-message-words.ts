import { orderMessages as czech } from '../../../../contract/messages/cs/console/web-orders/order-messages.ts';
import { orderMessages as english } from '../../../../contract/messages/en/console/web-orders/order-messages.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of the messages next to an order: they are fetched with them. */
export const useOrderMessageWords = wordsHook(czech, english);
