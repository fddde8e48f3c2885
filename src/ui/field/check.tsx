import type { JSX } from 'react';
import './check.css';

type CheckProps = { readonly label: string; readonly help?: string; readonly checked: boolean; readonly onChange: (on: boolean) => void };

/** On or off, outside a form: it holds at once. */
export function Check({ label, help, checked, onChange }: CheckProps): JSX.Element {
  return (
    <label className="check-option">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        {help === undefined ? null : <span className="check-option__help">{help}</span>}
      </span>
    </label>
  );
}
