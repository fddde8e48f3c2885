import { Fragment, type JSX, useId } from 'react';
import { lineTypes, type TicketLine } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LineContent } from '../line/line-content.tsx';
import { LineForm } from '../line/line-form.tsx';
import { useTicketWords } from '../state/ticket-words.ts';

type LineTableProps = {
  readonly lines: readonly TicketLine[];
  /** The line that is being edited. */
  readonly open: number | null;
  readonly onOpen: (line: number | null) => void;
  readonly onChange: (at: number, line: TicketLine) => void;
};

/** Lines 0 to 11; one of them is open and changed in its place. */
export function LineTable({ lines, open, onOpen, onChange }: LineTableProps): JSX.Element {
  const said = useTicketWords();
  const { columns } = said;
  const id = useId();
  const numbered = new Map(lines.map((line, at) => [at, line]));
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
        {[...numbered].map(([at, line]) => {
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
                </td>
                <td className="figures">{isEmpty ? '' : line.size}</td>
                <td className="figures">{isEmpty ? '' : line.weight}</td>
                <td>
                  <IconButton
                    icon={isOpen ? 'chevronUp' : 'chevronDown'}
                    label={isOpen ? said.fold(at) : said.edit(at)}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? id : undefined}
                    onClick={() => onOpen(isOpen ? null : at)}
                  />
                </td>
              </tr>
              {isOpen ? (
                <tr className="ticket-lines__row--open" id={id}>
                  <td colSpan={6}>
                    <LineForm line={line} onChange={(changed) => onChange(at, changed)} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
