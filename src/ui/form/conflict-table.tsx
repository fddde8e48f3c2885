import { type JSX, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import './conflict-table.css';

/** Which version holds; `both` where the changes of the two do not exclude each other. */
export type Side = 'mine' | 'theirs' | 'both';

const sides = ['mine', 'theirs', 'both'] as const;

export type ConflictRow = {
  readonly name: string;
  readonly label: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  /** Absent where one of the two has to be chosen. */
  readonly both?: ReactNode;
  readonly side: Side;
};

export type ConflictWords = {
  readonly mine: string;
  readonly theirs: string;
  readonly both: string;
  readonly takeAllMine: string;
  readonly takeAllTheirs: string;
};

type ConflictTableProps = {
  readonly words: ConflictWords;
  readonly rows: readonly ConflictRow[];
  readonly onSide: (name: string, side: Side) => void;
  readonly onAll: (side: 'mine' | 'theirs') => void;
};

/** Two versions of a record side by side, one of each field chosen. */
export function ConflictTable({ words, rows, onSide, onAll }: ConflictTableProps): JSX.Element {
  const prefix = useId();
  return (
    <>
      <div className="conflict__all">
        <Button onClick={() => onAll('mine')}>{words.takeAllMine}</Button>
        <Button onClick={() => onAll('theirs')}>{words.takeAllTheirs}</Button>
      </div>
      {rows.map((row) => (
        <fieldset key={row.name} className="conflict">
          <legend>{row.label}</legend>
          {sides
            .filter((side) => row[side] !== undefined)
            .map((side) => (
              <div key={side} className={row.side === side ? 'conflict__side conflict__side--chosen' : 'conflict__side'}>
                <input
                  type="radio"
                  id={`${prefix}-${row.name}-${side}`}
                  name={`${prefix}-${row.name}`}
                  checked={row.side === side}
                  aria-describedby={`${prefix}-${row.name}-${side}-value`}
                  onChange={() => onSide(row.name, side)}
                />
                <label htmlFor={`${prefix}-${row.name}-${side}`}>{words[side]}</label>
                <div id={`${prefix}-${row.name}-${side}-value`} className="conflict__value">
                  {row[side]}
                </div>
              </div>
            ))}
        </fieldset>
      ))}
    </>
  );
}
