import { type JSX, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import './column-dialog.css';

export type ColumnWords = {
  readonly title: string;
  readonly close: string;
  readonly help: string;
  readonly reset: string;
  readonly apply: string;
  readonly up: (label: string) => string;
  readonly down: (label: string) => string;
  /** Said after a move: "Kód je na 2. místě z 7" */
  readonly moved: (label: string, place: number, of: number) => string;
};

type NamedColumn = { readonly name: string; readonly label: string };

type ColumnDialogProps = {
  readonly words: ColumnWords;
  readonly offered: readonly NamedColumn[];
  readonly chosen: readonly string[];
  readonly usual: readonly string[];
  readonly onApply: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Which columns, in which order: shown ones first. Buttons move them, so no dragging is needed (WCAG 2.5.7). */
export function ColumnDialog({ words, offered, chosen, usual, onApply, onClose }: ColumnDialogProps): JSX.Element {
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(chosen));
  const [order, setOrder] = useState<readonly string[]>(() => fullOrder(offered, chosen));
  const [announcement, setSaid] = useState('');
  const labelOf = (name: string): string => offered.find((column) => column.name === name)?.label ?? name;
  const move = (name: string, by: -1 | 1): void => {
    const from = order.indexOf(name);
    const to = from + by;
    if (to < 0 || to >= order.length) return;
    setOrder(order.toSpliced(from, 1).toSpliced(to, 0, name));
    setSaid(words.moved(labelOf(name), to + 1, order.length));
  };
  const toggle = (name: string): void => {
    const next = new Set(shown);
    if (!next.delete(name)) next.add(name);
    // A table of no columns shows nothing: the last one stays.
    if (next.size > 0) setShown(next);
  };
  const reset = (): void => {
    setShown(new Set(usual));
    setOrder(fullOrder(offered, usual));
  };
  const actions = (
    <>
      <Button tone="plain" onClick={reset}>
        {words.reset}
      </Button>
      <Button tone="primary" onClick={() => onApply(order.filter((name) => shown.has(name)))}>
        {words.apply}
      </Button>
    </>
  );
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose} actions={actions}>
      <p className="quiet">{words.help}</p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ol className="column-list">
        {order.map((name, place) => (
          <li key={name} className="column-list__item">
            <label className="column-list__name">
              <input type="checkbox" checked={shown.has(name)} onChange={() => toggle(name)} />
              {labelOf(name)}
            </label>
            <IconButton
              icon="chevronUp"
              label={words.up(labelOf(name))}
              aria-disabled={place === 0 || undefined}
              onClick={() => move(name, -1)}
            />
            <IconButton
              icon="chevronDown"
              label={words.down(labelOf(name))}
              aria-disabled={place === order.length - 1 || undefined}
              onClick={() => move(name, 1)}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function fullOrder(offered: readonly NamedColumn[], first: readonly string[]): readonly string[] {
  return [...first, ...offered.map((column) => column.name).filter((name) => !first.includes(name))];
}
