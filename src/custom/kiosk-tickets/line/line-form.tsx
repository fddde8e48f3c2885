import { type JSX, useId, useRef } from 'react';
import { type TicketTag, ticketTags, unknownTicketTags } from '../../../../contract/rules/kiosk/ticket/ticket-tags.ts';
import { lineAligns, lineTypes, lineWeights, type TicketLine, ticketLimits } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import { BoundedNumber } from '../fields/bounded-number.tsx';
import { Choice } from '../fields/choice.tsx';
import { useTicketWords } from '../state/ticket-words.ts';

type LineFormProps = { readonly line: TicketLine; readonly onChange: (line: TicketLine) => void };

/** Everything about one line, changed in its place. */
export function LineForm({ line, onChange }: LineFormProps): JSX.Element {
  const { fields, types, aligns } = useTicketWords();
  const { empty, ownText, number, service, moment } = lineTypes;
  const change = (patch: Partial<TicketLine>): void => onChange({ ...line, ...patch });
  const typeOptions = [empty, ownText, number, service, moment].map((type) => [type, types[type]] as const);
  return (
    <div className="ticket-line-form">
      <Choice label={fields.type} value={line.type} options={typeOptions} onChange={(type) => change({ type })} />
      {line.type === ownText ? <OwnText text={line.text} onChange={(text) => change({ text })} /> : null}
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
    </div>
  );
}

/** An own text; a value is inserted where the cursor is. */
function OwnText({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }): JSX.Element {
  const said = useTicketWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const unknown = unknownTicketTags(text);
  const insert = (tag: TicketTag): void => {
    const { selectionStart: from, selectionEnd: to } = input.current ?? { selectionStart: null, selectionEnd: null };
    const [start, end] = [from ?? text.length, to ?? text.length];
    const longer = `${text.slice(0, start)}{${tag}}${text.slice(end)}`;
    if (longer.length <= ticketLimits.textCharacters) onChange(longer);
    input.current?.focus();
  };
  return (
    <div className="ticket-own-text">
      <label htmlFor={id}>{said.fields.text}</label>
      <span>
        <input
          id={id}
          ref={input}
          className="input"
          type="text"
          autoComplete="off"
          maxLength={ticketLimits.textCharacters}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
        <MenuButton label={said.insert} icon="plus">
          {(close) =>
            ticketTags.map((tag) => (
              <MenuItem
                key={tag}
                aria-label={said.insertOne(said.tags[tag])}
                onClick={() => {
                  insert(tag);
                  close();
                }}
              >
                {said.tags[tag]}
              </MenuItem>
            ))
          }
        </MenuButton>
      </span>
      {unknown.length === 0 ? null : <p role="status">{said.unknownTags(unknown.join(', '))}</p>}
      {/\{(?:pred_vami|cekani)\}/u.test(text) ? <p className="quiet">{said.unknownValue}</p> : null}
    </div>
  );
}
