import type { JSX } from 'react';
import { partsOfText } from '../../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import { lineTypes, type TicketLine } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import { useTicketWords } from '../state/ticket-words.ts';

/** What a line has on the ticket: words as they are, what is filled in as chips. */
export function LineContent({ line }: { readonly line: TicketLine }): JSX.Element {
  const said = useTicketWords();
  const chips = (...names: readonly string[]): JSX.Element => (
    <>
      {names.map((name) => (
        <span key={name} className="ticket-chip">
          {name}
        </span>
      ))}
    </>
  );
  const { tags } = said;
  switch (line.type) {
    case lineTypes.empty:
      return <span className="quiet">{said.notPrinted}</span>;
    case lineTypes.number:
      return chips(tags.cislo);
    case lineTypes.service:
      return chips(said.before, tags.cinnost, said.after);
    case lineTypes.moment:
      return chips(tags.den, tags.datum, tags.cas);
    case lineTypes.ownText: {
      if (line.text.trim() === '') return <span className="quiet">{said.notPrinted}</span>;
      const places = new Map(partsOfText(line.text).map((part, at) => [at, part]));
      return (
        <>
          {[...places].map(([at, { text, tag }]) =>
            tag === null ? (
              text
            ) : (
              <span key={at} className="ticket-chip">
                {tags[tag]}
              </span>
            ),
          )}
        </>
      );
    }
  }
}
