import { type JSX, useId, useLayoutEffect, useRef, useState } from 'react';
import { type TicketTag, ticketTags, unknownTicketTags, withTag } from '../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import { ticketLimits } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { MenuItem } from '../../ui/button/menu-item.tsx';
import { useTicketWords } from './state/ticket-words.ts';

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
  const [refused, setRefused] = useState<{ readonly tag: TicketTag; readonly over: number }>();
  const unknown = unknownTicketTags(text);
  const change = (changed: string): void => {
    setRefused(undefined);
    onChange(changed);
  };
  const insert = (tag: TicketTag): void => {
    const { selectionStart: from, selectionEnd: to } = input.current ?? { selectionStart: null, selectionEnd: null };
    const longer = withTag(text, tag, [from ?? text.length, to ?? text.length], ticketLimits.textCharacters);
    if (longer.over === 0) change(longer.text);
    else setRefused({ tag, over: longer.over });
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
          onChange={({ target }) => change(target.value)}
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
      {refused === undefined ? null : (
        <p className="field__error" role="alert">
          {said.tooLong(said.tags[refused.tag], ticketLimits.textCharacters, refused.over)}
        </p>
      )}
      {unknown.length === 0 ? null : <p role="status">{said.unknownTags(unknown.join(', '))}</p>}
      {/\{(?:pred_vami|cekani)\}/u.test(text) ? <p className="quiet">{said.unknownValue}</p> : null}
    </div>
  );
}
