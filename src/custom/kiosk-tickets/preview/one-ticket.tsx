import { type JSX, useEffect, useRef } from 'react';
import type { TicketDesign } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import { showTicket } from '../../../kiosk-design/paper/ticket-canvas.ts';
import { useTicketWords } from '../state/ticket-words.ts';
import type { TicketedKiosk } from '../state/use-ticketed-kiosk.ts';
import { useDrawnTicket } from './use-drawn-ticket.ts';

/** A design as it would be printed for a usual service of the kiosk, to be looked at. */
export function OneTicket({ kiosk, design }: { readonly kiosk: TicketedKiosk; readonly design: TicketDesign }): JSX.Element {
  const { preview: said } = useTicketWords();
  const { drawn, ticket } = useDrawnTicket({ kiosk, design, service: kiosk.services[0] });
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null && drawn !== undefined) showTicket(canvas.current, drawn);
  }, [drawn]);
  return (
    <div className="ticket-preview__paper">
      <canvas ref={canvas} className="ticket-canvas" role="img" aria-label={said.image(ticket.values.cislo ?? '')} />
    </div>
  );
}
