import { type JSX, useEffect, useMemo, useRef } from 'react';
import { kioskTickets } from '../../../contract/messages/cs/console/devices/kiosk-tickets.ts';
import type { KioskTrialWords } from '../../../contract/messages/cs/console/devices/kiosk-trial.ts';
import { printedTicket } from '../../../contract/rules/kiosk/ticket/printed-ticket.ts';
import { designFor, type KioskTickets, newTickets } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import type { Issued } from '../../../contract/rules/kiosk/visit/visit.ts';
import { millimetresOf } from '../../../drawing/ticket/paper.ts';
import { showTicket } from '../paper/ticket-canvas.ts';
import { useDrawnPaper } from '../paper/use-drawn-paper.ts';
import type { TrialService, TrialStore } from './branch-query.ts';

type PaperTicketProps = {
  readonly words: KioskTrialWords;
  readonly printed: Issued;
  /** Undefined where the kiosk has none of its own: it is drawn as a new one begins. */
  readonly tickets: KioskTickets | undefined;
  readonly services: readonly TrialService[] | undefined;
  readonly store: TrialStore | undefined;
};

/** The ticket that a visitor takes from the printer. */
export function PaperTicket({ words, printed, tickets, services, store }: PaperTicketProps): JSX.Element {
  const { number, service: id, people, waitMinutes } = printed.ticket;
  const design = useMemo(() => designFor(tickets ?? newTickets(kioskTickets.new), id), [tickets, id]);
  const service = services?.find((one) => one.id === id);
  const ticket = useMemo(
    () =>
      printedTicket({
        number,
        service: service?.texts,
        store: store ?? { name: '', address: '' },
        people: people === null ? null : String(people),
        wait: waitMinutes === null ? null : words.minutes(waitMinutes),
        now: new Date(printed.at),
        language: printed.language,
      }),
    [words, printed, number, people, waitMinutes, service, store],
  );
  const { drawn, isFailed } = useDrawnPaper(design, ticket);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null && drawn !== undefined) showTicket(canvas.current, drawn);
  }, [drawn]);
  return (
    <section aria-label={words.paper}>
      <h3>{words.paper}</h3>
      {isFailed ? <p role="alert">{words.paperFailed}</p> : null}
      <div className="kiosk-trial__paper">
        <canvas ref={canvas} role="img" aria-label={words.paperOf(number)} />
      </div>
      <p className="kiosk-trial__note">
        {drawn === undefined ? '' : words.paperLength(millimetresOf(drawn.plan.height))} {tickets === undefined ? words.paperNotOwn : ''}
      </p>
    </section>
  );
}
