import { type JSX, useId, useState } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { FilterFrameProps } from '../filters/filter-button.tsx';

/** The name of a filter that unfolds what it asks, under it. */
export function FoldedFilter({ label, active, startsOpen, children }: FilterFrameProps): JSX.Element {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div className="folded-filter">
      <button
        type="button"
        className={active ? 'folded-filter__name folded-filter__name--active' : 'folded-filter__name'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      {isOpen ? (
        <div id={id} className="folded-filter__panel" role="group" aria-label={label}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
