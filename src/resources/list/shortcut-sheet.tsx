import type { JSX } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useSingleKeys } from '../use-shortcuts.ts';
import { useWords } from '../words.ts';
import './shortcut-sheet.css';

/** What the keys do, and the switch of those of one character. */
export function ShortcutSheet({ mayCreate, onClose }: { readonly mayCreate: boolean; readonly onClose: () => void }): JSX.Element {
  const { shortcuts, form } = useWords();
  const [on, setOn] = useSingleKeys();
  const single: readonly (readonly [key: string, deed: string])[] = [
    ['j', shortcuts.nextRow],
    ['k', shortcuts.previousRow],
    ['/', shortcuts.filter],
    ...(mayCreate ? [['n', shortcuts.create] as const] : []),
    ['?', shortcuts.list],
  ];
  const always = [
    ['Enter', shortcuts.openRow],
    [shortcuts.addSortKeys, shortcuts.addSort],
    ['Ctrl+S', shortcuts.save],
    ['Ctrl+K', shortcuts.search],
    ['Esc', shortcuts.close],
  ] as const;
  return (
    <Dialog title={shortcuts.title} closeLabel={form.close} onClose={onClose}>
      <dl className="keys">
        {[...single, ...always].map(([key, deed]) => (
          <div key={key} className={!on && key.length === 1 ? 'keys__row keys__row--off' : 'keys__row'}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
      <label className="keys__switch">
        <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
        <span>
          {shortcuts.singleKeys}
          <span className="keys__help">{shortcuts.singleKeysHelp}</span>
        </span>
      </label>
    </Dialog>
  );
}
