import type { KioskTickets, TicketDesign } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import { type ComparedPart, type ComparedRow, compareParts } from '../../kiosk-design/conflict-dialog.tsx';
import type { TicketWords } from './state/ticket-words.ts';
import type { TicketedKiosk } from './state/use-ticketed-kiosk.ts';

type Comparing = {
  readonly kiosk: Pick<TicketedKiosk, 'services'>;
  readonly base: KioskTickets | undefined;
  readonly mine: KioskTickets;
  readonly theirs: KioskTickets | undefined;
};

/** What two people changed in tickets, by ticket and line; undefined where there is nothing to compare with. */
export function compareTickets(said: TicketWords, { kiosk, base, mine, theirs }: Comparing): readonly ComparedRow[] | undefined {
  if (theirs === undefined) return undefined;
  const partsOf = (tickets: KioskTickets): ReadonlyMap<string, ComparedPart> => {
    const own = Object.entries(tickets.by_service).flatMap(([id, design]) => {
      const name = kiosk.services.find((service) => String(service.id) === id)?.name ?? id;
      return partsOfTicket(said, id, said.compared.ofService(name), design);
    });
    return new Map([...partsOfTicket(said, 'usual', said.compared.usual, tickets.usual), ...own]);
  };
  return compareParts({ base: partsOf(base ?? theirs), mine: partsOf(mine), theirs: partsOf(theirs), removed: said.compared.absent });
}

function partsOfTicket(said: TicketWords, key: string, ticket: string, { lines, image, code }: TicketDesign) {
  const words = said.compared;
  const ofLines = lines.map((line, at): readonly [string, ComparedPart] => {
    const content = line.type === 1 ? line.text : said.types[line.type];
    return [`${key} ${at}`, { where: words.line(ticket, at), value: line, said: content === '' ? said.types[0] : content }];
  });
  const single = (name: 'image' | 'code', value: unknown): readonly [string, ComparedPart] => [
    `${key} ${name}`,
    { where: words[name](ticket), value: value ?? null, said: value === null || value === undefined ? words.absent : words.changed },
  ];
  return [...ofLines, single('image', image), single('code', code)];
}
