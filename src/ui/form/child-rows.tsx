import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import './child-rows.css';

export type ChildRowWords = {
  readonly item: (place: number) => string;
  readonly up: (place: number) => string;
  readonly down: (place: number) => string;
  readonly remove: (place: number) => string;
};

type ChildRowsProps = {
  /** Of the rows in their order; stays with a row that moves. */
  readonly keys: readonly string[];
  readonly words: ChildRowWords;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  readonly children: (at: number) => ReactNode;
};

type Moved = { readonly key: string; readonly way: 'up' | 'down' };

/** Rows of fields in an order that buttons change; the focus goes with the row that moved. */
export function ChildRows({ keys, words, onMove, onRemove, children }: ChildRowsProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<Moved>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    const { key, way } = moved.current;
    moved.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] [data-way="${way}"]`)?.focus();
  });
  const move = (at: number, way: Moved['way']): void => {
    const key = keys[at];
    const to = way === 'up' ? at - 1 : at + 1;
    if (key === undefined || to < 0 || to >= keys.length) return;
    moved.current = { key, way };
    onMove(at, to);
  };
  return (
    <ol ref={list} className="child-rows">
      {keys.map((key, at) => (
        <li key={key} className="child-rows__row" data-row={key} aria-label={words.item(at + 1)}>
          <span className="child-rows__place figures" aria-hidden="true">
            {at + 1}.
          </span>
          <div className="child-rows__fields">{children(at)}</div>
          <div className="child-rows__tools">
            <IconButton
              icon="chevronUp"
              label={words.up(at + 1)}
              data-way="up"
              aria-disabled={at === 0 || undefined}
              onClick={() => move(at, 'up')}
            />
            <IconButton
              icon="chevronDown"
              label={words.down(at + 1)}
              data-way="down"
              aria-disabled={at === keys.length - 1 || undefined}
              onClick={() => move(at, 'down')}
            />
            <IconButton icon="trash" label={words.remove(at + 1)} onClick={() => onRemove(at)} />
          </div>
        </li>
      ))}
    </ol>
  );
}
