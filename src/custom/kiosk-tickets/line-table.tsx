import { Fragment, type JSX, useId, useState } from 'react';
import { partsOfText } from '../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import { lineTypes, type TicketLine } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { LineForm } from './line-form.tsx';
import { useTicketWords } from './state/ticket-words.ts';

type LineTableProps = {
  /** The line that the QR code is under; null without one. */
  readonly codeUnder: number | null;
  readonly lines: readonly TicketLine[];
  /** The line that is being edited. */
  readonly open: number | null;
  readonly onOpen: (line: number | null) => void;
  readonly onChange: (at: number, line: TicketLine) => void;
  /** Opens an empty line as one of text. */
  readonly onAdd: (at: number) => void;
};

/** Lines 0 to 11; one of them is open and changed in its place. */
export function LineTable({ codeUnder, lines, open, onOpen, onChange, onAdd }: LineTableProps): JSX.Element {
  const said = useTicketWords();
  const { columns } = said;
  const id = useId();
  const [added, setAdded] = useState<number | null>(null);
  const numbered = new Map(lines.map((line, at) => [at, line]));
  // Empty lines at the end are one row, until one of them is edited.
  const used =
    Math.max(
      lines.findLastIndex((line) => line.type !== lineTypes.empty || line.rule === true),
      codeUnder ?? 0,
      open ?? 0,
    ) + 1;
  const rest = lines.length - used;
  return (
    <table className="ticket-lines">
      <thead>
        <tr>
          <th scope="col" className="figures">
            {columns.line}
          </th>
          <th scope="col">{columns.type}</th>
          <th scope="col">{columns.content}</th>
          <th scope="col" className="figures">
            {columns.size}
          </th>
          <th scope="col" className="figures">
            {columns.weight}
          </th>
          <th scope="col">
            <span className="visually-hidden">{columns.edit}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...numbered].slice(0, used).map(([at, line]) => {
          const isOpen = at === open;
          const isEmpty = line.type === lineTypes.empty;
          return (
            <Fragment key={at}>
              <tr className={isOpen ? 'ticket-lines__row--open' : undefined}>
                <th scope="row" className="figures">
                  {at}
                </th>
                <td>{said.types[line.type]}</td>
                <td>
                  <LineContent line={line} />
                  {line.rule === true ? <span className="ticket-chip ticket-chip--rule">{said.ruled}</span> : null}
                  {at === codeUnder ? <span className="ticket-chip ticket-chip--rule">{said.coded}</span> : null}
                </td>
                <td className="figures">{isEmpty ? '' : line.size}</td>
                <td className="figures">{isEmpty ? '' : line.weight}</td>
                <td>
                  <IconButton
                    icon={isOpen ? 'chevronUp' : 'chevronDown'}
                    label={isOpen ? said.fold(at) : said.edit(at)}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? id : undefined}
                    onClick={() => {
                      setAdded(null);
                      onOpen(isOpen ? null : at);
                    }}
                  />
                </td>
              </tr>
              {isOpen ? (
                <tr className="ticket-lines__row--open" id={id}>
                  <td colSpan={6}>
                    <LineForm line={line} isNew={at === added} onChange={(changed) => onChange(at, changed)} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          );
        })}
        {rest === 0 ? null : (
          <tr>
            <th scope="row" className="figures quiet">
              {rest === 1 ? used : `${used}–${lines.length - 1}`}
            </th>
            <td className="quiet">{said.types[lineTypes.empty]}</td>
            <td className="quiet">{said.restNotPrinted(rest)}</td>
            <td className="figures">{''}</td>
            <td className="figures">{''}</td>
            <td>
              <IconButton
                icon="plus"
                label={said.addLine(used)}
                onClick={() => {
                  setAdded(used);
                  onAdd(used);
                }}
              />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

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
