import { kioskTickets as czech } from '../../../../contract/messages/cs/console/devices/kiosk-tickets.ts';
import { kioskTickets as english } from '../../../../contract/messages/en/console/devices/kiosk-tickets.ts';
import { wordsHook } from '../../../crud/core/words.ts';

export type TicketWords = typeof czech;

/** Words of the editor of tickets: they are fetched with the screen. */
export const useTicketWords = wordsHook<TicketWords>(czech, english);

/** Own texts of a new ticket: visitors of a Czech town read Czech first. */
export const newTicketTexts = czech.new;
