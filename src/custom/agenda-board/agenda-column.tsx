import { type JSX, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { DropPlace } from '../../ui/drag/drop-place.tsx';
import { Status } from '../../ui/page/status.tsx';
import { useBoardWords } from './board-words.ts';
import { endKey } from './line-key.ts';

type AgendaColumnProps = {
  readonly id: number | null;
  readonly name: string;
  /** The page of the agenda. */
  readonly to?: string;
  readonly help?: string;
  readonly count: number;
  readonly isShown: boolean;
  readonly mayMove: boolean;
  /** Above the lines. */
  readonly tools?: ReactNode;
  /** Where there is no line. */
  readonly none?: string | undefined;
  readonly children: ReactNode;
};

/** An agenda, or what is in none, as a column of lines. */
export function AgendaColumn({ id, name, to, help, count, isShown, mayMove, tools, none, children }: AgendaColumnProps): JSX.Element {
  const words = useBoardWords();
  const heading = useId();
  return (
    <section className={id === null ? 'agenda-column agenda-column--outside' : 'agenda-column'} aria-labelledby={heading}>
      <div className="agenda-column__head">
        <h2 id={heading}>{to === undefined ? name : <Link to={to}>{name}</Link>}</h2>
        <span className="quiet">{words.count(count)}</span>
        {isShown ? null : (
          <Status tone="neutral" icon="eyeOff">
            {words.hidden}
          </Status>
        )}
      </div>
      {help === undefined ? null : <p className="agenda-column__help quiet">{help}</p>}
      {tools}
      {none === undefined ? null : <p className="agenda-column__help quiet">{none}</p>}
      <ol className="agenda-column__lines">{children}</ol>
      {mayMove ? (
        <DropPlace as="div" place={endKey(id)} className="agenda-column__end">
          {count === 0 && id !== null ? words.dropHere : null}
        </DropPlace>
      ) : null}
    </section>
  );
}
