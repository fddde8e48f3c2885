import { useMemo, useState } from 'react';
import type { PrintedTicket } from '../../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import type { TicketDesign } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import { useClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import { type DrawnPaper, useDrawnPaper } from '../../../kiosk-design/paper/use-drawn-paper.ts';
import { sampleTicket } from '../state/sample-ticket.ts';
import { useTicketWords } from '../state/ticket-words.ts';
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
