import type { JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './filter-chips.css';

export type FilterChip = {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
  /** Makes the chip itself a button that changes what it says. */
  readonly edit?: { readonly label: string; readonly onPress: () => void };
  readonly removeLabel: string;
  readonly onRemove: () => void;
};

type FilterChipsProps = {
  readonly label: string;
  readonly chips: readonly FilterChip[];
  readonly clearLabel: string;
  readonly onClear: () => void;
};

/** What narrows the list just now, each with a way to take it away. */
export function FilterChips({ label, chips, clearLabel, onClear }: FilterChipsProps): JSX.Element | null {
  if (chips.length === 0) return null;
  return (
    <div className="chips">
      <ul className="chips__list" aria-label={label}>
        {chips.map((chip) => (
          <li key={chip.key} className="chip">
            {chip.edit === undefined ? (
              <>
                <span className="chip__label">{chip.label}:</span>
                <span className="chip__value">{chip.value}</span>
              </>
            ) : (
              <button type="button" className="chip__edit" title={chip.edit.label} onClick={chip.edit.onPress}>
                <span className="chip__label">{chip.label}:</span> <span className="chip__value">{chip.value}</span>
              </button>
            )}
            <button type="button" className="chip__remove" aria-label={chip.removeLabel} onClick={chip.onRemove}>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="chips__clear" onClick={onClear}>
        {clearLabel}
      </button>
    </div>
  );
}

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
