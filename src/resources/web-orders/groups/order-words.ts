import { agendaOrder as czech } from '../../../../contract/messages/cs/console/web-orders/agenda-order.ts';
import { agendaOrder as english } from '../../../../contract/messages/en/console/web-orders/agenda-order.ts';
import { textsHook } from '../../../crud/core/words.ts';

/** Words of the order of agendas: they are fetched with their list. */
export const useOrderWords = textsHook(czech, english);
