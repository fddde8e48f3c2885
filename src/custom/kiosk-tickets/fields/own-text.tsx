import { type JSX, useId, useLayoutEffect, useRef } from 'react';
import { type TicketTag, ticketTags, unknownTicketTags } from '../../../../contract/rules/kiosk/ticket/ticket-tags.ts';
import { ticketLimits } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import { useTicketWords } from '../state/ticket-words.ts';

type OwnTextProps = {
  readonly label: string;
  readonly text: string;
  /** It begins with the focus in it. */
  readonly isNew?: boolean;
  readonly onChange: (text: string) => void;
};

/** An own text; a value is inserted where the cursor is. */
export function OwnText({ label, text, isNew = false, onChange }: OwnTextProps): JSX.Element {
  const said = useTicketWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isNew) input.current?.focus();
  }, [isNew]);
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
      <label htmlFor={id}>{label}</label>
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
