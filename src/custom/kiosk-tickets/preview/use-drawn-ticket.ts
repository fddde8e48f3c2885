import { useMemo, useState } from 'react';
import { ticketNumber } from '../../../../contract/rules/branch/office-rules.ts';
import type { PrintedTicket } from '../../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import { printedTicket } from '../../../../contract/rules/kiosk/ticket/printed-ticket.ts';
import type { TicketDesign } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import { useClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import { type DrawnPaper, useDrawnPaper } from '../../../kiosk-design/paper/use-drawn-paper.ts';
import { type TicketWords, useTicketWords } from '../state/ticket-words.ts';
import type { TicketedKiosk, TicketedService } from '../state/use-ticketed-kiosk.ts';

type Wanted = { readonly kiosk: TicketedKiosk; readonly design: TicketDesign; readonly service: TicketedService | undefined };

/** A design filled and drawn as the kiosk would print it now for the service. */
export function useDrawnTicket({ kiosk, design, service }: Wanted): DrawnPaper & { readonly ticket: PrintedTicket } {
  const said = useTicketWords();
  const { language } = useWords();
  const now = useClock();
  const [opened] = useState(now);
  const ticket = useMemo(
    () => sampleTicket(said, { kiosk, service, now: opened, language: language === 'en' ? 'en' : 'cs' }),
    [said, kiosk, service, opened, language],
  );
  return { ticket, ...useDrawnPaper(design, ticket) };
}

type Sample = {
  readonly kiosk: Pick<TicketedKiosk, 'storeName' | 'address'>;
  readonly service: TicketedService | undefined;
  readonly now: Date;
  readonly language: 'cs' | 'en';
};

const usualNumbers = { ticket_prefix: null, number_from: 1, number_to: 999 };

/** A ticket as the kiosk would print it now, with the figures of a usual morning. */
function sampleTicket(said: TicketWords, { kiosk, service, now, language }: Sample): PrintedTicket {
  const { before, people, wait, service: nameless } = said.sample;
  return printedTicket({
    number: ticketNumber(service?.numbers ?? usualNumbers, before),
    service: service ?? { ticketName: nameless, before: '', after: '' },
    store: { name: kiosk.storeName, address: kiosk.address },
    people,
    wait,
    now,
    language,
  });
}
