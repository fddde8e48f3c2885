import type { JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './filter-chips.css';

export type PickedItem = { readonly id: number; readonly name: ReactNode };
type PickedListProps = {
  readonly label: string;
  readonly items: readonly PickedItem[];
  readonly removeLabel: string;
  readonly onRemove: (id: number) => void;
};

/** Several picked records, each with a way to take it away. */
export function PickedList({ label, items, removeLabel, onRemove }: PickedListProps): JSX.Element | null {
  if (items.length === 0) return null;
  return (
    <ul className="chips__list" aria-label={label}>
      {items.map(({ id, name }) => (
        <li key={id} className="chip">
          <span className="chip__value">{name}</span>
          <button type="button" className="chip__remove" onClick={() => onRemove(id)}>
            <Icon name="close" size={16} />
            <span className="visually-hidden">
              {removeLabel} {name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
