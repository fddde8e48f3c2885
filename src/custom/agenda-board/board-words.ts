import { agendaBoard as czech } from '../../../contract/messages/cs/console/web-orders/agenda-board.ts';
import { agendaBoard as english } from '../../../contract/messages/en/console/web-orders/agenda-board.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Words of the agendas with their services: they are fetched with the screen. */
export const useBoardWords = wordsHook(czech, english);
