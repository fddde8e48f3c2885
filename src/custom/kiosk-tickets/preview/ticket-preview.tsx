import { useQuery } from '@tanstack/react-query';
import { type JSX, useEffect, useMemo, useRef } from 'react';
import type { PrintedTicket } from '../../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import type { TicketDesign } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import type { Pixels } from '../../../../drawing/one-bit/bitmap.ts';
import { metresOfThousand, millimetresOf } from '../../../../drawing/ticket/paper.ts';
import { useTicketWords } from '../state/ticket-words.ts';
import { openTicketDrawer, showTicket } from './ticket-canvas.ts';

type PreviewProps = {
  readonly design: TicketDesign;
  readonly ticket: PrintedTicket;
  /** The content of the design's image; null without one. */
  readonly image: Pixels | null;
  /** The line that is being edited, marked in the preview. */
  readonly open: number | null;
};

/** The ticket as the printer prints it, how long it is and how much paper a thousand of them use. */
export function TicketPreview({ design, ticket, image, open }: PreviewProps): JSX.Element {
  const { preview: said } = useTicketWords();
  const { data: draw, error } = useQuery({ queryKey: ['ticket-drawer'], queryFn: openTicketDrawer, staleTime: Number.POSITIVE_INFINITY });
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useMemo(() => draw?.({ design, ticket, image }), [draw, design, ticket, image]);
  useEffect(() => {
    if (canvas.current !== null && drawn !== undefined) showTicket(canvas.current, drawn);
  }, [drawn]);
  const marked = drawn?.plan.rows.filter(({ line }) => line === open) ?? [];
  const [first, last] = [marked.at(0), marked.at(-1)];
  const height = drawn?.plan.height ?? 0;
  return (
    <section className="ticket-preview" aria-label={said.title}>
      <div className="ticket-preview__head">
        <h2>{said.title}</h2>
        {drawn === undefined ? null : (
          <p className="quiet">
            {said.length(millimetresOf(height))}
            <br />
            {said.paper(metresOfThousand(height))}
          </p>
        )}
      </div>
      {error === null ? null : <p role="alert">{said.failed}</p>}
      <p className="ticket-preview__width">
        <span>{said.width}</span>
      </p>
      <div className="ticket-preview__paper">
        <div className="ticket-preview__printed">
          <canvas ref={canvas} role="img" aria-label={said.image(ticket.values.cislo ?? '')} />
          {first === undefined || last === undefined ? null : (
            <span
              className="ticket-preview__mark"
              style={{ top: `${(first.top / height) * 100}%`, height: `${((last.top + last.height - first.top) / height) * 100}%` }}
            />
          )}
        </div>
      </div>
      <p className="quiet ticket-preview__note">{said.note}</p>
    </section>
  );
}
