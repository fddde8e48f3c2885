import type { JSX } from 'react';
import { Check } from '../field/check.tsx';
import { Dialog } from './dialog.tsx';
import './key-sheet.css';

export type KeyLine = readonly [key: string, action: string];

type KeySheetProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly lines: readonly KeyLine[];
  /** The switch of keys of one character. */
  readonly single: { readonly label: string; readonly help: string; readonly isOn: boolean; readonly onChange: (on: boolean) => void };
  readonly onClose: () => void;
};

/** What the keys do, and the switch of those of one character. */
export function KeySheet({ title, closeLabel, lines, single, onClose }: KeySheetProps): JSX.Element {
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose}>
      <dl className="keys">
        {lines.map(([key, action]) => (
          <div key={key} className={!single.isOn && key.length === 1 ? 'keys__row keys__row--off' : 'keys__row'}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <div className="keys__switch">
        <Check label={single.label} help={single.help} checked={single.isOn} onChange={single.onChange} />
      </div>
    </Dialog>
  );
}
