import { labelsOf, type Messages } from '../../../../contract/messages/texts.ts';
import { tickets } from '../../../../contract/resources/stores/tickets.ts';
import { readsAsTicket } from '../../../../contract/rules/services/ticket-numbers.ts';
import { usualFilter } from '../../../crud/list/state/list-time.ts';
import { allows, type Rights } from '../../../providers/rights/rights.ts';
import type { OptionGroup } from './option.ts';

type Ways = { readonly messages: Messages; readonly rights: Rights; readonly query: string; readonly go: (path: string) => void };

/** The way to tickets of today with the typed number: numbers return every day, so the server is not asked for all that ever bore it. */
export function ticketGroup({ messages, rights, query, go }: Ways): OptionGroup {
  const number = query.trim().replace(' ', '').toUpperCase();
  const filter = { ...usualFilter(tickets), q: number };
  const isOffered = readsAsTicket(query) && allows(rights, tickets.name, 'list');
  const option = {
    key: 'tickets/today',
    label: messages.console.search.ticketsToday(number),
    icon: 'list',
    leadsOn: true,
    details: [],
    isFetched: false,
    run: () => go(`${tickets.page}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`),
  } as const;
  return { key: tickets.name, title: labelsOf(messages, tickets.name).page, options: isOffered ? [option] : [] };
}
