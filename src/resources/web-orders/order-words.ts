import { agendaOrder as czech } from '../../../contract/messages/cs/console/web-orders/agenda-order.ts';
import { agendaOrder as english } from '../../../contract/messages/en/console/web-orders/agenda-order.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Words of the order of agendas: they are fetched with their list. */
export const useOrderWords = wordsHook(czech, english);
