import type { JSX } from 'react';
import { fillCode, type TicketValues } from '../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import { type TicketCode as Code, ticketLimits } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { OwnText } from './own-text.tsx';
import { useTicketWords } from './state/ticket-words.ts';
import { BoundedNumber, Choice } from './ticket-fields.tsx';

type CodeProps = {
  readonly code: Code | null;
  /** The line that a new code comes under: the last that is printed. */
  readonly last: number;
  readonly values: TicketValues;
  readonly onChange: (code: Code | null) => void;
};

const usualMillimetres = 24;

/** The QR code of a ticket: what a telephone reads from it, where it is and how large. */
export function TicketCode({ code, last, values, onChange }: CodeProps): JSX.Element {
  const { code: said } = useTicketWords();
  if (code === null) {
    return (
      <section className="ticket-part" aria-label={said.title}>
        <p className="ticket-part__words">{said.none}</p>
        <Button icon="plus" onClick={() => onChange({ text: '', under: last, width_mm: usualMillimetres })}>
          {said.add}
        </Button>
      </section>
    );
  }
  const isShort = code.text.trim() === '';
  const isPrinted = fillCode(code, values) !== undefined;
  return (
    <section className="ticket-part" aria-label={said.title}>
      <div className="ticket-part__words">
        <p>{said.title}</p>
        <p role="status" className={isPrinted ? 'quiet' : 'ticket-warning'}>
          {isPrinted ? null : <Icon name="alert" size={16} />}
          {isPrinted ? said.readable : isShort ? said.empty : said.tooLong}
        </p>
      </div>
      <Choice
        label={said.under}
        value={code.under}
        options={Array.from({ length: ticketLimits.lines }, (_, at) => [at, said.line(at)] as const)}
        onChange={(under) => onChange({ ...code, under })}
      />
      <BoundedNumber
        label={said.width}
        value={code.width_mm}
        {...ticketLimits.codeMillimetres}
        onChange={(millimetres) => onChange({ ...code, width_mm: millimetres })}
      />
      <Button tone="plain" onClick={() => onChange(null)}>
        {said.remove}
      </Button>
      <OwnText label={said.text} text={code.text} onChange={(text) => onChange({ ...code, text })} />
    </section>
  );
}
