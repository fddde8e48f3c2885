import type { JSX } from 'react';
import { StateMark } from '../../../branch-status/state-mark.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { StoreOption, StoreOptionGroup } from './store-groups.ts';
import './store-picker.css';

type StoreOptionsProps = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly StoreOptionGroup[];
  readonly chosen: number | undefined;
  readonly active: StoreOption | undefined;
  readonly isBusy: boolean;
  readonly onPoint: (option: StoreOption) => void;
  readonly onPick: (option: StoreOption) => void;
};

/** Identifier of an option in the page. */
export function storeOptionId(listId: string, { key }: StoreOption): string {
  return `${listId}-${key}`;
}

/** Stores to choose from, in groups; the focus stays in the input above, which points at the active one. */
export function StoreOptions({ id, label, groups, chosen, active, isBusy, onPoint, onPick }: StoreOptionsProps): JSX.Element {
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={isBusy} tabIndex={-1}>
      {groups.map(({ key, title, options }) => (
        <div key={key} role="group" {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': `${id}-${key}-title` })}>
          {title === undefined ? null : (
            <div id={`${id}-${key}-title`} className="store-picker__group" role="presentation">
              {title}
            </div>
          )}
          {options.map((option) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are handled at the input, where the focus stays
            <div
              key={option.key}
              id={storeOptionId(id, option)}
              className={option === active ? 'store-picker__option store-picker__option--active' : 'store-picker__option'}
              role="option"
              aria-selected={option.id === chosen}
              tabIndex={-1}
              // The focus stays in the input: a press on an option must not take it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(option)}
              onPointerMove={() => onPoint(option)}
            >
              <span className="store-picker__check">{option.id === chosen ? <Icon name="check" size={18} /> : null}</span>
              <span className="store-picker__label" title={option.label}>
                {option.label}
              </span>
              {option.state === undefined || option.state === 'communicating' ? null : (
                <span className="store-picker__state">
                  <StateMark state={option.state} />
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
