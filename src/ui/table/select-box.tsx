import { type JSX, useEffect, useRef } from 'react';
import './select-box.css';

type SelectBoxProps = {
  /** Only read out: the row or the head of the table says it to the eyes. */
  readonly label: string;
  readonly checked: boolean;
  /** Some of those that it represents, but not all. */
  readonly mixed?: boolean;
  readonly onToggle: () => void;
};

/** A box that selects a row or all of them; its whole cell is the target. */
export function SelectBox({ label, checked, mixed = false, onToggle }: SelectBoxProps): JSX.Element {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="select-box">
      <input ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onToggle} data-row-select="" />
    </label>
  );
}
