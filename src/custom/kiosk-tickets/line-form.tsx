import type { JSX } from 'react';
import { lineAligns, lineTypes, lineWeights, type TicketLine, ticketLimits } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import { Check } from '../../ui/field/check.tsx';
import { OwnText } from './own-text.tsx';
import { useTicketWords } from './state/ticket-words.ts';
import { BoundedNumber, Choice } from './ticket-fields.tsx';

type LineFormProps = {
  readonly line: TicketLine;
  /** It was just added: its text has the focus. */
  readonly isNew: boolean;
  readonly onChange: (line: TicketLine) => void;
};

/** Everything about one line, changed in its place. */
export function LineForm({ line, isNew, onChange }: LineFormProps): JSX.Element {
  const { fields, types, aligns } = useTicketWords();
  const { empty, ownText, number, service, moment } = lineTypes;
  const change = (patch: Partial<TicketLine>): void => onChange({ ...line, ...patch });
  const typeOptions = [empty, ownText, number, service, moment].map((type) => [type, types[type]] as const);
  return (
    <div className="ticket-line-form">
      <Choice label={fields.type} value={line.type} options={typeOptions} onChange={(type) => change({ type })} />
      {line.type === ownText ? <OwnText label={fields.text} text={line.text} isNew={isNew} onChange={(text) => change({ text })} /> : null}
      {line.type === empty ? null : (
        <>
          <BoundedNumber label={fields.size} value={line.size} {...ticketLimits.size} onChange={(size) => change({ size })} />
          <Choice
            label={fields.weight}
            value={line.weight}
            options={lineWeights.map((weight) => [weight, String(weight)])}
            onChange={(weight) => change({ weight })}
          />
          <Choice
            label={fields.align}
            value={line.align}
            options={lineAligns.map((align) => [align, aligns[align]])}
            onChange={(align) => change({ align })}
          />
          <BoundedNumber
            hasTenths
            label={fields.spacing}
            value={line.spacing}
            {...ticketLimits.spacing}
            onChange={(spacing) => change({ spacing })}
          />
        </>
      )}
      <Check label={fields.rule} checked={line.rule === true} onChange={(rule) => change({ rule })} />
    </div>
  );
}
