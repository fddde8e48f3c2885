import type { TicketTexts } from '../../../contract/rules/kiosk/ticket/printed-ticket.ts';
import { type Row, textOf } from '../../crud/core/row.ts';

/** The names of a service on its tickets. */
export function ticketTextsOf(service: Row): TicketTexts {
  return {
    ticketName: textOf(service['ticket_line_name']) || textOf(service['name']),
    before: textOf(service['ticket_line_pre']),
    after: textOf(service['ticket_line_pos']),
  };
}

/** The name and the address of a branch as its tickets have them. */
export function ticketStoreOf(store: Row): { readonly name: string; readonly address: string } {
  return {
    name: textOf(store['label']),
    address: [textOf(store['street']), textOf(store['city'])].filter((part) => part !== '').join(', '),
  };
}
